import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

export const PROXY_PROGRAMS: readonly Program[] = [
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

export interface RunningProxy {
  readonly port: number
  stop(): Promise<void>
}

/** @returns undefined when it is not installed */
export function findProgram(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

/** With its configuration of the handbook, in front of two processes of which one must answer. @throws Error when it does not start */
export async function startProxy(program: Program, port: number, ports: Ports): Promise<RunningProxy> {
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
