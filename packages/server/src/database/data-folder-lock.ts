import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../lifetime.ts'
import { processIdentity } from './process-identity.ts'

export interface DataFolderLock {
  release(): void
}

interface Holder {
  readonly pid: number
  readonly identity: string | undefined
}

/**
 * A stale lock, whose process is gone (`kill -9`, power cut, reboot), is taken over.
 * @throws StartRefusal when another running Cauce holds the lock; nothing was changed then
 */
export function lockDataFolder(dataFolder: string): DataFolderLock {
  const lockFile = path.join(dataFolder, 'cauce.lock')
  const own = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) } satisfies Holder)
  while (!createWith(lockFile, own)) {
    const found = read(lockFile)
    if (found === undefined) continue
    const holder = parse(found)
    if (isHeld(holder)) {
      throw new StartRefusal(
        `Another Cauce (process ${holder.pid}) is using the data folder ${dataFolder}: stop it first, or set DATA_FOLDER to another folder.`,
      )
    }
    removeStale(lockFile, found)
  }
  return { release: () => read(lockFile) === own && rmSync(lockFile, { force: true }) }
}

function isHeld(holder: Holder | undefined): holder is Holder {
  return holder !== undefined && holder.identity !== undefined && processIdentity(holder.pid) === holder.identity
}

/** Atomic: `link` never replaces an existing file. */
function createWith(lockFile: string, content: string): boolean {
  const draft = `${lockFile}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Restores the lock if another process replaced it meanwhile. */
export function removeStale(lockFile: string, judged: string): void {
  const removed = `${lockFile}.${randomUUID()}`
  try {
    renameSync(lockFile, removed)
  } catch {
    return
  }
  if (read(removed) !== judged) linkSync(removed, lockFile)
  rmSync(removed, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}
