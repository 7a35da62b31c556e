import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Binaries, programPath } from './binaries.ts'
import { type ClusterLayout, hasCluster } from './cluster-layout.ts'
import { type Account, type ClusterHome, type LauncherFacts, otherAccount } from './launcher.ts'
import { NAMESPACE_COMMAND } from './launcher-command.ts'

interface Circumstances {
  readonly dataFolder: string
  readonly binaries: Binaries
  readonly clusterHome: ClusterHome
  readonly layout: ClusterLayout
  /** Forbidding namespaces lets the tests take the other way on a machine that allows them. */
  readonly userNamespaces: 'as-allowed' | 'forbidden'
}

/** Finds out what `chooseLauncher` needs, by trying: what a system forbids shows only when one does it. */
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
    dataFolderIsReachable: everybodyMayPass(path.dirname(dataFolder)),
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

function everybodyMayPass(folder: string): boolean {
  const mayPass = (statSync(folder).mode & 0o001) !== 0
  const parent = path.dirname(folder)
  return mayPass && (parent === folder || everybodyMayPass(parent))
}
