import { mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes. A whole run of tests, with others beside it, was measured to use a third of this at most. */
const ENOUGH = 2 * 2 ** 30

/**
 * Where tests keep data that need not outlive a power cut: in memory where there is enough of it, else in the temporary folder. A database for
 * each file of tests is a copy of 1,600 files, which takes 40 ms in memory and 400 ms or more on a disk (decision 308).
 */
const place = (): string => (hasEnough() ? MEMORY : tmpdir())

/** A path there for `purpose` that no other running process uses. */
export const testFolder = (purpose: string): string => path.join(place(), `cauce-${purpose}-${process.pid}-`)

/** Creates an empty folder there. */
export const newTestFolder = (purpose: string): string => mkdtempSync(testFolder(purpose))

/** The folders whose process has ended without removing them. */
export const abandonedTestFolders = (): string[] =>
  readdirSync(place()).flatMap((name) => {
    const owner = /^cauce-[a-z]+-(\d+)-/.exec(name)?.[1]
    return owner === undefined || isRunning(Number(owner)) ? [] : [path.join(place(), name)]
  })

/** Containers often have 64 MB of shared memory, and systems other than Linux none. */
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
