/**
 * `npm run bench -- pages`: pages for visitors from the page cache, beside a plain file from the same server in the same
 * run and beside pages that are made anew. Prints ratios; asserts nothing. The front ends have to be built.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const PORT = Number(process.env['BENCH_PORT'] ?? 4190)
const checkout = path.resolve(import.meta.dirname, '../../../..')
const origin = `http://127.0.0.1:${PORT}`

const folder = mkdtempSync(path.join(tmpdir(), 'cauce-bench-'))
const server = spawn(process.execPath, [path.join(checkout, 'packages/server/src/main.ts')], {
  env: { ...process.env, PORT: String(PORT), DATA_FOLDER: folder, CAUCE_DEMO: 'true', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady()
  const styleSheet = readdirSync(path.join(checkout, 'site/dist/client/_astro')).find((name) => name.endsWith('.css'))
  const file = requestsPerSecond(`/_astro/${styleSheet}`)
  report('a plain file', file)
  report('the home page, kept', requestsPerSecond('/'), file)
  report('the project list, kept', requestsPerSecond('/projects/'), file)
  report('the home page, made anew', requestsPerSecond('/?bench=1'), file)
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (server.kill('SIGTERM')) await ended
  rmSync(folder, { recursive: true, force: true })
}

async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.')
    await sleep(100)
  }
}

function requestsPerSecond(address: string): number {
  const args = ['-c', '32', '-d', String(SECONDS), '--json', '-H', 'accept-encoding=br', origin + address]
  const result = execFileSync('autocannon', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const { non2xx, requests } = JSON.parse(result) as { non2xx: number; requests: { average: number } }
  if (non2xx > 0) throw new Error(`${address} did not answer 200 to ${non2xx} requests.`)
  return requests.average
}

function report(name: string, perSecond: number, yardstick?: number): void {
  const ratio = yardstick === undefined ? '' : `, ${(perSecond / yardstick).toFixed(2)} of a plain file`
  console.log(`${name.padEnd(26)} ${Math.round(perSecond).toString().padStart(7)} requests/s${ratio}`)
}
