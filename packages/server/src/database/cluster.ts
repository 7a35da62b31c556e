import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../lifetime.ts'
import type { ClusterLayout } from './cluster-layout.ts'
import type { Account } from './launcher.ts'
import { commandFor, type RunnablePlan } from './launcher-system.ts'
import type { Durability } from './postgres-settings.ts'

/** Only the launcher logs in as it. */
export const SUPERUSER = 'postgres'

export function prepareFolders(plan: RunnablePlan, layout: ClusterLayout): void {
  for (const folder of [layout.root, layout.socket]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (plan.kind === 'other-account') chownSync(folder, plan.account.userId, plan.account.groupId)
  }
}

/**
 * Renamed last: an interrupted start leaves only a draft, which the next start removes.
 * @throws Error with the output of `initdb` when that fails
 */
export function createCluster(
  plan: RunnablePlan,
  initdb: string,
  layout: ClusterLayout,
  options: { readonly durability: Durability; readonly password: string },
): void {
  const draft = path.join(layout.root, 'cluster.draft')
  const passwordFile = path.join(layout.root, 'password.draft')
  rmSync(draft, { recursive: true, force: true })
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  if (plan.kind === 'other-account') chownSync(passwordFile, plan.account.userId, plan.account.groupId)
  const {
    file,
    args,
    options: credentials,
  } = commandFor(plan, initdb, [
    ...['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    // The built-in provider sorts the same everywhere; queries ask for Spanish order.
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...(options.durability === 'volatile' ? ['--no-sync'] : []),
  ])
  const { error, status, stderr } = spawnSync(file, args, { ...credentials, encoding: 'utf8' })
  rmSync(passwordFile)
  if (status !== 0) throw new Error(`PostgreSQL could not initialise ${draft}: ${error?.message ?? stderr}`)
  renameSync(draft, layout.cluster)
}

/**
 * Gives a cluster that root created in a user namespace to another account; copies it if unreachable. The old one
 * stays; an interrupted hand-over is repeated.
 * @throws Error with the output of `initdb` when the copy cannot be synced to disk
 */
export function handOver(
  plan: Extract<RunnablePlan, { kind: 'other-account' }>,
  initdb: string,
  from: ClusterLayout,
  to: ClusterLayout,
): void {
  if (from.root !== to.root) cpSync(from.root, to.root, { recursive: true, verbatimSymlinks: true })
  chownRecursively(to.root, plan.account)
  const { file, args, options } = commandFor(plan, initdb, ['--sync-only', '--pgdata', to.cluster])
  const { error, status, stderr } = spawnSync(file, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The database could not be moved to ${to.root}: ${error?.message ?? stderr}`)
}

/** @throws StartRefusal when another major version created it */
export function refuseOtherVersion(layout: ClusterLayout, binariesVersion: string): void {
  const clusterVersion = readFileSync(path.join(layout.cluster, 'PG_VERSION'), 'utf8').trim()
  if (binariesVersion.split('.')[0] === clusterVersion) return
  throw new StartRefusal(
    `The database in ${layout.cluster} was made by PostgreSQL ${clusterVersion} and this is ${binariesVersion}: start it with the earlier version of Cauce, or set DATA_FOLDER to an empty folder.`,
  )
}

export function clusterSecret(plan: RunnablePlan, layout: ClusterLayout): string {
  if (!existsSync(layout.secretFile)) {
    writeFileSync(layout.secretFile, randomBytes(32).toString('hex'), { mode: 0o600 })
    if (plan.kind === 'other-account') chownSync(layout.secretFile, plan.account.userId, plan.account.groupId)
  }
  chmodSync(layout.secretFile, 0o600)
  return readFileSync(layout.secretFile, 'utf8').trim()
}

/** The folder after its content: until then the hand-over is incomplete. */
function chownRecursively(folder: string, account: Account): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) chownRecursively(entryPath, account)
    else lchownSync(entryPath, account.userId, account.groupId)
  }
  // PostgreSQL refuses a data directory that others may enter; copying does not keep folder modes.
  chmodSync(folder, 0o700)
  lchownSync(folder, account.userId, account.groupId)
}
