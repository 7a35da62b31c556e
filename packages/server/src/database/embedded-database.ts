import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../lifetime.ts'
import { refuseTakenPort } from '../listening.ts'
import { copyBinaries, findBinaries, programPath } from './binaries.ts'
import { clusterSecret, createCluster, handOver, prepareFolders, refuseOtherVersion, SUPERUSER } from './cluster.ts'
import {
  type ClusterLayout,
  createStateFolder,
  currentLayout,
  hasCluster,
  isStandby,
  writePointer,
} from './cluster-layout.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { gatherFacts, type RunnablePlan } from './launcher-system.ts'
import { chooseLauncher } from './launcher.ts'
import { chooseListening, type Durability, postgresSettings } from './postgres-settings.ts'
import { type Postmaster, startPostmaster, stopOrphanedServer, stopPostmaster } from './postmaster.ts'
import {
  APPLICATION_ROLE,
  DATABASE,
  databaseUrl,
  type Draft,
  type Endpoint,
  ensureDatabase,
  fillCopy,
  OWNER_ROLE,
  passwordOf,
  type Role,
} from './roles.ts'

export interface LauncherLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedDatabaseOptions {
  readonly dataFolder: string
  readonly log: LauncherLog
  /** TCP port on 127.0.0.1; without it only a private unix socket. */
  readonly port?: number | undefined
  readonly durability?: Durability
  readonly userNamespaces?: 'as-allowed' | 'forbidden'
}

export interface EmbeddedDatabase {
  /** Reads and writes rows. */
  readonly url: string
  /** Database owner, for migrations. */
  readonly ownerUrl: string
  readonly where: string
  readonly endpoint: Endpoint
  readonly secret: string
  /** Atomic. No other connection may be open. */
  fillCopy(fill: (draft: Draft) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * Decision embedded-postgresql. The first start initialises the cluster in about a second.
 * @throws StartRefusal when another Cauce uses the folder or the system cannot run PostgreSQL
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataFolder = path.resolve(options.dataFolder)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const lock = lockDataFolder(dataFolder)
  try {
    const { plan, layout, binaries } = await prepareCluster({ ...options, dataFolder })
    const secret = clusterSecret(plan, layout)
    const durability = options.durability ?? 'durable'
    if (!hasCluster(layout)) {
      createCluster(plan, programPath(binaries, 'initdb'), layout, {
        durability,
        password: passwordOf(SUPERUSER, secret),
      })
    }
    if (options.port !== undefined) await refuseTakenPort(options.port, '127.0.0.1', 'DATABASE_PORT')
    const listening = await chooseListening(layout, options.port)
    const settings = postgresSettings(durability, listening)
    const start = () => startPostmaster(plan, programPath(binaries, 'postgres'), layout, settings)
    const server = await keepRunning(start, layout, options.log)
    const endpoint = { host: listening.socketFolder ?? '127.0.0.1', port: listening.port }
    // A standby has its primary's roles and database.
    if (!isStandby(layout)) await ensureDatabase(endpoint, secret, DATABASE)
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
      fillCopy: (fill) => fillCopy(endpoint, secret, DATABASE, fill),
      stop,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Stops the database that a killed process of a data folder left running.
 * @returns false when a running process has locked the folder, or we lack the rights to stop its database
 */
export async function stopOrphanedDatabase(dataFolder: string): Promise<boolean> {
  try {
    const lock = lockDataFolder(dataFolder)
    await stopOrphanedServer(currentLayout(dataFolder).layout)
    lock.release()
    return true
  } catch {
    return false
  }
}

async function prepareCluster(
  options: EmbeddedDatabaseOptions,
): Promise<{ plan: RunnablePlan; layout: ClusterLayout; binaries: string }> {
  const { dataFolder, log } = options
  const binaries = findBinaries()
  const current = currentLayout(dataFolder)
  if (hasCluster(current.layout)) {
    refuseOtherVersion(current.layout, binaries.version)
    if (await stopOrphanedServer(current.layout)) log.warn('Stopped the database that a killed Cauce had left running.')
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
    writePointer(layout, dataFolder)
    log.info(
      `The database lives in ${layout.root}: PostgreSQL may not run as root, and ${dataFolder} is closed to others.`,
    )
  }
  return { plan, layout, binaries: folder }
}

const RESTART_PAUSE_MS = 2_000

/** Restarts a server that ends unexpectedly (out of memory, kill); pools reconnect. */
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
      await stopOrphanedServer(layout)
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
