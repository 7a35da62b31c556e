/**
 * Pure decision how to start PostgreSQL (decision embedded-postgresql), which refuses root and must own its data. `launcher-system.ts`
 * gathers the facts.
 */

export interface LauncherFacts {
  /** Undefined on Windows, where PostgreSQL drops privileges itself. */
  readonly userId: number | undefined
  /** Undefined without a cluster. */
  readonly clusterOwner: Account | undefined
  /** `data-folder` if there is no cluster. */
  readonly clusterHome: ClusterHome
  readonly binariesRunAsSelf: boolean
  /** Binaries run in a user namespace that can write the data folder. */
  readonly namespaceReachesAll: boolean
  /** Binaries run as the account that root would switch to. */
  readonly binariesRunAsOther: boolean
  /** Every account may traverse the path to the data folder. */
  readonly dataFolderIsReachable: boolean
}

export interface Account {
  readonly userId: number
  readonly groupId: number
}

/** `data-folder` is `DATA_FOLDER/postgres`; `state-folder` is such as `/var/lib/cauce/<id>`. */
export type ClusterHome = 'data-folder' | 'state-folder'

export type BinariesHome = 'in-place' | 'copy'

export type LauncherPlan =
  | { readonly kind: 'direct'; readonly cluster: ClusterHome; readonly binaries: BinariesHome }
  | { readonly kind: 'user-namespace'; readonly cluster: 'data-folder'; readonly binaries: 'in-place' }
  | {
      readonly kind: 'other-account'
      readonly account: Account
      readonly cluster: ClusterHome
      readonly binaries: BinariesHome
      /** Root created the cluster in a namespace; `account` must own it first. */
      readonly handsOver: boolean
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** `nobody` exists on every Unix system. */
export const UNPRIVILEGED: Account = { userId: 65534, groupId: 65534 }

/** The data owner, else `nobody`. */
export function otherAccount(clusterOwner: Account | undefined): Account {
  return clusterOwner && clusterOwner.userId !== 0 ? clusterOwner : UNPRIVILEGED
}

/** Existing data stay in place or move as a whole. */
export function chooseLauncher(facts: LauncherFacts): LauncherPlan {
  return facts.userId === 0 ? chooseForRoot(facts) : chooseForOrdinaryUser(facts)
}

function chooseForOrdinaryUser(facts: LauncherFacts): LauncherPlan {
  const { clusterOwner, userId } = facts
  if (userId !== undefined && clusterOwner && clusterOwner.userId !== userId) {
    return {
      kind: 'refused',
      reason: `The database in the data folder belongs to user ${clusterOwner.userId} and this is user ${userId}: start Cauce as its owner or as root, or set DATA_FOLDER to another folder.`,
    }
  }
  return { kind: 'direct', cluster: facts.clusterHome, binaries: facts.binariesRunAsSelf ? 'in-place' : 'copy' }
}

function chooseForRoot(facts: LauncherFacts): LauncherPlan {
  const isOwnedByOther = facts.clusterOwner !== undefined && facts.clusterOwner.userId !== 0
  if (!isOwnedByOther && facts.clusterHome === 'data-folder' && facts.namespaceReachesAll) {
    return { kind: 'user-namespace', cluster: 'data-folder', binaries: 'in-place' }
  }
  return {
    kind: 'other-account',
    account: otherAccount(facts.clusterOwner),
    cluster: isOwnedByOther || facts.dataFolderIsReachable ? facts.clusterHome : 'state-folder',
    binaries: facts.binariesRunAsOther ? 'in-place' : 'copy',
    handsOver: facts.clusterOwner?.userId === 0,
  }
}
