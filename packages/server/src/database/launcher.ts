/**
 * How PostgreSQL is started, as a pure decision (decision 042). PostgreSQL refuses to run as root and must own its data, so the
 * answer depends on our account, on the owner of existing data, and on what the system allows. `launcher-system.ts` gathers
 * these facts by trial.
 */

/** The facts about the system before PostgreSQL is started. */
export interface LauncherFacts {
  /** Effective user id of this process; undefined on Windows, where PostgreSQL drops privileges itself. */
  readonly userId: number | undefined
  /** The owner of the existing cluster; undefined when there is none yet. */
  readonly clusterOwner: Account | undefined
  /** Where the existing cluster is; `data-folder` also when there is none yet. */
  readonly clusterHome: ClusterHome
  /** The binaries of npm run as our account. */
  readonly binariesRunAsSelf: boolean
  /** The binaries run in a user namespace and the data folder is writable from there. */
  readonly namespaceReachesAll: boolean
  /** The binaries of npm run as the account that root would switch to. */
  readonly binariesRunAsOther: boolean
  /** Every account may pass all folders on the path to the data folder. */
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
      /** Root created the cluster in a namespace, and `account` has to become its owner first. */
      readonly handsOver: boolean
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** `nobody`, the account without rights of every Unix system, so that no account has to be created. */
export const UNPRIVILEGED: Account = { userId: 65534, groupId: 65534 }

/** The account that root switches to without namespaces: the owner of the data, else `nobody`. */
export function otherAccount(clusterOwner: Account | undefined): Account {
  return clusterOwner && clusterOwner.userId !== 0 ? clusterOwner : UNPRIVILEGED
}

/** Chooses how PostgreSQL is started. Existing data are used where they are or moved as a whole. */
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
