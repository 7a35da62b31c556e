import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterLayout } from './cluster-layout.ts'
import { commandFor, type RunnablePlan } from './launcher-command.ts'
import { belongsToCluster, processesOfCluster } from './process-identity.ts'

const POLL_MS = 10
/** A recovery after a crash replays at most `max_wal_size`, which takes seconds; a minute means that something is wrong. */
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000
const CLOSING_TIMEOUT_MS = 2_000
const LOG_LIMIT_BYTES = 16 * 1024 * 1024

/** A running PostgreSQL server that this process started. */
export interface Postmaster {
  readonly pid: number
  /** Settles when the server has ended, whoever ended it. */
  readonly ended: Promise<void>
}

/**
 * Starts the server and waits until it takes connections.
 * @throws Error with the last lines of its log when it does not come up
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
  // Detached, because Ctrl-C goes to the whole group of the terminal and would end the database under running requests.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  await untilReady(child, layout, ended)
  return { pid: child.pid!, ended }
}

/**
 * Ends the server with everything committed on the disk. Connections that are just being closed get a moment ("smart"
 * shutdown), because one that is cut in that moment reports an error to nobody; then what is open is rolled back ("fast").
 */
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
 * Ends what a killed Cauce left behind, so that the cluster can be started anew with the settings of today. The lock of
 * the data folder is held when this is called: whatever still runs on the cluster belongs to nobody.
 * @returns whether a server was still running
 */
export async function endLeftover(layout: ClusterLayout): Promise<boolean> {
  const pid = readPostmasterFile(layout)?.pid
  // Asked by the cluster and not by the number alone: an ended process whose parent never looks keeps its number.
  const isRunning = () => pid !== undefined && belongsToCluster(pid, layout.cluster)
  const isLeftover = pid !== undefined && isRunning()
  if (isLeftover) {
    signal(pid, 'SIGINT')
    await until(() => !isRunning(), STOP_TIMEOUT_MS)
    if (isRunning()) signal(pid, 'SIGQUIT')
  }
  // The children of a killed server notice by themselves, but one in the middle of a long query only after it. Two servers
  // on one cluster would destroy it, so nothing goes on before the last one is gone.
  await until(() => processesOfCluster(layout.cluster).length === 0, STOP_TIMEOUT_MS)
  for (const child of processesOfCluster(layout.cluster)) signal(child, 'SIGQUIT')
  await until(() => processesOfCluster(layout.cluster).length === 0, STOP_TIMEOUT_MS)
  // The number of a dead server may still be held by its zombie, or soon be that of another program of a container: then
  // PostgreSQL would take the files that name it for those of a living server. Linux has just said that there is none.
  if (process.platform === 'linux') {
    rmSync(postmasterFile(layout), { force: true })
    const sockets = existsSync(layout.socket) ? readdirSync(layout.socket) : []
    for (const file of sockets) rmSync(path.join(layout.socket, file))
  }
  return isLeftover
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
    // It ended by itself in between.
  }
}

const postmasterFile = (layout: ClusterLayout) => path.join(layout.cluster, 'postmaster.pid')

/** PostgreSQL's own lock file: the process number in its first line, the state of the server in its eighth. */
function readPostmasterFile(layout: ClusterLayout): { pid: number; status: string | undefined } | undefined {
  try {
    const lines = readFileSync(postmasterFile(layout), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() }
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
