/**
 * `npm run bench -- pages`: requests per second of the cached project page beside the same bytes as a plain static file
 * served by the same server in the same run, and the time of an uncached page. Prints ratios; asserts nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { load } from './load.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const CONNECTIONS = 32
const root = path.resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'cauce-bench-'))
const staticFile = path.join(root, 'site/dist/client/bench-page.html')
const port = await freePort()
const origin = `http://127.0.0.1:${port}`

let server = await start()
try {
  const page = await projectPage()
  const html = Buffer.from(await (await fetch(origin + page)).arrayBuffer())
  await stop(server)
  writeFileSync(staticFile, html)
  writeFileSync(`${staticFile}.br`, brotliCompressSync(html))
  writeFileSync(`${staticFile}.gz`, gzipSync(html))
  server = await start()

  for (const [name, headers] of [
    ['brotli', 'Accept-Encoding: br\r\n'],
    ['uncompressed', ''],
  ] as const) {
    // The first request makes the page; what is measured is the second and all after it.
    await fetch(origin + page)
    const file = await load(port, CONNECTIONS, SECONDS, () => ({ path: '/bench-page.html', headers }))
    const cached = await load(port, CONNECTIONS, SECONDS, () => ({
      path: page,
      headers: `Cookie: language=es\r\n${headers}`,
    }))
    console.log(
      `cached project page, ${name}`.padEnd(36),
      `${cached.perSecond.toFixed(0)}/s   p99 ${cached.p99Ms.toFixed(1)} ms   static file ${file.perSecond.toFixed(0)}/s   ratio ${(cached.perSecond / file.perSecond).toFixed(2)}`,
    )
  }
  // A session cookie goes past the cache; one that opens nothing makes the visitor's page anew each time.
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
  await stop(server)
  for (const suffix of ['', '.br', '.gz']) rmSync(staticFile + suffix, { force: true })
  rmSync(folder, { recursive: true, force: true })
}

async function start(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    ORIGIN: origin,
    DATA_FOLDER: path.join(folder, 'data'),
    CAUCE_DEMO: 'true',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [path.join(root, 'packages/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return child
    await sleep(100)
  }
  throw new Error('The server did not start')
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function projectPage(): Promise<string> {
  const answer = await fetch(`${origin}/v1/project/projects?take=1&isFrontOffice=true`)
  const { data } = (await answer.json()) as { data: { url: string }[] }
  if (!data[0]) throw new Error('The demonstration has no project')
  return `/projects/${data[0].url}`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
