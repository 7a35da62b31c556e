import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { stopOrphanedDatabase } from '@cauce/server/database'
import { abandonedTestFolders } from './test-folders.ts'

/** Leftovers of killed runs, and their databases. */
export async function removeAbandoned(): Promise<void> {
  for (const folder of abandonedTestFolders()) {
    const dataFolders = [folder, path.join(folder, 'data')].filter((one) => existsSync(one))
    const stopped = await Promise.all(dataFolders.map(stopOrphanedDatabase))
    if (stopped.every(Boolean)) await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
