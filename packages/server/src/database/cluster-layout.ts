import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartRefusal } from '../lifetime.ts'
import type { ClusterHome } from './launcher.ts'

/** The files and folders of a PostgreSQL cluster. */
export interface ClusterLayout {
  /** The folder of all others, with mode 700. */
  readonly root: string
  /** The data directory of PostgreSQL. */
  readonly cluster: string
  /** The folder of the unix socket. */
  readonly socket: string
  readonly logFile: string
  /** The secret that the passwords of the database roles are derived from, readable by its owner only. */
  readonly secretFile: string
}

/** The layout under a root folder. */
export function layoutUnder(root: string): ClusterLayout {
  return {
    root,
    cluster: path.join(root, 'cluster'),
    socket: path.join(root, 'socket'),
    logFile: path.join(root, 'postgres.log'),
    secretFile: path.join(root, 'secret'),
  }
}

/** The layout when the cluster lives in the data folder. */
export function layoutInDataFolder(dataFolder: string): ClusterLayout {
  return layoutUnder(path.join(realpathSync(dataFolder), 'postgres'))
}

/** Where the cluster of a data folder is: an earlier start may have put it into a state folder. */
export function currentLayout(dataFolder: string): { home: ClusterHome; layout: ClusterLayout } {
  const pointed = readPointer(dataFolder)
  return pointed === undefined
    ? { home: 'data-folder', layout: layoutInDataFolder(dataFolder) }
    : { home: 'state-folder', layout: layoutUnder(pointed) }
}

/** Whether an initialised cluster is there. An interrupted initialisation never has this name. */
export function hasCluster(layout: ClusterLayout): boolean {
  return existsSync(path.join(layout.cluster, 'PG_VERSION'))
}

/** Whether the cluster follows another one. PostgreSQL removes the file when it is promoted. */
export function isStandby(layout: ClusterLayout): boolean {
  return existsSync(path.join(layout.cluster, 'standby.signal'))
}

/**
 * Creates a system folder for the cluster of a data folder that no other account can reach.
 * @throws StartRefusal when no such folder can be created
 */
export function createStateFolder(dataFolder: string): ClusterLayout {
  for (const parent of ['/var/lib/cauce', '/var/tmp/cauce', path.join(tmpdir(), 'cauce')]) {
    const root = path.join(parent, randomBytes(6).toString('hex'))
    try {
      mkdirSync(parent, { recursive: true })
      if (!isWritableByUsOnly(parent)) continue
      // `mkdir` applied the umask of the server, and other accounts have to pass here.
      chmodSync(parent, 0o755)
      mkdirSync(root, { mode: 0o700 })
    } catch {
      continue
    }
    writeFileSync(path.join(parent, `${path.basename(root)}.belongs-to`), `${realpathSync(dataFolder)}\n`)
    return layoutUnder(root)
  }
  throw new StartRefusal(
    'PostgreSQL may not run as root here and no folder of the system could be made for its data: start Cauce as an ordinary user, or set DATABASE_URL.',
  )
}

/**
 * Writes the path of the state folder into the data folder. A pointer and not a hash of the path: a checkout that is moved
 * keeps its data, and a new checkout at an old path does not get the data of another one. It is written when the state folder
 * is complete, so that an interrupted move is repeated.
 */
export function writePointer(layout: ClusterLayout, dataFolder: string): void {
  const draft = `${pointerFile(dataFolder)}.draft`
  writeFileSync(draft, `${layout.root}\n`)
  renameSync(draft, pointerFile(dataFolder))
}

/** In a folder that is writable by all, such as `/var/tmp`, another account could have created this name before us. */
function isWritableByUsOnly(folder: string): boolean {
  const { uid, mode } = statSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}

function readPointer(dataFolder: string): string | undefined {
  try {
    return readFileSync(pointerFile(dataFolder), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

const pointerFile = (dataFolder: string) => path.join(dataFolder, 'postgres-lives-in')
