import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** One by one: recursive `mkdir` of Node never returns in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`)
    return
  }
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
