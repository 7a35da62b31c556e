import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { lineOf } from './error-lines.ts'
import { StartRefusal } from './lifetime.ts'

const MEGABYTE = 1024 * 1024
/** A segment of the log of PostgreSQL: less is of no use to it. */
const FULL_MEGABYTES = 16

/** A full disk shows in many errors of database and stored files, none of which says where it is. */
export async function namingFullDisk<Value>(dataFolder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    for (const folder of ['postgres', 'files'].map((name) => path.join(dataFolder, name))) {
      const disk = await statfs(folder).catch(() => undefined)
      if (disk === undefined) continue
      const [free, all] = [disk.bavail, disk.blocks].map((blocks) => Math.floor((blocks * disk.bsize) / MEGABYTE))
      if (free! < FULL_MEGABYTES)
        throw new StartRefusal(
          `The disk of ${folder} is full: ${free} of ${all} MB are free. Free some space and start again. ${lineOf(error)}`,
        )
    }
    throw error
  }
}
