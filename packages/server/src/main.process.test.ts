import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeNow } from '@cauce/api/modules/auth/totps'
import { runOperatorCommand } from '@cauce/testing/operator-command'
import { type PlatformProcess, startPlatform, untilReady } from '@cauce/testing/processes/platform-process'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** Needs built front ends. */
let folder: string
let port: number
let server: PlatformProcess

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-main-'))
  server = await start()
  port = server.port
  await untilReady(server)
}, 120_000)
// Later tests would fail for another reason.
beforeEach(() => {
  if (server.child.exitCode !== null) throw new Error(`The server has ended: ${server.output()}`)
})
afterAll(async () => {
  server.child.kill('SIGINT')
  await server.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

test('site, back office, API and health are on one port', async () => {
  for (const address of ['/', '/admin/', '/v1/auth/session', '/healthz', '/readyz']) await untilAnswered(address, 200)
  // No address and no page without METRICS_TOKEN.
  await untilAnswered('/metrics', 404)
})

test('no other account can read the data folder', () => {
  expect(statSync(path.join(folder, 'postgres')).mode & 0o077).toBe(0)
})

test('a second start on a port in use is refused in one line and starts nothing', async () => {
  const other = path.join(folder, 'other')
  const second = await start({ DATA_FOLDER: other }, port)
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(`Port ${port} is taken by another program: stop it, or set PORT to another one.\n`)
  expect(existsSync(path.join(other, 'postgres'))).toBe(false)
})

test('npm run check beside it lists what a real installation lacks, a line each, and ends with 1', async () => {
  const check = await runBeside('check')
  expect(check).toMatchObject({ exitCode: 1, errors: '' })
  const [reason, , ...lines] = check.lines
  expect(reason).toBe('A real installation, because CAUCE_DEMO is off:')
  const findings = lines.slice(0, -2)
  expect(findings.filter((line) => !/^(ok|warning|missing) +[A-Z]/.test(line))).toEqual([])
  const subjects = findings.map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
  expect(subjects).toEqual(
    expect.arrayContaining([
      'missing Mail',
      'missing Legal texts',
      'missing Company details',
      'ok Database',
      'missing Administrators',
    ]),
  )
})

test('a code of the command makes the first administrator, who logs in with a second factor, and is dead then', async () => {
  const command = await runBeside('admin', ['--setup'])
  expect(command.exitCode).toBe(0)
  const code = /[A-Z0-9]{5}(-[A-Z0-9]{5}){3}/.exec(command.lines.join('\n'))![0]
  const visitor = postingTo({})
  const password = 'Cauce-2026'
  const body = { name: 'Ana', surname: 'Gil', email: 'ana@example.org', password, repeatPassword: password }
  const made = await visitor('/v1/auth/set-up', { code, ...body })
  expect(made.status).toBe(200)
  const session = postingTo({ cookie: made.headers.get('set-cookie')!.split(';')[0]! })
  const { totpId, secret } = (await (await session('/v1/auth/totps', {})).json()) as Record<string, string>
  const codeOf = (lastUsedStep: number | null) => codeNow({ secret: secret!, lastUsedStep }, new Date())
  expect((await session(`/v1/auth/totps/${totpId}/confirm`, { code: codeOf(null) })).status).toBe(200)

  const login = await visitor('/v1/auth/login', { email: body.email, password })
  expect(await login.json()).toEqual({ next: 'otp' })
  const pending = postingTo({ cookie: login.headers.get('set-cookie')!.split(';')[0]! })
  const opened = await pending('/v1/auth/otp', { code: codeOf(Math.floor(Date.now() / 30_000)) })
  expect(opened.status).toBe(200)

  const headers = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! }
  const { items } = (await (await fetch(at('/v1/misc/checklist'), { headers })).json()) as {
    items: { check: string }[]
  }
  const checks = items.map(({ check }) => check)
  expect(checks).toEqual(expect.arrayContaining(['mail', 'legalTexts', 'administrators', 'company']))

  const again = await visitor('/v1/auth/set-up', { code, ...body, email: 'otra@example.org' })
  expect([again.status, await again.json()]).toEqual([422, expect.objectContaining({ code: 'set-up-code-invalid' })])
  expect(server.output()).not.toContain(code)
})

test('while PostgreSQL is frozen, cached pages and health are served and calls refused, until it resumes', async () => {
  await untilLegalKept()
  const database = descendantsOf(server.child.pid!)
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of database) {
      try {
        process.kill(pid, signal)
      } catch (error) {
        // It has ended.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }
  try {
    send('SIGSTOP')
    const statusOf = async (address: string) => {
      const answer = await fetch(at(address), { signal: AbortSignal.timeout(8_000) })
      return [answer.status, answer.headers.get('retry-after'), (await answer.text()).split(' since ')[0]]
    }
    expect((await statusOf('/legal'))[0]).toBe(200)
    expect(await statusOf('/healthz')).toEqual([200, null, 'ok\n'])
    expect(await statusOf('/readyz')).toEqual([503, null, 'the database does not answer'])
    expect(await statusOf('/v1/project/projects')).toEqual([503, '2', expect.stringContaining('"unavailable"')])
    expect(await statusOf('/projects')).toEqual([503, '2', expect.stringContaining('<html')])
  } finally {
    send('SIGCONT')
  }
  await untilAnswered('/v1/project/projects', 200)
  await untilAnswered('/readyz', 200)
})

test('while the disk is full, cached pages and health are served and calls refused, until there is room', async () => {
  const logIn = async () => {
    const body = JSON.stringify({ email: 'nobody@cauce.example', password: 'Cauce-2026' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(at('/v1/auth/login'), { method: 'POST', headers, body })).status
  }
  const statusOf = async (address: string) => (await fetch(at(address))).status
  const linesOf = (words: string) => server.output().split(words).length
  const untilKept = async () => {
    await expect.poll(logIn, { timeout: 50_000 }).toBe(401)
    // No page is kept before the cache is connected again.
    await vi.waitFor(
      () => expect(linesOf('connected to the database again')).toBe(linesOf('lost its connection to the database')),
      { timeout: 50_000, interval: 100 },
    )
    await untilLegalKept()
  }
  // RLIMIT_FSIZE 0 causes the same errors as a full disk.
  const allowBytes = (limit: 0 | 'unlimited') => {
    const processes = [server.child.pid!, ...descendantsOf(server.child.pid!)]
    for (const pid of processes) {
      try {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:`])
      } catch (error) {
        // It may have ended.
        if (existsSync(`/proc/${pid}`)) throw error
      }
    }
  }
  let answers: number[] = []
  for (let isTried = false; !isTried;) {
    await untilKept()
    const connections = linesOf('connected to the database again')
    allowBytes(0)
    try {
      // PostgreSQL cannot write its log, ends, and cannot start.
      await expect.poll(logIn, { timeout: 50_000 }).toBe(503)
      await untilAnswered('/readyz', 503)
      answers = [await statusOf('/legal'), await statusOf('/healthz'), await statusOf('/v1/project/projects')]
      // If it has come back for a moment in between, the cache was emptied.
      isTried = linesOf('connected to the database again') === connections
    } finally {
      allowBytes('unlimited')
    }
  }
  expect(answers).toEqual([200, 200, 503])
  await expect.poll(logIn, { timeout: 50_000 }).toBe(401)
  await untilAnswered('/readyz', 200)
})

test('a database that cannot be reached is refused in one line, without its password', async () => {
  const url = 'postgres://a:hidden@127.0.0.1:1/x'
  const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: url, DATA_FOLDER: path.join(folder, 'other') }
  const second = await start(settings)
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    'The setting DATABASE_URL must be the address of a PostgreSQL that lets us in: connect ECONNREFUSED 127.0.0.1:1.\n',
  )
})

test('SIGTERM while the demonstration is created stops everything silently', async () => {
  const settings = { DATA_FOLDER: path.join(folder, 'interrupted'), CAUCE_DEMO: 'true' }
  const second = await start(settings)
  await vi.waitFor(() => expect(second.output()).toContain('Creating'), { timeout: 60_000, interval: 50 })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(second.output()).toBe('Creating the demonstration data. This happens once.\n')
  expect(existsSync(path.join(folder, 'interrupted/postgres/cluster/postmaster.pid'))).toBe(false)
}, 90_000)

test('it starts again after being killed', async () => {
  server.child.kill('SIGKILL')
  await server.ended
  server = await start({}, port)
  await untilReady(server)
  await untilAnswered('/', 200)
})

test('on SIGTERM it serves on without being ready, on a second one it finishes the running request and exits with 0', async () => {
  const body = JSON.stringify({ email: 'nobody@cauce.example', password: 'x' })
  const head = `POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(head + body.slice(0, 10))
  await sleep(200)
  server.child.kill('SIGTERM')
  await untilAnswered('/readyz', 503)
  expect((await fetch(at('/'))).status).toBe(200)
  server.child.kill('SIGTERM')
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
  expect(answer).toMatch(/^HTTP\/1\.1 (4\d\d|503) /)
  expect(await server.ended).toBe(0)
})

const SETTINGS = {
  // The test of the end would else be in a hurry.
  DRAIN_SECONDS: '60',
  DATABASE_WAIT_SECONDS: '1',
  DATABASE_STATEMENT_SECONDS: '1',
  LOGIN_THROTTLE: 'false',
}
const start = (settings: Record<string, string> = {}, givenPort?: number) =>
  startPlatform({ ...SETTINGS, DATA_FOLDER: folder, ...settings }, givenPort)
const runBeside = (name: 'admin' | 'check', args: readonly string[] = []) => {
  const settings = {
    ...SETTINGS,
    CAUCE_DEMO: 'false',
    SECRET: 'of-a-test-and-of-nothing-else-at-all',
    DATA_FOLDER: folder,
  }
  return runOperatorCommand(name, { ...settings, PORT: String(port) }, args)
}

/** A busy machine may refuse a call once. */
/** Only a kept page has an ETag: a purge during its rendering keeps it out. */
const untilLegalKept = () =>
  expect.poll(async () => (await fetch(at('/legal'))).headers.get('etag'), { timeout: 50_000 }).not.toBeNull()
const untilAnswered = (address: string, status: number) =>
  expect.poll(async () => (await fetch(at(address))).status, { timeout: 50_000 }).toBe(status)

/** Includes grandchildren: a server's PostgreSQL. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)])
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child!, ...childrenOf(child!)])
  return childrenOf(pid)
}

/** @returns 0 when the process has just ended */
function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
  } catch {
    return 0
  }
}

const postingTo = (headers: Record<string, string>) => (address: string, body: object) =>
  fetch(at(address), {
    method: 'POST',
    headers: { ...headers, origin: `http://localhost:${port}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

function at(address: string): string {
  return `http://127.0.0.1:${port}${address}`
}
