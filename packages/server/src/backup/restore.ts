import { markRestored, migrate } from '@cauce/api/database'
import type { FileStorage } from '@cauce/api/storage'
import type pg from 'pg'
import { StartRefusal } from '../lifetime.ts'
import { hashOf, type Manifest, readIntactBackup } from './manifest.ts'
import { type Parts, partsToRead } from './parts.ts'
import { filesIn, forEach } from './stored-files.ts'
import { asOwner } from '../as-owner.ts'
import { type CopyForm, loadDatabase, WHOLE } from './table-copy.ts'

export interface RestoreOptions {
  readonly folder: string
  readonly secretKey?: string | undefined
  readonly url: string
  readonly ownerUrl: string
  /** Undefined restores the rows only. */
  readonly storage: FileStorage | undefined
  readonly isReplacing: boolean
}

/** @throws StartRefusal when the backup is damaged or encrypted for another key, and as `loadCopy` */
export async function restoreBackup({ folder, secretKey, ...target }: RestoreOptions): Promise<OpenCopy> {
  const parts = partsToRead(folder, secretKey)
  const manifest = await readIntactBackup(parts, folder)
  await loadCopy({ parts, manifest, form: WHOLE }, target)
  return { parts, manifest }
}

export interface OpenCopy {
  readonly parts: Parts
  readonly manifest: Manifest
}

/**
 * All rows in one transaction, which ends when all files are there.
 * @throws StartRefusal when the copy is from other tables, or the target is in use or not empty
 */
export async function loadCopy(
  { parts, manifest, form }: OpenCopy & { readonly form: CopyForm },
  { url, ownerUrl, storage, isReplacing }: Omit<RestoreOptions, 'folder' | 'secretKey'>,
): Promise<void> {
  await asOwner(ownerUrl, refuseInUse)
  await migrate({ url, ownerUrl })
  if (!isReplacing) await refuseFilled(ownerUrl, storage)
  await asOwner(ownerUrl, (client) =>
    loadDatabase(client, parts, manifest, form, async () => {
      if (storage) await loadFiles(storage, parts)
      await mark(client, new Date(manifest.takenAt))
    }),
  )
}

/**
 * For a database that went back in time by other means: to a point in time, or to a standby that was behind.
 * @throws StartRefusal for a time to come
 */
export async function markDatabase(ownerUrl: string, copiedAt: Date): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('begin')
    await mark(client, copiedAt)
    await client.query('commit')
  })
}

async function mark(client: pg.Client, copiedAt: Date): Promise<void> {
  // The clock of PostgreSQL counts.
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const restoredAt = rows[0]!.now
  if (copiedAt > restoredAt) throw new StartRefusal(`The time ${copiedAt.toISOString()} is still to come.`)
  await markRestored(client, { copiedAt, restoredAt })
}

const loadFiles = (storage: FileStorage, parts: Parts): Promise<void> =>
  forEach(filesIn(parts), ({ key, contentType, sizeBytes }) =>
    storage.putStream(key, () => parts.open(key), { contentType, sizeBytes }),
  )

export async function findUnreadable(storage: FileStorage, { parts }: Pick<OpenCopy, 'parts'>): Promise<string[]> {
  const unreadable: string[] = []
  await forEach(filesIn(parts), async ({ key, sha256 }) => {
    const found = await storage
      .open(key)
      .then(hashOf)
      .catch(() => undefined)
    if (found !== sha256) unreadable.push(key)
  })
  return unreadable
}

/** A running process would see its rows replaced. */
async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
  )
  if (rows[0]!.count > 0)
    throw new StartRefusal(
      `The database is in use by ${rows[0]!.count} connections: stop the processes that use it, or restore into another one.`,
    )
}

async function refuseFilled(ownerUrl: string, storage: FileStorage | undefined): Promise<void> {
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ is_filled: boolean }>('select exists (select from users) as is_filled'),
  )
  const first = await storage?.list('files')[Symbol.asyncIterator]().next()
  const filled = rows[0]!.is_filled ? 'database has accounts' : first?.done === false ? 'storage has files' : undefined
  if (filled !== undefined)
    throw new StartRefusal(
      `The ${filled} already: take an empty one. Only npm run restore -- <folder> --replace replaces what is there, by a backup.`,
    )
}
