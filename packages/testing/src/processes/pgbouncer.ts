import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { installFromDebian } from '../debian.ts'
import { freePort } from '../free-port.ts'

const CONFIGURATION = path.resolve(import.meta.dirname, '../../../handbook/deploy/pgbouncer.ini')
const POLL_MS = 20
const START_TIMEOUT_MS = 20_000

export interface PgBouncer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * In front of a database on 127.0.0.1; installs Debian's package if missing.
 * @throws Error when it is missing and cannot be installed
 */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const program = findOrInstall()
  const { port, pathname, username, password } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-pgbouncer-'))
  // PgBouncer refuses root; the account that it switches to must be able to read.
  chmodSync(folder, 0o755)
  const [userlist, ini, ownPort] = [path.join(folder, 'userlist.txt'), path.join(folder, 'test.ini'), await freePort()]
  writeFileSync(userlist, `"${username}" "${decodeURIComponent(password)}"\n`)
  const own = { cauce: `host=127.0.0.1 port=${port} dbname=${name}`, listen_port: ownPort, auth_file: userlist }
  const lines = readFileSync(CONFIGURATION, 'utf8').split('\n')
  for (const [key, value] of Object.entries(own)) {
    const line = lines.findIndex((each) => each.startsWith(`${key} = `))
    lines[line] = `${key} = ${value}`
  }
  writeFileSync(ini, lines.join('\n'))
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...account, ini], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  const url = `postgres://${username}:${password}@127.0.0.1:${ownPort}/${name}`
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (const until = performance.now() + START_TIMEOUT_MS; performance.now() < until; await sleep(POLL_MS)) {
    if (await isAnswering(url)) return { url, stop }
    if (child.exitCode !== null) break
  }
  await stop()
  throw new Error(`PgBouncer did not start. It printed:\n${output}`)
}

async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

function findOrInstall(): string {
  const find = () =>
    [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
      .map((folder) => path.join(folder, 'pgbouncer'))
      .find((file) => existsSync(file))
  installFromDebian(['pgbouncer'], () => find() !== undefined)
  const program = find()
  if (program === undefined)
    throw new Error('PgBouncer was not found and could not be installed: install the package pgbouncer.')
  return program
}
