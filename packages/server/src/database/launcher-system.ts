import { type SpawnOptions, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Binaries, programPath } from './binaries.ts'
import { type ClusterLayout, hasCluster } from './cluster-layout.ts'
import { type Account, type ClusterHome, type LauncherFacts, type LauncherPlan, otherAccount } from './launcher.ts'

export type RunnablePlan = Exclude<LauncherPlan, { kind: 'refused' }>

/** Root counts as user 1000 in this user namespace; outside, files stay root's. */
const NAMESPACE_COMMAND = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] as const

export interface LauncherCommand {
  readonly file: string
  readonly args: string[]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'>
}

export function commandFor(plan: RunnablePlan, program: string, args: string[]): LauncherCommand {
  // Runs in `/`, because the account may not reach the checkout; minimal environment, so that no PGDATA or locale
  // interferes.
  const bare = { cwd: path.parse(program).root, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  switch (plan.kind) {
    case 'direct':
      return { file: program, args, options: bare }
    case 'user-namespace': {
      const [file, ...rest] = NAMESPACE_COMMAND
      return { file, args: [...rest, program, ...args], options: bare }
    }
    case 'other-account':
      return { file: program, args, options: { ...bare, uid: plan.account.userId, gid: plan.account.groupId } }
  }
}

interface Circumstances {
  readonly dataFolder: string
  readonly binaries: Binaries
  readonly clusterHome: ClusterHome
  readonly layout: ClusterLayout
  /** `forbidden` lets tests take the other path. */
  readonly userNamespaces: 'as-allowed' | 'forbidden'
}

/** By trial: restrictions show only when tried. */
export function gatherFacts(circumstances: Circumstances): LauncherFacts {
  const { binaries, clusterHome, dataFolder, layout, userNamespaces } = circumstances
  const userId = process.geteuid?.()
  const clusterOwner = hasCluster(layout) ? ownerOf(layout.cluster) : undefined
  const isRoot = userId === 0
  const postgres = programPath(binaries.folder, 'postgres')
  const namespaceReachesAll = isRoot && userNamespaces === 'as-allowed' && runsInNamespace(postgres, dataFolder)
  return {
    userId,
    clusterOwner,
    clusterHome,
    namespaceReachesAll,
    binariesRunAsSelf: isRoot || runs(postgres, ['--version']),
    binariesRunAsOther: isRoot && runs(postgres, ['--version'], otherAccount(clusterOwner)),
    dataFolderIsReachable: isReachableByAll(path.dirname(dataFolder)),
  }
}

function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder)
  return { userId: uid, groupId: gid }
}

function runs(program: string, args: string[], account?: Account): boolean {
  const credentials = account && { uid: account.userId, gid: account.groupId }
  return spawnSync(program, args, { ...credentials, cwd: '/', stdio: 'ignore' }).status === 0
}

function runsInNamespace(postgres: string, dataFolder: string): boolean {
  const [program, ...args] = NAMESPACE_COMMAND
  const trial = ['sh', '-c', 'test -w "$1" && exec "$2" --version', 'sh', dataFolder, postgres]
  return runs(program, [...args, ...trial])
}

function isReachableByAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  const parent = path.dirname(folder)
  return isOpen && (parent === folder || isReachableByAll(parent))
}
