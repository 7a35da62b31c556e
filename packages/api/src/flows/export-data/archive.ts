import { createHash, randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Streamed ZIP entry. */
export interface Entry {
  write(bytes: Uint8Array | string): Promise<void>
  end(): Promise<void>
}

/** ZIP limits without ZIP64: 32-bit sizes, 16-bit entry count. */
const LIMITS = { bytes: 0xff_ff_ff_ff, entries: 0xff_ff }

/**
 * A ZIP streamed to an unlinked temporary file, so that a crash leaves nothing behind. Concurrent entries wait
 * compressed in memory.
 */
export class Archive {
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  readonly #packed: Uint8Array[] = []
  readonly #madeAt: Date
  readonly #limits: typeof LIMITS
  #entries = 0
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error
    this.#packed.push(bytes)
  })
  #sizeBytes = 0

  private constructor(file: FileHandle, madeAt: Date, limits: typeof LIMITS) {
    this.#file = file
    this.#madeAt = madeAt
    this.#limits = limits
  }

  /**
   * Passes a new ZIP to `work` and closes it afterwards.
   * @throws {RangeError} beyond the limits of ZIP readers
   */
  static async during<Value>(
    madeAt: Date,
    work: (archive: Archive) => Promise<Value>,
    limits = LIMITS,
  ): Promise<Value> {
    const path = join(tmpdir(), `cauce-export-${randomUUID()}`)
    const file = await open(path, 'wx+', 0o600)
    try {
      await rm(path)
      return await work(new Archive(file, madeAt, limits))
    } finally {
      await file.close()
    }
  }

  /** @param isPacked whether it is of a kind that is packed already, as pictures and PDF are */
  begin(name: string, { isPacked = false } = {}): Entry {
    this.#entries += 1
    if (this.#entries > this.#limits.entries) throw new RangeError(`A ZIP has room for ${this.#limits.entries} entries`)
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = this.#madeAt
    this.#zip.add(entry)
    const write = async (bytes: Uint8Array, isLast: boolean) => {
      // Copied: the library keeps it, and a stream may reuse its buffer.
      entry.push(new Uint8Array(bytes), isLast)
      await this.#flush()
    }
    return {
      write: (bytes) => write(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, false),
      end: () => write(new Uint8Array(0), true),
    }
  }

  async end(): Promise<{ readonly openBytes: () => Readable; readonly sizeBytes: number; readonly sha256: string }> {
    this.#zip.end()
    await this.#flush()
    return {
      openBytes: () => this.#file.createReadStream({ start: 0, autoClose: false }),
      sizeBytes: this.#sizeBytes,
      sha256: this.#hash.digest('hex'),
    }
  }

  async #flush(): Promise<void> {
    for (const bytes of this.#packed.splice(0)) {
      this.#hash.update(bytes)
      this.#sizeBytes += bytes.length
      if (this.#sizeBytes > this.#limits.bytes) throw new RangeError(`A ZIP has room for ${this.#limits.bytes} bytes`)
      await this.#file.writeFile(bytes)
    }
  }
}
