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

export interface ClusterLayout {
  /** Parent of the others, mode 700. */
  readonly root: string
  readonly cluster: string
  readonly socket: string
  readonly logFile: string
  /** Source of the database role passwords; owner-readable only. */
  readonly secretFile: string
}

export function layoutUnder(root: string): ClusterLayout {
  return {
    root,
    cluster: path.join(root, 'cluster'),
    socket: path.join(root, 'socket'),
    logFile: path.join(root, 'postgres.log'),
    secretFile: path.join(root, 'secret'),
  }
}

export function layoutInDataFolder(dataFolder: string): ClusterLayout {
  return layoutUnder(path.join(realpathSync(dataFolder), 'postgres'))
}

/** An earlier start may have put the cluster into a state folder. */
export function currentLayout(dataFolder: string): { home: ClusterHome; layout: ClusterLayout } {
  const pointed = readPointer(dataFolder)
  return pointed === undefined
    ? { home: 'data-folder', layout: layoutInDataFolder(dataFolder) }
    : { home: 'state-folder', layout: layoutUnder(pointed) }
}

/** An interrupted initialisation never has this name. */
export function hasCluster(layout: ClusterLayout): boolean {
  return existsSync(path.join(layout.cluster, 'PG_VERSION'))
}

/** PostgreSQL removes the file on promotion. */
export function isStandby(layout: ClusterLayout): boolean {
  return existsSync(path.join(layout.cluster, 'standby.signal'))
}

/**
 * System folder that no other account can reach.
 * @throws StartRefusal when no such folder can be created
 */
export function createStateFolder(dataFolder: string): ClusterLayout {
  for (const parent of ['/var/lib/cauce', '/var/tmp/cauce', path.join(tmpdir(), 'cauce')]) {
    const root = path.join(parent, randomBytes(6).toString('hex'))
    try {
      mkdirSync(parent, { recursive: true })
      if (!isWritableByUsOnly(parent)) continue
      // Overrides the umask: other accounts must traverse it.
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
 * Pointer to the state folder. Not a hash of the path: a moved checkout keeps its data. Written last, so that an
 * interrupted move is repeated.
 */
export function writePointer(layout: ClusterLayout, dataFolder: string): void {
  const draft = `${pointerFile(dataFolder)}.draft`
  writeFileSync(draft, `${layout.root}\n`)
  renameSync(draft, pointerFile(dataFolder))
}

/** In a world-writable folder such as `/var/tmp` another account could have created this name first. */
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
