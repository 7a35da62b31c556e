import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { intactBooks, MoneyLoad } from '../money-load.ts'
import { outsideDatabase } from '../operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { startPlatform, untilReady, type PlatformProcess } from '../processes/platform-process.ts'
import { IS_LONG, MINUTES } from './effort.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const LEAST_RESTARTS = 4
/** As in operating.md: the proxy has to see that a process is back before the next one stops. */
const BETWEEN_MS = 5_000
const PAGES = ['/', '/projects', '/v1/project/projects']

/** A restart takes longer than the rest of a short drill. */
describe.runIf(IS_LONG)('two processes behind a proxy of the handbook, restarted in turn under load', () => {
  let own: OwnDatabase
  let settings: Record<string, string>
  const ports: [number, number] = [0, 0]
  let processes: PlatformProcess[]
  let load: MoneyLoad
  let proxyPort: number
  const table: object[] = []

  beforeAll(async () => {
    own = await startOwnDatabase()
    ports[0] = await freePort()
    ports[1] = await freePort()
    settings = {
      ...outsideDatabase(own.database.url, own.database.ownerUrl, own.folder),
      ORIGIN: 'http://localhost:4000',
      TRUST_PROXY: 'true',
      REQUESTS_PER_MINUTE: '0',
      // `DRAIN_SECONDS=0 npm run drill proxies` loses calls.
      DRAIN_SECONDS: process.env['DRAIN_SECONDS'] ?? '',
    }
    processes = await Promise.all(ports.map((port) => startPlatform(settings, port)))
    await Promise.all(processes.map(untilReady))
    const { ownerUrl } = own.database
    load = await MoneyLoad.prepare({ ownerUrl, port: () => proxyPort, clients: 8, pauseMs: 20 })
  })
  afterAll(async () => {
    console.table(table)
    await Promise.all((processes ?? []).map((process) => process.stop()))
    await own.stop()
  })

  it.for(PROXY_PROGRAMS)('$name loses no call', { timeout: 600_000 + MINUTES * 60_000 }, async (program, { skip }) => {
    skip(findProgram(program.name) === undefined, `${program.name} is not installed: apt-get install ${program.name}`)
    const proxy = await startProxy(program, await freePort(), ports)
    proxyPort = proxy.port
    const before = { sent: load.countOf('order', 'income'), refused: load.refusals.length }
    const over = new AbortController()
    const reads: string[] = []
    const reading = Array.from({ length: 4 }, async () => {
      for (let visit = 0; !over.signal.aborted; visit += 1) {
        reads.push(await read(`http://127.0.0.1:${proxy.port}${PAGES[visit % PAGES.length]}`))
        await sleep(20)
      }
    })
    const clients = load.begin()
    const startedAt = performance.now()
    const until = startedAt + (MINUTES * 60_000) / PROXY_PROGRAMS.length
    let restarts = 0
    for (; restarts < LEAST_RESTARTS || performance.now() < until; restarts += 1) {
      const index = restarts % 2
      expect(await processes[index]!.stop()).toBe(0)
      processes[index] = await startPlatform(settings, ports[index])
      await untilReady(processes[index])
      await sleep(BETWEEN_MS)
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    await clients.stop()
    over.abort()
    await Promise.all(reading)
    const lostReads = reads.filter((answer) => answer !== '200')
    await proxy.stop()
    const lost = load.refusals.slice(before.refused)
    table.push({
      proxy: program.name,
      restarts,
      seconds,
      'POST calls': load.countOf('order', 'income') - before.sent,
      'POST lost': lost.length,
      'GET calls': reads.length,
      'GET lost': lostReads.length,
    })
    expect(count([...lost, ...lostReads])).toEqual({})
  })

  it('every acknowledged call is in the books once', async () => {
    proxyPort = ports[0]
    const { acknowledged, ...found } = await load.verify(own.database.url)
    expect(acknowledged).toBe(found.attempts)
    expect(found).toEqual(intactBooks(found.attempts))
  })
})

const read = (address: string): Promise<string> =>
  fetch(address).then(
    async (answer) => answer.text().then(() => String(answer.status), String),
    (error: Error) => String(error.cause ?? error),
  )

const count = (answers: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

const DEPLOY = path.resolve(import.meta.dirname, '../../../handbook/deploy')

const POLL_MS = 50

const START_TIMEOUT_MS = 20_000

type Ports = readonly [first: number, second: number]

type Edit = readonly [of: string | RegExp, by: string]

interface Program {
  readonly name: 'caddy' | 'haproxy' | 'nginx'
  readonly file: string
  /** What differs from the handbook: ports, and no TLS. */
  readonly edits: (port: number, ports: Ports, folder: string) => readonly Edit[]
  readonly args: (file: string, folder: string) => readonly string[]
}

const PROXY_PROGRAMS: readonly Program[] = [
  {
    name: 'caddy',
    file: 'Caddyfile',
    edits: (port, ports) => [
      ['{$CAUCE_DOMAIN}', `http://127.0.0.1:${port}`],
      ['{$CAUCE_PROCESSES}', ports.map((each) => `127.0.0.1:${each}`).join(' ')],
    ],
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'nginx',
    file: 'nginx.conf',
    edits: (port, ports, folder) => [
      [/listen 80;\n.*\n\t\treturn .*/, 'listen 127.0.0.1:1;'],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      [/\t\t(listen \[::\]:443|ssl_).*\n/g, ''],
      ['/var/log/nginx', folder],
      ['127.0.0.1:4001', `127.0.0.1:${ports[0]}`],
      ['127.0.0.1:4002', `127.0.0.1:${ports[1]}`],
    ],
    args: (file, folder) => ['-c', file, '-p', folder, '-g', `daemon off; pid ${folder}/pid;`],
  },
  {
    name: 'haproxy',
    file: 'haproxy.cfg',
    edits: (port, ports) => [
      ['bind :80', `bind 127.0.0.1:${port}`],
      [/\tbind :443.*\n|\thttp-request redirect.*\n/g, ''],
      ['127.0.0.1:4001', `127.0.0.1:${ports[0]}`],
      ['127.0.0.1:4002', `127.0.0.1:${ports[1]}`],
    ],
    args: (file) => ['-db', '-f', file],
  },
]

interface RunningProxy {
  readonly port: number
  stop(): Promise<void>
}

/** @returns undefined when it is not installed */
function findProgram(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

/** With its configuration of the handbook, in front of two processes of which one must answer. @throws Error when it does not start */
async function startProxy(program: Program, port: number, ports: Ports): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-proxy-'))
  const file = path.join(folder, program.file)
  const shipped = readFileSync(path.join(DEPLOY, program.file), 'utf8')
  writeFileSync(file, program.edits(port, ports, folder).reduce(replaced, shipped))
  const child = spawn(findProgram(program.name)!, program.args(file, folder), { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    if (isRunning(child)) await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (const until = performance.now() + START_TIMEOUT_MS; performance.now() < until; await sleep(POLL_MS)) {
    const isServing = await fetch(`http://127.0.0.1:${port}/v1/auth/session`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServing) return { port, stop }
    if (!isRunning(child)) break
  }
  await stop()
  throw new Error(`${program.name} did not start. It printed:\n${output}`)
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** @throws Error when the handbook no longer has what is replaced */
function replaced(text: string, [of, by]: Edit): string {
  const edited = text.replaceAll(of instanceof RegExp ? new RegExp(of, 'g') : of, by)
  if (edited === text) throw new Error(`The configuration lacks ${of}.`)
  return edited
}
