import { randomUUID, type Hash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, rmSync, write } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Of a file, in memory or on disk. */
export interface Bytes {
  readonly length: number
  subarray(from?: number, to?: number): Buffer
}

const PIECE_BYTES = 64 * 1024

export function* piecesOf(bytes: Bytes, from = 0, to = bytes.length): Generator<Buffer> {
  const end = Math.min(to, bytes.length)
  for (let at = from; at < end; at += PIECE_BYTES) yield bytes.subarray(at, Math.min(end, at + PIECE_BYTES))
}

export function hashBytes(hash: Hash, bytes: Bytes): Hash {
  for (const piece of piecesOf(bytes)) hash.update(piece)
  return hash
}

const writeAt = promisify(write)

/** Bytes too many for memory, in a file without a name, which ends with the process. */
export class Spool implements Bytes {
  readonly #file: number
  #length = 0

  constructor(dataFolder: string) {
    const folder = join(dataFolder, 'spool')
    const path = join(folder, randomUUID())
    mkdirSync(folder, { recursive: true })
    this.#file = openSync(path, 'wx+', 0o600)
    rmSync(path)
  }

  get length(): number {
    return this.#length
  }

  async add(piece: Buffer): Promise<void> {
    for (let from = 0; from < piece.length;) {
      const { bytesWritten } = await writeAt(this.#file, piece, from, piece.length - from, this.#length)
      from += bytesWritten
      this.#length += bytesWritten
    }
  }

  /** Read at once: what was just written is in the cache of the system. */
  subarray(from = 0, to = this.#length): Buffer {
    const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(to, this.#length) - from))
    for (let at = 0; at < bytes.length;) at += readSync(this.#file, bytes, at, bytes.length - at, from + at)
    return bytes
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** @param work with spools that last as long as it */
export async function withSpools<Value>(
  dataFolder: string,
  work: (newSpool: () => Spool) => Promise<Value>,
): Promise<Value> {
  const spools: Spool[] = []
  try {
    return await work(() => {
      const spool = new Spool(dataFolder)
      spools.push(spool)
      return spool
    })
  } finally {
    for (const spool of spools) spool.close()
  }
}
