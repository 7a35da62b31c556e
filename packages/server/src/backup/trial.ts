import type { DatabaseUrls } from '../config/config.ts'
import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPatientDatabase } from '@cauce/api/database'
import type pg from 'pg'
import type { BackupSettings } from '../config/config.ts'
import { startEmbeddedDatabase } from '../database/index.ts'
import { StartRefusal } from '../lifetime.ts'
import { printReconciliation } from '../reconcile.ts'
import { restoreBackup } from './restore.ts'
import { asOwner } from '../as-owner.ts'

const MARK = 'For trials of backups'

interface Trial {
  readonly name: string
  /** Undefined if the backup can be restored. */
  readonly problem: string | undefined
}

/**
 * Restores the newest backup's rows into another database, reconciles them and empties it again. Files are compared
 * with their hashes only. Undefined while the last success is not old enough.
 * @throws StartRefusal when there is no backup, or nowhere to restore it
 */
export async function tryNewestBackup(
  { url, ownerUrl }: Pick<DatabaseUrls, 'url' | 'ownerUrl'>,
  { trialDays, trialDatabase, secretKey }: BackupSettings,
  folder: string,
): Promise<Trial | undefined> {
  if (!(await asOwner(ownerUrl, (client) => isDue(client, trialDays)))) return undefined
  const name = newestIn(folder)
  const scratch = await scratchDatabase(url, trialDatabase)
  try {
    const problem = await problemOf(path.join(folder, name), secretKey, scratch)
    await asOwner(ownerUrl, (client) => noteTrial(client, { name, problem }))
    return { name, problem }
  } finally {
    await scratch.end()
  }
}

/** An hour early, so that a daily timer does not slip by a day. */
async function isDue(client: pg.Client, days: number): Promise<boolean> {
  const { rows } = await client.query<{ is_due: boolean }>(
    `select coalesce(max(tried_at) < clock_timestamp() - make_interval(days => $1, hours => -1), true) as is_due
     from backups where problem is null`,
    [days],
  )
  return rows[0]!.is_due
}

async function noteTrial(client: pg.Client, { name, problem }: Trial): Promise<void> {
  await client.query(
    `insert into backups (name, taken_at, tried_at, problem) values ($1, $2, clock_timestamp(), $3)
     on conflict (name) do update set tried_at = excluded.tried_at, problem = excluded.problem`,
    [name, name.replace(NAME, '$1T$2:$3:$4.$5Z'), problem ?? null],
  )
}

const NAME = /^cauce-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/

/** Names are times. */
function newestIn(folder: string): string {
  try {
    const newest = readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .at(-1)
    if (newest !== undefined) return newest
  } catch (error) {
    throw new StartRefusal(`The folder of backups cannot be read: ${(error as Error).message}.`)
  }
  throw new StartRefusal(`There is no backup in ${folder}.`)
}

async function problemOf(
  folder: string,
  secretKey: string | undefined,
  { url, ownerUrl }: Pick<DatabaseUrls, 'url' | 'ownerUrl'>,
): Promise<string | undefined> {
  try {
    await restoreBackup({ folder, secretKey, url, ownerUrl, storage: undefined, isReplacing: false })
    const database = openPatientDatabase(ownerUrl)
    const isBalanced = await printReconciliation(database).finally(() => database.$client.end())
    return isBalanced ? undefined : 'The books do not balance.'
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * Empty before and after. The rights go to the role of the application: the rules take rights from it that the owner needs.
 * @throws StartRefusal for a database that holds something else
 */
async function scratchDatabase(url: string, ownerUrl: string | undefined) {
  if (ownerUrl !== undefined) {
    await asOwner(ownerUrl, refuseOther)
    await asOwner(ownerUrl, empty)
    return { url, ownerUrl, end: () => asOwner(ownerUrl, empty) }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-trial-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
  try {
    const database = await startEmbeddedDatabase({ dataFolder: folder, log: { info: () => {}, warn: () => {} } })
    return { url: database.url, ownerUrl: database.ownerUrl, end: () => database.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function refuseOther(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mark: string | null; is_filled: boolean }>(
    `select obj_description(to_regnamespace('public'), 'pg_namespace') as mark,
       exists (select from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r') as is_filled`,
  )
  const { mark, is_filled: isFilled } = rows[0]!
  if (isFilled && mark !== MARK)
    throw new StartRefusal('The setting TRIAL_DATABASE_URL must name an empty database, and that one has tables.')
}

async function empty(client: pg.Client): Promise<void> {
  await client.query(
    `drop schema if exists public, drizzle, graphile_worker cascade;
     create schema public; comment on schema public is '${MARK}'`,
  )
}
