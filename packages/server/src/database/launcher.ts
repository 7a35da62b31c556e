/**
 * How PostgreSQL is started, as a pure decision. PostgreSQL refuses to run as root and insists on owning its data, so
 * the answer depends on who we are, who owns the data that is already there, and what the system allows.
 * `launcher-facts.ts` finds the facts out by trying; this file only decides, so that every case is a row in a table test.
 */

/** What was found out about the system before PostgreSQL is started. */
export interface LauncherFacts {
  /** Effective user id of this process; undefined on Windows, where PostgreSQL drops its own privileges. */
  readonly userId: number | undefined
  /** Who owns the cluster that is already there, wherever it lives; undefined when there is none yet. */
  readonly clusterOwner: Account | undefined
  /** Where an existing cluster was put by an earlier start; `data-folder` also when there is none yet. */
  readonly clusterHome: ClusterHome
  /** The binaries ran as ourselves from where npm put them. */
  readonly binariesRunAsSelf: boolean
  /** The binaries ran in a new user namespace, and the data folder could be written from there. */
  readonly namespaceReachesAll: boolean
  /** The binaries ran from where npm put them as the other account that we would switch to. */
  readonly binariesRunAsOther: boolean
  /** Every folder on the way to the data folder may be passed by anybody. */
  readonly dataFolderIsReachable: boolean
}

/** A user and group id of the operating system. */
export interface Account {
  readonly userId: number
  readonly groupId: number
}

/** `data-folder` is `DATA_FOLDER/postgres`; `state-folder` is a folder of the system such as `/var/lib/cauce/<id>`. */
export type ClusterHome = 'data-folder' | 'state-folder'

/** Whether the binaries run from `node_modules` or from a copy beside the cluster. */
export type BinariesHome = 'in-place' | 'copy'

/** The decision. `refused` carries one line that says why and what to do. */
export type LauncherPlan =
  | { readonly kind: 'direct'; readonly cluster: ClusterHome; readonly binaries: BinariesHome }
  | { readonly kind: 'user-namespace'; readonly cluster: 'data-folder'; readonly binaries: 'in-place' }
  | {
      readonly kind: 'other-account'
      readonly account: Account
      readonly cluster: ClusterHome
      readonly binaries: BinariesHome
      /** The cluster was made as root (in a namespace) and has to be given to `account` before it can be used. */
      readonly handsOver: boolean
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** The account without rights that every Unix system has (`nobody`), so that no account has to be made. */
export const UNPRIVILEGED: Account = { userId: 65534, groupId: 65534 }

/** The account that root switches to where it cannot use a namespace: the owner of the data, else `nobody`. */
export function otherAccount(clusterOwner: Account | undefined): Account {
  return clusterOwner && clusterOwner.userId !== 0 ? clusterOwner : UNPRIVILEGED
}

/** Chooses how PostgreSQL is started. Data that exists is always used where it is, or moved as a whole; never left behind. */
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
