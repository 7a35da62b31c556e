import { chmodSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../lifetime.ts'
import { copyBinaries, findBinaries, programPath } from './binaries.ts'
import { clusterSecret, createCluster, handOver, prepareFolders, refuseOtherVersion, SUPERUSER } from './cluster.ts'
import { type ClusterLayout, createStateFolder, currentLayout, hasCluster, pointTo } from './cluster-layout.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { gatherFacts } from './launcher-facts.ts'
import { chooseLauncher } from './launcher.ts'
import type { RunnablePlan } from './launcher-command.ts'
import { type Durability, type Listening, postgresSettings } from './postgres-settings.ts'
import { endLeftover, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import {
  APPLICATION_ROLE,
  databaseUrl,
  type Endpoint,
  ensureDatabase,
  fillAside,
  OWNER_ROLE,
  passwordOf,
  type Role,
} from './roles.ts'

/** The name of the database in the embedded cluster. */
export const DATABASE = 'cauce'

/** Where the launcher tells what it does; pino and the console both fit. */
export interface LauncherLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedDatabaseOptions {
  /** Made when it does not exist. */
  readonly dataFolder: string
  readonly log: LauncherLog
  /** A TCP port on 127.0.0.1 for other programs; without it PostgreSQL listens on a private unix socket only. */
  readonly port?: number | undefined
  readonly durability?: Durability
  readonly userNamespaces?: 'as-allowed' | 'forbidden'
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** For the application: reads and writes rows. */
  readonly url: string
  /** For migrations: owns the database. */
  readonly ownerUrl: string
  /** The folder that holds the cluster. */
  readonly where: string
  readonly endpoint: Endpoint
  readonly secret: string
  /** Fills the database, while nobody uses it, whole or not at all. */
  fillAside(fill: (databaseUrl: string) => Promise<void>): Promise<void>
  /** Ends the server after everything committed is on the disk, and frees the data folder. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, making it at the first start (about a second).
 * @throws StartRefusal when another Cauce uses the folder, or this system cannot run it; one line says what to do
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataFolder = path.resolve(options.dataFolder)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const lock = lockDataFolder(dataFolder)
  try {
    const { plan, layout, binaries } = await prepareCluster({ ...options, dataFolder })
    const secret = clusterSecret(plan, layout)
    const durability = options.durability ?? 'kept'
    if (!hasCluster(layout)) {
      createCluster(plan, programPath(binaries, 'initdb'), layout, {
        durability,
        password: passwordOf(SUPERUSER, secret),
      })
    }
    const listening = await chooseListening(layout, options.port)
    const settings = postgresSettings(durability, listening)
    const start = () => startPostmaster(plan, programPath(binaries, 'postgres'), layout, settings)
    const server = await keepRunning(start, layout, options.log)
    const endpoint = { host: listening.socketFolder ?? '127.0.0.1', port: listening.port }
    await ensureDatabase(endpoint, secret, DATABASE)
    const stop = async () => {
      await server.stop()
      lock.release()
    }
    const urlOf = (role: Role) => databaseUrl(endpoint, role, secret, DATABASE)
    return {
      url: urlOf(APPLICATION_ROLE),
      ownerUrl: urlOf(OWNER_ROLE),
      where: layout.root,
      endpoint,
      secret,
      fillAside: (fill) => fillAside(endpoint, secret, DATABASE, fill),
      stop,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Ends the database of a data folder whose process is gone.
 * @returns false when a living process, or an account that we may not touch, has the folder
 */
export async function endAbandonedDatabase(dataFolder: string): Promise<boolean> {
  try {
    const lock = lockDataFolder(dataFolder)
    await endLeftover(currentLayout(dataFolder).layout)
    lock.release()
    return true
  } catch {
    return false
  }
}

/** Decides who runs the cluster and from where, and brings folders and binaries into the places that this needs. */
async function prepareCluster(
  options: EmbeddedDatabaseOptions,
): Promise<{ plan: RunnablePlan; layout: ClusterLayout; binaries: string }> {
  const { dataFolder, log } = options
  const binaries = findBinaries()
  const current = currentLayout(dataFolder)
  if (hasCluster(current.layout)) {
    refuseOtherVersion(current.layout, binaries.version)
    if (await endLeftover(current.layout)) log.warn('Ended the database that a killed Cauce had left running.')
  }
  const plan = chooseLauncher(
    gatherFacts({
      dataFolder,
      binaries,
      clusterHome: current.home,
      layout: current.layout,
      userNamespaces: options.userNamespaces ?? 'as-allowed',
    }),
  )
  if (plan.kind === 'refused') throw new StartRefusal(plan.reason)
  const layout = plan.cluster === current.home ? current.layout : createStateFolder(dataFolder)
  prepareFolders(plan, layout)
  const folder = plan.binaries === 'copy' ? copyBinaries(binaries, layout.root) : binaries.folder
  if (plan.kind === 'other-account') {
    if (plan.cluster === 'data-folder') chmodSync(dataFolder, 0o711)
    if (plan.handsOver) handOver(plan, programPath(folder, 'initdb'), current.layout, layout)
  }
  if (plan.cluster === 'state-folder') {
    pointTo(layout, dataFolder)
    log.info(
      `The database lives in ${layout.root}: PostgreSQL may not run as root, and ${dataFolder} is closed to others.`,
    )
  }
  return { plan, layout, binaries: folder }
}

/** The operating systems allow 107 bytes for the path of a socket (Linux; macOS 103), of which its name takes 16. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.65535'.length

async function chooseListening(layout: ClusterLayout, port: number | undefined): Promise<Listening> {
  const hasSocket = process.platform !== 'win32' && Buffer.byteLength(layout.socket) <= LONGEST_SOCKET_FOLDER
  const isOnTcp = !hasSocket || port !== undefined
  // On a socket alone the number is only a part of its file name, and no two clusters share the folder.
  return {
    socketFolder: hasSocket ? layout.socket : undefined,
    isOnTcp,
    port: port ?? (isOnTcp ? await freePort() : 5432),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

const RESTART_PAUSE_MS = 2_000

/** A server that ends by itself (out of memory, a mistaken kill) is started again; the pools of the application reconnect. */
async function keepRunning(
  start: () => Promise<Postmaster>,
  layout: ClusterLayout,
  log: LauncherLog,
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false
  let current = await start()
  const supervise = async (): Promise<void> => {
    await current.ended
    if (isStopping) return
    log.warn('The database ended unexpectedly and is started again.')
    try {
      await endLeftover(layout)
      current = await start()
    } catch (error) {
      log.warn((error as Error).message)
      await sleep(RESTART_PAUSE_MS)
    }
    if (isStopping) await stopPostmaster(current)
    return supervise()
  }
  const supervision = supervise()
  return {
    stop: async () => {
      isStopping = true
      await stopPostmaster(current)
      await supervision
    },
  }
}
