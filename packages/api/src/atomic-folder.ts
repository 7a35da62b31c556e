import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'

/** A file untouched for so long belongs to a killed process. */
const LONGEST_WRITE_MS = 60_000

/** Atomic `put` (no half-read pictures); durable with `isSynced` (power cuts). */
export class AtomicFolder extends FSDriver {
  private readonly isSynced: boolean

  constructor(options: ConstructorParameters<typeof FSDriver>[0], isSynced: boolean) {
    super(options)
    this.isSynced = isSynced
  }

  /** Temporary files on the same file system, for the rename. */
  private get unfinished(): string {
    return join(String(this.options.location), 'unfinished')
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.write(key, contents)
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.write(key, contents)
  }

  private async write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(String(this.options.location), key)
    const unfinished = join(this.unfinished, randomUUID())
    await mkdir(dirname(path), { recursive: true })
    await mkdir(this.unfinished, { recursive: true })
    try {
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(contents)
        if (this.isSynced) await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      // On a full disk it would take the room of the next file.
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async removeUnfinished(): Promise<void> {
    const files = await readdir(this.unfinished).catch(() => [])
    for (const name of files) {
      const file = join(this.unfinished, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
      if (Date.now() - mtimeMs > LONGEST_WRITE_MS) await rm(file, { force: true })
    }
  }
}
