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

/** Where the parts of one PostgreSQL cluster stand. */
export interface ClusterLayout {
  /** The folder that holds all of it; only its owner may enter. */
  readonly root: string
  /** PostgreSQL's own data directory. */
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

/** Where the cluster of a data folder lives now: an earlier start may have had to put it into a state folder. */
export function currentLayout(dataFolder: string): { home: ClusterHome; layout: ClusterLayout } {
  const pointed = readPointer(dataFolder)
  return pointed === undefined
    ? { home: 'data-folder', layout: layoutInDataFolder(dataFolder) }
    : { home: 'state-folder', layout: layoutUnder(pointed) }
}

/** Whether PostgreSQL has initialised a cluster there; an interrupted initialisation never has this name. */
export function hasCluster(layout: ClusterLayout): boolean {
  return existsSync(path.join(layout.cluster, 'PG_VERSION'))
}

/**
 * Makes a new folder of the system for the cluster of a data folder that no other account can reach.
 * @throws StartRefusal when the system lets us make none
 */
export function createStateFolder(dataFolder: string): ClusterLayout {
  for (const parent of ['/var/lib/cauce', '/var/tmp/cauce', path.join(tmpdir(), 'cauce')]) {
    const root = path.join(parent, randomBytes(6).toString('hex'))
    try {
      mkdirSync(parent, { recursive: true })
      if (!isOursAlone(parent)) continue
      // Said again, because the server makes everything for itself alone and others have to pass here.
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
 * Leaves a pointer to the state folder in the data folder. The pointer, not a hash of the path, ties the two together: a
 * checkout that is moved keeps its data, and a new checkout at an old path does not inherit somebody else's. It is written
 * when the state folder is complete, so that an interrupted move is done again and never half believed.
 */
export function pointTo(layout: ClusterLayout, dataFolder: string): void {
  const draft = `${pointerFile(dataFolder)}.draft`
  writeFileSync(draft, `${layout.root}\n`)
  renameSync(draft, pointerFile(dataFolder))
}

/** In a folder that everybody may write to, such as `/var/tmp`, somebody else could have laid a trap under our name. */
function isOursAlone(folder: string): boolean {
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
