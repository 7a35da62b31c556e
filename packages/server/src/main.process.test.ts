import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Tests the whole server as it is started in production. The front ends have to be built before. */
let folder: string
let port: number
let server: Started

interface Started {
  readonly process: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-main-'))
  port = await freePort()
  server = start()
  await untilReady()
}, 120_000)
afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

test('site, back office, API and health are on one port', async () => {
  const statusOf = async (address: string) => (await fetch(at(address))).status
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/admin/')).toBe(200)
  expect(await statusOf('/v1/auth/session')).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
})

test('no other account can read the data folder', () => {
  expect(statSync(path.join(folder, 'postgres')).mode & 0o077).toBe(0)
})

test('a second start on a port in use is refused in one line and starts nothing', async () => {
  const other = path.join(folder, 'other')
  const second = start({ DATA_FOLDER: other })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(`Port ${port} is taken by another program: stop it, or set PORT to another one.\n`)
  expect(existsSync(path.join(other, 'postgres'))).toBe(false)
})

test('a second start on a locked data folder is refused in one line and harms nothing', async () => {
  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Another Cauce (process ${server.process.pid}) is using the data folder ${folder}: stop it first, or set DATA_FOLDER to another folder.\n`,
  )
  expect((await fetch(at('/readyz'))).status).toBe(200)
})

test('an invalid setting is refused in one line', async () => {
  const second = start({ REFLECTION_DAYS: 'four' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe('The setting REFLECTION_DAYS must be a whole number from 0 to 60, and is "four".\n')
})

test('it starts again after being killed', async () => {
  server.process.kill('SIGKILL')
  await server.ended
  server = start()
  await untilReady()
  expect((await fetch(at('/'))).status).toBe(200)
})

test('on SIGTERM it finishes the running request, accepts no more, and exits with 0', async () => {
  const body = JSON.stringify({ email: 'nobody@cauce.example', password: 'x' })
  const head = `POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(head + body.slice(0, 10))
  await sleep(200)
  server.process.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(at('/')).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write(body.slice(10))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await server.ended).toBe(0)
})

function start(settings: Record<string, string> = {}): Started {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CAUCE_DEMO: 'false',
    SECRET: 'of-a-test-and-of-nothing-else-at-all',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_FOLDER: folder,
  }
  const program = path.join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [program], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { process: child, ended, output: () => output }
}

async function untilReady(): Promise<void> {
  const tryOnce = async () => {
    const isUp = server.process.exitCode === null && (await fetch(at('/readyz'))).ok
    if (!isUp && server.process.exitCode === null) throw new Error('It is not ready yet.')
  }
  await vi.waitFor(tryOnce, { timeout: 110_000, interval: 100 })
  if (server.process.exitCode !== null) throw new Error(server.output())
}

function at(address: string): string {
  return `http://127.0.0.1:${port}${address}`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}
