import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterLayout } from './cluster-layout.ts'
import { commandFor, type RunnablePlan } from './launcher-system.ts'
import { belongsToCluster, processesOfCluster } from './process-identity.ts'

const POLL_MS = 10
/** Crash recovery replays at most `max_wal_size`: seconds. */
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000
const CLOSING_TIMEOUT_MS = 2_000
const LOG_LIMIT_BYTES = 16 * 1024 * 1024

export interface Postmaster {
  readonly pid: number
  readonly ended: Promise<void>
}

/**
 * Waits until it accepts connections.
 * @throws Error with the end of its log when it does not start
 */
export async function startPostmaster(
  plan: RunnablePlan,
  postgres: string,
  layout: ClusterLayout,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = commandFor(plan, postgres, ['-D', layout.cluster, ...flags])
  const log = openLog(layout.logFile)
  // Detached: Ctrl-C reaches the process group and would stop the database under running requests.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  await untilReady(child, layout, ended)
  return { pid: child.pid!, ended }
}

/** "Smart" lets closing connections finish, "fast" rolls back, "immediate" leaves recovery to the next start. */
export async function stopPostmaster({ ended, pid }: Postmaster): Promise<void> {
  const hasEndedWithin = (timeoutMs: number) =>
    Promise.race([ended.then(() => true), sleep(timeoutMs, false, { ref: false })])
  signal(pid, 'SIGTERM')
  if (await hasEndedWithin(CLOSING_TIMEOUT_MS)) return
  signal(pid, 'SIGINT')
  if (await hasEndedWithin(STOP_TIMEOUT_MS)) return
  signal(pid, 'SIGQUIT')
  await ended
}

/**
 * The caller holds the lock of the data folder, so no other process uses the server.
 * @returns whether a server was still running
 */
export async function stopOrphanedServer(layout: ClusterLayout): Promise<boolean> {
  const pid = readPostmasterFile(layout)?.pid
  // By cluster, not by number alone: zombies keep theirs.
  const isRunning = () => pid !== undefined && belongsToCluster(pid, layout.cluster)
  const isOrphaned = pid !== undefined && isRunning()
  if (isOrphaned) {
    signal(pid, 'SIGINT')
    await until(() => !isRunning(), STOP_TIMEOUT_MS)
    if (isRunning()) signal(pid, 'SIGQUIT')
  }
  // Children of a killed server may outlive it during a long query. Two servers on one cluster would corrupt it.
  await until(() => processesOfCluster(layout.cluster).length === 0, STOP_TIMEOUT_MS)
  for (const child of processesOfCluster(layout.cluster)) signal(child, 'SIGQUIT')
  await until(() => processesOfCluster(layout.cluster).length === 0, STOP_TIMEOUT_MS)
  // A foreign process may reuse the dead server's number, and PostgreSQL would believe the lock files. On Linux there
  // is certainly none here.
  if (process.platform === 'linux') {
    rmSync(postmasterFile(layout), { force: true })
    const sockets = existsSync(layout.socket) ? readdirSync(layout.socket) : []
    for (const file of sockets) rmSync(path.join(layout.socket, file))
  }
  return isOrphaned
}

async function untilReady(child: ChildProcess, layout: ClusterLayout, ended: Promise<void>): Promise<void> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  const isReady = () => {
    const found = readPostmasterFile(layout)
    return found !== undefined && found.pid === child.pid && found.status === 'ready'
  }
  await until(() => hasEnded || isReady(), START_TIMEOUT_MS)
  if (!hasEnded && isReady()) return
  if (!hasEnded) child.kill('SIGINT')
  throw new Error(`PostgreSQL did not start. The end of ${layout.logFile}:\n${lastLines(layout.logFile)}`)
}

async function until(condition: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!condition() && performance.now() < deadline) await sleep(POLL_MS)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already ended.
  }
}

const postmasterFile = (layout: ClusterLayout) => path.join(layout.cluster, 'postmaster.pid')

export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly status: string | undefined
}

/** Lines: process, data directory, start, port, socket, address, memory, status. */
export function readPostmasterFile(layout: ClusterLayout): PostmasterFile | undefined {
  try {
    const [pid, , , port, socketFolder = '', , , status] = readFileSync(postmasterFile(layout), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), socketFolder, status: status?.trim() }
  } catch {
    return undefined
  }
}

function openLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`)
  return openSync(logFile, 'a', 0o600)
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
