import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ApiSettings, S3Settings } from './settings.ts'

/** Where bytes are kept: a folder, or S3 when it is configured (handbook rule 10.1). Keys are generated, never typed by a person. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Rejects before the first byte when there is nothing under the key. */
  open(key: string): Promise<Readable>
  read(key: string): Promise<Buffer>
  has(key: string): Promise<boolean>
  /** Idempotent: no error when there is nothing under the key. */
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
}

/**
 * Opens the bucket of the settings, or the folder `files` of the data folder.
 * @param isSynced false lets `put` resolve before a file of the folder is on the disk: for tests, and for a caller that syncs later
 * @param silenceMs how long S3 may be silent, in each of two attempts
 */
export function openStorage(
  { s3, dataFolder }: Pick<ApiSettings, 'dataFolder' | 's3'>,
  { isSynced = true, silenceMs = SILENCE_MS }: { readonly isSynced?: boolean; readonly silenceMs?: number } = {},
): FileStorage {
  if (!s3) {
    const folder = new AtomicFolder({ location: join(dataFolder, 'files'), visibility: 'private' }, isSynced)
    return storageOn(Promise.resolve(new Disk(folder)))
  }
  return storageOn(openBucket(s3, silenceMs))
}

/** How long S3 may be silent. Left to itself, its client waits for ever. */
const SILENCE_MS = 15_000

/** Loads the S3 client on demand, because it is large. */
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
    // New buckets of AWS and of most compatible services refuse access control lists.
    supportsACL: false,
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

/** Removes the keys under `prefix` that `findOrphans` picks from each batch: bytes that no row refers to. */
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

function storageOn(opening: Promise<Disk>): FileStorage {
  // The first use reports the error; until then it must not end the process as an unhandled rejection.
  opening.catch(() => {})
  const openStream = async (key: string) => {
    const stream = await (await opening).getStream(key)
    await once(stream, 'readable')
    return stream
  }
  return {
    put: async (key, bytes, contentType) => (await opening).put(key, bytes, { contentType }),
    open: openStream,
    read: async (key) => Buffer.concat(await (await openStream(key)).toArray()),
    has: async (key) => (await opening).exists(key),
    remove: async (key) => (await opening).delete(key),
    list: (prefix) => listAll(opening, prefix),
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

/**
 * A folder in which `put` is atomic, because another process must not read half a picture, and durable if `isSynced`, because
 * a power cut must not lose a proof of payment.
 */
class AtomicFolder extends FSDriver {
  private readonly isSynced: boolean

  constructor(options: ConstructorParameters<typeof FSDriver>[0], isSynced: boolean) {
    super(options)
    this.isSynced = isSynced
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(String(this.options.location), key)
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`
    await mkdir(dirname(path), { recursive: true })
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(contents)
      if (this.isSynced) await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  }
}
