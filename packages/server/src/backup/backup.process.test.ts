import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type FileStorage, openStorage, uuidv7 } from '@cauce/api'
import { seedScale } from '@cauce/seed/scale'
import { startApiProcess } from '@cauce/testing/bench/api-process'
import { IS_LONG } from '@cauce/testing/drill/effort'
import { MoneyLoad } from '@cauce/testing/money-load'
import { outsideDatabase, runOperatorCommand } from '@cauce/testing/operator-command'
import { emptyDatabase, startOwnDatabase, type OwnDatabase } from '@cauce/testing/own-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../database/index.ts'
import { newKeyPair } from '../age.ts'
import { backupTarget, makeBackup } from './backup.ts'
import { sha256Of } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { asOwner } from '../as-owner.ts'

let own: OwnDatabase
let storage: FileStorage
let folder: string
beforeAll(async () => {
  own = await startOwnDatabase()
  storage = openStorage({ dataFolder: own.folder, s3: undefined })
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-backup-'))
  await seedScale(own.database.ownerUrl, { investors: 3, projects: 1, walletCents: 1_000n, financingCents: 100_000n })
  await storePictures()
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const query = async (ownerUrl: string, sql: string, values: unknown[] = []) =>
  (await asOwner(ownerUrl, (client) => client.query(sql, values))).rows
const countOrders = async (ownerUrl: string) => Number((await query(ownerUrl, 'select count(*) from orders'))[0].count)

/** Load data have picture rows without bytes. */
async function storePictures(): Promise<void> {
  await query(own.database.ownerUrl, 'update files set sha256 = $1', [sha256Of('x')])
  for (const { storage_key } of await query(own.database.ownerUrl, 'select storage_key from files'))
    await storage.put(storage_key, Buffer.from('x'), 'image/webp')
}

/** Bytes first, then the row, as the platform does. */
async function storeFile(): Promise<string> {
  const [fileId, bytes] = [uuidv7(), randomBytes(50_000)]
  const key = `files/2026-11/${fileId}`
  await storage.put(key, bytes, 'application/pdf')
  await query(
    own.database.ownerUrl,
    `insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at)
     values ($1, $2, 'escritura.pdf', 'application/pdf', $3, $4, now())`,
    [fileId, key, bytes.length, sha256Of(bytes)],
  )
  return key
}

/** The row first, then the bytes by a job. */
async function deleteFile(key: string): Promise<void> {
  await query(
    own.database.ownerUrl,
    `with deleted as (delete from files where storage_key = $1)
     select graphile_worker.add_job('deleteStoredBytes', json_build_object('storageKeys', json_build_array($1)))`,
    [key],
  )
}

function keepUploading(): { stop(): Promise<void> } {
  const over = new AbortController()
  const work = async () => {
    while (!over.signal.aborted) {
      const [, deleted] = [await storeFile(), await storeFile()]
      await deleteFile(deleted)
    }
  }
  const working = work()
  return {
    stop: () => {
      over.abort()
      return working
    },
  }
}

const emptyStorage = () =>
  openStorage({ dataFolder: mkdtempSync(path.join(folder, 'data-')), s3: undefined }, { isSynced: false })

describe('an encrypted backup', () => {
  const { publicKey, secretKey } = newKeyPair()
  const settings = () => outsideDatabase(own.database.url, own.database.ownerUrl, own.folder)
  const backUp = async () => {
    const encrypted = { ...settings(), BACKUP_KEY: publicKey }
    const backup = await runOperatorCommand('backup', encrypted, ['--to', path.join(folder, 'backups')])
    expect(backup).toMatchObject({ exitCode: 0, errors: '' })
    expect(backup.lines[0]).toMatch(/^Backed up \d+ rows of \d+ tables and [1-9]\d* files to$/)
    return backup.lines[1]!
  }
  const restoreFrom = async (backup: string, dataFolder: string) => {
    const opened = { DATA_FOLDER: dataFolder, BACKUP_SECRET_KEY: secretKey }
    const restored = await runOperatorCommand('restore', opened, [backup])
    expect(restored).toMatchObject({ exitCode: 0, errors: '' })
    expect(restored.lines.slice(-2)).toEqual(['The books balance.', 'Every file opens and is what it was.'])
    return startEmbeddedDatabase({ dataFolder, log: { info: () => {}, warn: () => {} } })
  }

  it('restores with its key, with each rule of the database and without sessions', async () => {
    await storeFile()
    const backup = await backUp()
    const kept = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    for (const { name, parentPath } of kept) {
      expect(name).toMatch(/\.age$/)
      expect(readFileSync(path.join(parentPath, name)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    }
    const copy = await restoreFrom(backup, path.join(folder, 'restored'))
    const rules = `select conname as rule from pg_constraint where contype = 'f'
      union all select tgname from pg_trigger where not tgisinternal and tgenabled = 'O' order by 1`
    expect(await query(copy.ownerUrl, rules)).toEqual(await query(own.database.ownerUrl, rules))
    expect(await query(copy.ownerUrl, 'select 1 from sessions')).toEqual([])
    expect(await query(copy.ownerUrl, 'select copied_at < restored_at as is_marked from restores')).toEqual([
      { is_marked: true },
    ])
    await copy.stop()
  })

  it('is refused without its key, and with another one', async () => {
    const options = { publicKey, ownerUrl: own.database.ownerUrl, storage, to: path.join(folder, 'keys') }
    const backup = await makeBackup(options)
    const restore = (key?: string) =>
      restoreBackup({
        ...{ folder: backup.folder, secretKey: key, storage: emptyStorage(), isReplacing: false },
        ...{ url: own.database.url, ownerUrl: own.database.ownerUrl },
      })
    await expect(restore()).rejects.toThrow('The backup is encrypted: give its secret key')
    await expect(restore(newKeyPair().secretKey)).rejects.toThrow('The backup is encrypted for another key')
  })

  it.runIf(IS_LONG)('under load holds everything acknowledged before it, and passes its trial', async () => {
    const load = await MoneyLoad.prepare({ ownerUrl: own.database.ownerUrl, port: () => api.port, pauseMs: 50 })
    await storePictures()
    const api = await startApiProcess(own.database.url, own.folder, { isRunningJobs: true })
    const uploads = keepUploading()
    const clients = load.begin()
    await expect.poll(() => countOrders(own.database.ownerUrl), { timeout: 50_000 }).toBeGreaterThan(50)

    const before = await countOrders(own.database.ownerUrl)
    const backup = await backUp()
    const after = await countOrders(own.database.ownerUrl)
    await Promise.all([clients.stop(), uploads.stop()])
    const copy = await restoreFrom(backup, path.join(folder, 'elsewhere'))
    const orders = await countOrders(copy.ownerUrl)
    expect(after).toBeGreaterThan(before)
    expect(orders).toBeGreaterThanOrEqual(before)
    expect(orders).toBeLessThanOrEqual(after)
    await expect(query(copy.ownerUrl, 'delete from ledger_transfers')).rejects.toThrow('append-only')
    await copy.stop()
    await api.stop()

    const trialDatabase = (await emptyDatabase(own, 'trial')).ownerUrl
    const withKey = { ...settings(), BACKUP_SECRET_KEY: secretKey, TRIAL_DATABASE_URL: trialDatabase }
    const trial = () => runOperatorCommand('restore', withKey, ['--try', path.join(folder, 'backups')])
    expect(await trial()).toMatchObject({ exitCode: 0, errors: '' })
    expect((await trial()).lines).toEqual(['No trial is due yet (BACKUP_TRIAL_DAYS).'])
    const newest = 'select tried_at > taken_at as is_tried, problem from backups order by taken_at desc limit 1'
    const [row] = await query(own.database.ownerUrl, newest)
    expect(row).toEqual({ is_tried: true, problem: null })
    await query(own.database.ownerUrl, `update backups set tried_at = tried_at - interval '8 days'`)
    appendFileSync(path.join(backup, `${TABLE}.age`), 'x')
    const failed = await trial()
    expect(failed).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/cannot be restored: .*damaged/) })
  })
})

it('a folder for backups is refused in one line', async () => {
  const settings = outsideDatabase(own.database.url, own.database.ownerUrl, own.folder)
  const refused = await runOperatorCommand('backup', settings, ['--to', 'backups'])
  const errors: unknown = expect.stringMatching(/^The folder of backups must begin with \/.*\n$/)
  expect(refused).toMatchObject({ exitCode: 2, errors })
})

it.each([
  { what: 'one that cannot be made', to: () => '/proc/backups', line: 'No backup can be written to' },
  { what: 'a file', to: () => import.meta.filename, line: 'No backup can be written to' },
  { what: 'one below a file', to: () => path.join(import.meta.filename, 'x'), line: 'No backup can be written to' },
  { what: 'one in the data folder', to: () => path.join(own.folder, 'backups'), line: 'The folder .* is in the data' },
])('a folder for backups is refused: $what', ({ to, line }) => {
  expect(() => backupTarget(to(), own.folder)).toThrow(new RegExp(`^${line}.*$`))
})

it('a backup names lost or changed files, and leaves nothing unfinished on failure', async () => {
  const [lost, changed] = [await storeFile(), await storeFile()]
  await storage.remove(lost)
  await storage.put(changed, Buffer.from('other bytes'), 'application/pdf')
  const to = path.join(folder, 'third')
  const { ownerUrl } = own.database
  expect((await makeBackup({ ownerUrl, storage, to })).lostFiles.toSorted()).toEqual([lost, changed].toSorted())
  expect(readdirSync(to)).toHaveLength(1)
  const full: FileStorage = { ...storage, open: () => Promise.reject(new Error('the disk is gone')) }
  await expect(makeBackup({ ownerUrl, storage: full, to })).rejects.toThrow('the disk is gone')
  expect(readdirSync(to)).toHaveLength(1)
  await Promise.all([deleteFile(lost), deleteFile(changed)])
})

describe('restoring', () => {
  let backup: string
  let target: Awaited<ReturnType<typeof emptyDatabase>>
  beforeAll(async () => {
    await storeFile()
    backup = (await makeBackup({ ownerUrl: own.database.ownerUrl, storage, to: path.join(folder, 'fourth') })).folder
    target = await emptyDatabase(own, 'target')
  })
  const restore = (options: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({ folder: backup, ...target, storage: emptyStorage(), isReplacing: false, ...options })

  it.each([
    { damage: 'a truncated table', harm: (at: string) => truncateSync(path.join(at, TABLE), 40) },
    { damage: 'a missing table', harm: (at: string) => rmSync(path.join(at, TABLE)) },
    { damage: 'a stored file with more bytes', harm: (at: string) => appendFileSync(aFile(at), 'x') },
    { damage: 'a changed manifest', harm: (at: string) => appendFileSync(path.join(at, 'manifest.json'), ' ') },
    { damage: 'no hash of the manifest', harm: (at: string) => rmSync(path.join(at, 'manifest.sha256')) },
    { damage: 'no manifest', harm: (at: string) => rmSync(path.join(at, 'manifest.json')) },
  ])('refuses a backup with $damage before it touches the target', async ({ harm }) => {
    const damaged = path.join(folder, 'damaged')
    rmSync(damaged, { recursive: true, force: true })
    cpSync(backup, damaged, { recursive: true })
    harm(damaged)
    await expect(restore({ folder: damaged })).rejects.toThrow(/^(The backup is damaged: |There is no backup in )/)
    expect(await query(target.ownerUrl, `select to_regclass('users') as users`)).toEqual([{ users: null }])
  })

  it('refuses a backup of another schema version', async () => {
    const other = path.join(folder, 'other')
    cpSync(backup, other, { recursive: true })
    const manifest = (await import(path.join(other, 'manifest.json'), { with: { type: 'json' } })).default
    const text = JSON.stringify({ ...manifest, version: '9.9.9', migrations: [...manifest.migrations, 'later'] })
    writeFileSync(path.join(other, 'manifest.json'), text)
    writeFileSync(path.join(other, 'manifest.sha256'), sha256Of(text))
    await expect(restore({ folder: other })).rejects.toThrow('by version 9.9.9: restore it with that version')
    expect(await query(target.ownerUrl, 'select count(*)::int as count from users')).toEqual([{ count: 0 }])
  })

  it('refuses a target with accounts or files, unless it may replace them', async () => {
    const filled = emptyStorage()
    await filled.put('files/2026-11/another', Buffer.from('bytes'), 'application/pdf')
    await expect(restore({ storage: filled })).rejects.toThrow('The storage has files already')
    await restore()
    await expect(restore()).rejects.toThrow('The database has accounts already')
    await query(target.ownerUrl, `update users set name = 'Otra'`)
    await restore({ isReplacing: true })
    expect(await query(target.ownerUrl, `select count(*)::int as count from users where name = 'Otra'`)).toEqual([
      { count: 0 },
    ])
  })

  it('may leave its transaction idle while it writes files', async () => {
    const impatient = new URL(own.database.ownerUrl)
    impatient.searchParams.set('options', '-c idle_in_transaction_session_timeout=100')
    await asOwner(impatient.href, async (client) => {
      await client.query('begin')
      await setTimeout(400)
      await client.query('commit')
    })
  })

  it('refuses a database that is in use', async () => {
    await asOwner(target.ownerUrl, () =>
      expect(restore({ isReplacing: true })).rejects.toThrow('The database is in use by 1 connections'),
    )
  })
})

const TABLE = 'database/public.users.gz'
const aFile = (backup: string) => {
  const month = path.join(backup, 'files/2026-11')
  return path.join(month, readdirSync(month)[0]!)
}
