/**
 * `npm run bench -- pages`: cached page against the same bytes as a static file, and an uncached page. Prints ratios.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDemonstration, root } from './demonstration.ts'
import { load, type LoadResult } from './load.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const ROUNDS = 4
const CONNECTIONS = 32
const staticFile = path.join(root, 'site/dist/client/bench-page.html')
const demonstration = await createDemonstration()
const { origin, port } = demonstration

try {
  await demonstration.start()
  const page = await demonstration.projectPage()
  // The second request gets the best compression.
  await bytesOf(page, 'br')
  await sleep(500)
  const [plain, brotli] = [await bytesOf(page, 'identity'), await bytesOf(page, 'br')]
  await demonstration.stop()
  writeFileSync(staticFile, plain)
  writeFileSync(`${staticFile}.br`, brotli)
  await demonstration.start()

  for (const { name, accepted } of [
    { name: 'brotli', accepted: 'Accept-Encoding: br\r\n' },
    { name: 'uncompressed', accepted: '' },
  ]) {
    const headers = `Cookie: language=es\r\n${accepted}`
    const file = () => ({ path: '/bench-page.html', headers })
    const cached = () => ({ path: page, headers })
    await bytesOf(page, 'br')
    await load(port, CONNECTIONS, 1, cached)
    await load(port, CONNECTIONS, 1, file)
    // Alternating, so that load affects both.
    const rounds: (readonly [LoadResult, LoadResult])[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push([
        await load(port, CONNECTIONS, SECONDS / ROUNDS, cached),
        await load(port, CONNECTIONS, SECONDS / ROUNDS, file),
      ])
    const perSecond = (which: 0 | 1) => rounds.reduce((sum, round) => sum + round[which].perSecond, 0) / ROUNDS
    const p99Ms = Math.max(...rounds.map(([{ p99Ms: slowest }]) => slowest))
    console.log(
      `cached project page, ${name}`.padEnd(36),
      `${perSecond(0).toFixed(0)}/s   p99 ${p99Ms.toFixed(1)} ms   static file ${perSecond(1).toFixed(0)}/s   ratio ${(perSecond(0) / perSecond(1)).toFixed(2)}`,
    )
  }
  // An invalid session cookie bypasses the cache.
  const uncached = await load(port, 1, SECONDS, () => ({
    path: page,
    token: 'nobody',
    headers: 'Accept-Encoding: br\r\n',
  }))
  console.log(
    'uncached project page, one at a time'.padEnd(36),
    `${uncached.perSecond.toFixed(0)}/s   p50 ${uncached.p50Ms.toFixed(1)} ms   p95 ${uncached.p95Ms.toFixed(1)} ms`,
  )
} finally {
  await demonstration.remove()
  for (const suffix of ['', '.br']) rmSync(staticFile + suffix, { force: true })
}

/** Compressed. */
function bytesOf(address: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: 'language=es', 'accept-encoding': coding }
    get(origin + address, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
