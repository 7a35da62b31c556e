import { mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes; about three times what a whole run was measured to use. */
const ENOUGH = 2 * 2 ** 30

/**
 * tmpfs if there is enough of it, else the temporary folder: a database copy of 1,600 files takes 40 ms in memory, 400
 * ms or more on disk (decision testing).
 */
const place = (): string => (hasEnough() ? MEMORY : tmpdir())

/** Unique path per process. */
export const testFolder = (purpose: string, inside = place()): string =>
  path.join(inside, `cauce-${purpose}-${process.pid}-`)

export const newTestFolder = (purpose: string, inside?: string): string => mkdtempSync(testFolder(purpose, inside))

/** Left by processes that ended without cleaning up. */
export const abandonedTestFolders = (): string[] =>
  [...new Set([place(), tmpdir()])].flatMap((inside) =>
    readdirSync(inside).flatMap((name) => {
      const owner = /^cauce-[a-z]+-(\d+)-/.exec(name)?.[1]
      return owner === undefined || isRunning(Number(owner)) ? [] : [path.join(inside, name)]
    }),
  )

/** Containers often have 64 MB of shared memory, other systems none. */
function hasEnough(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
