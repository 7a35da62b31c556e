import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'

/** The bytes are on this machine before a write begins; one that has written nothing for so long is of a process that was killed. */
const LONGEST_WRITE_MS = 60_000

/**
 * A folder in which `put` is atomic, because another process must not read half a picture, and durable if `isSynced`, because
 * a power cut must not lose a proof of payment.
 */
export class AtomicFolder extends FSDriver {
  private readonly isSynced: boolean

  constructor(options: ConstructorParameters<typeof FSDriver>[0], isSynced: boolean) {
    super(options)
    this.isSynced = isSynced
  }

  /** A write in progress has a file here, on the same file system, so that it can be renamed. */
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
      // On a full disk it would take the room that the next file needs.
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
