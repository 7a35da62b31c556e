import { once } from 'node:events'
import { join, dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { Disk } from 'flydrive'
import { asActivity } from './activity.ts'
import type { ApiSettings, S3Settings } from './settings.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { FSDriver } from 'flydrive/drivers/fs'

/** Folder, or S3 (handbook rule 10.1). Keys are generated. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Length must be known: S3 needs it first. Opened again for a second attempt. */
  putStream(key: string, openBytes: () => Readable, about: { contentType: string; sizeBytes: number }): Promise<void>
  /** Rejects before the first byte if missing. */
  open(key: string): Promise<Readable>
  read(key: string): Promise<Buffer>
  has(key: string): Promise<boolean>
  /** Idempotent. */
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** Leftovers of interrupted writes, so that a full disk has room again. */
  removeUnfinished(): Promise<void>
}

/** @throws StorageError */
export async function tryStorage(storage: Pick<FileStorage, 'put' | 'read' | 'remove'>): Promise<void> {
  const key = `files/check-${randomUUID()}`
  await storage.put(key, Buffer.from('check'), 'text/plain')
  await storage.read(key)
  await storage.remove(key)
}

/** Its cause says which: full disk, silent bucket, missing bytes. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly isMissing: boolean

  constructor(action: string, cause: unknown) {
    const causes = causesOf(cause)
    super(`The storage failed to ${action}: ${causes.at(-1)?.message ?? String(cause)}`, { cause })
    this.isMissing = causes.some((error) => 'code' in error && error.code === 'ENOENT') || causes.some(isNoSuchKey)
  }
}

/** Undefined (and logged with `about`) when missing; other failures throw. */
export async function unlessLost<Value>(
  reading: Promise<Value>,
  logger: Pick<FastifyBaseLogger, 'error'>,
  about: Readonly<Record<string, unknown>>,
): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof StorageError && error.isMissing)) throw error
    logger.error({ error, ...about }, 'The storage has lost a file, and the work goes on without it')
    return undefined
  }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const isNoSuchKey = ({ name }: Error) => name === 'NoSuchKey' || name === 'NotFound'

/**
 * @param isSynced false lets `put` resolve before the file is on the disk
 * @param silenceMs how long S3 may be silent, in each of two attempts
 */
export function openStorage(
  { s3, dataFolder }: Pick<ApiSettings, 'dataFolder' | 's3'>,
  { isSynced = true, silenceMs = SILENCE_MS }: { readonly isSynced?: boolean; readonly silenceMs?: number } = {},
): FileStorage {
  if (!s3) {
    const folder = new AtomicFolder({ location: join(dataFolder, 'files'), visibility: 'private' }, isSynced)
    return storageOn(Promise.resolve(new Disk(folder)), () => folder.removeUnfinished())
  }
  return calling('s3', storageOn(openBucket(s3, silenceMs)))
}

/** The client's default waits for ever. */
const SILENCE_MS = 15_000

/** Lazy: the S3 client is large. */
async function openBucket(
  { bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings,
  silenceMs: number,
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // New buckets refuse ACLs.
    supportsACL: false,
    // Trailing checksums are not supported by every service; file rows have a SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: silenceMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
    maxAttempts: 2,
  })
  return new Disk(driver)
}

const SWEEP_BATCH = 500

/** Removes orphaned keys, batch by batch. */
export async function sweepStorage(
  storage: FileStorage,
  prefix: string,
  findOrphans: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const remove = async (keys: readonly string[]) => {
    if (keys.length > 0) for (const key of await findOrphans(keys)) await storage.remove(key)
  }
  let batch: string[] = []
  for await (const key of storage.list(prefix)) {
    batch.push(key)
    if (batch.length < SWEEP_BATCH) continue
    await remove(batch)
    batch = []
  }
  await remove(batch)
}

function storageOn(opening: Promise<Disk>, removeUnfinished = () => Promise.resolve()): FileStorage {
  // Reported at first use; not an unhandled rejection before.
  opening.catch(() => {})
  const openStream = async (key: string) => {
    const stream = await (await opening).getStream(key)
    await once(stream, 'readable')
    return stream
  }
  return {
    put: (key, bytes, contentType) =>
      orStorageError(`write ${key}`, async () => (await opening).put(key, bytes, { contentType })),
    putStream: (key, openBytes, { contentType, sizeBytes: contentLength }) =>
      orStorageError(`write ${key}`, async () =>
        (await opening).putStream(key, openBytes(), { contentType, contentLength }),
      ),
    open: (key) => orStorageError(`open ${key}`, () => openStream(key)),
    read: (key) => orStorageError(`read ${key}`, async () => Buffer.concat(await (await openStream(key)).toArray())),
    has: (key) => orStorageError(`look for ${key}`, async () => (await opening).exists(key)),
    remove: (key) => orStorageError(`remove ${key}`, async () => (await opening).delete(key)),
    list: (prefix) => listAll(opening, prefix),
    removeUnfinished: () => orStorageError('remove unfinished files', removeUnfinished),
  }
}

/** Traces each use of a remote storage. */
function calling(name: string, storage: FileStorage): FileStorage {
  const call = <Value>(method: string, work: () => Promise<Value>) =>
    asActivity({ kind: 'call', name, facts: { method } }, work)
  return {
    ...storage,
    put: (...given) => call('PUT', () => storage.put(...given)),
    // The client never sends a stream again.
    putStream: (...given) => call('PUT', () => storage.putStream(...given).catch(() => storage.putStream(...given))),
    open: (key) => call('GET', () => storage.open(key)),
    read: (key) => call('GET', () => storage.read(key)),
    has: (key) => call('HEAD', () => storage.has(key)),
    remove: (key) => call('DELETE', () => storage.remove(key)),
  }
}

async function orStorageError<Value>(action: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw new StorageError(action, error)
  }
}

async function* listAll(opening: Promise<Disk>, prefix: string): AsyncIterable<string> {
  const disk = await opening
  let paginationToken: string | undefined
  do {
    const found = await disk.listAll(prefix, {
      recursive: true,
      ...(paginationToken !== undefined && { paginationToken }),
    })
    for (const entry of found.objects) if (entry.isFile) yield entry.key
    paginationToken = found.paginationToken
  } while (paginationToken !== undefined)
}

/** A file untouched for so long belongs to a killed process. */
const LONGEST_WRITE_MS = 60_000

/** Atomic `put` (no half-read pictures); durable with `isSynced` (power cuts). */
class AtomicFolder extends FSDriver {
  private readonly isSynced: boolean

  constructor(options: ConstructorParameters<typeof FSDriver>[0], isSynced: boolean) {
    super(options)
    this.isSynced = isSynced
  }

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
