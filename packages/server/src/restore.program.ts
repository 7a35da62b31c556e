import path from 'node:path'
import { openPatientDatabase } from '@cauce/api/database'
import { openStorage } from '@cauce/api/storage'
import { findUnreadable, markDatabase, restoreBackup } from './backup/restore.ts'
import { tryNewestBackup } from './backup/trial.ts'
import { endWith, readArguments, refuseFailure, runCommand } from './command.ts'
import { readConfig } from './config/config.ts'
import { startDatabase } from './database.ts'
import { StartRefusal } from './lifetime.ts'
import { createLog } from './log.ts'
import { printReconciliation } from './reconcile.ts'

const USAGE = `Give one of these:
  npm run restore -- <folder> [--replace]         restores that backup
  npm run restore -- --try <folder of backups>    tries the newest one, if a trial is due
  npm run restore -- --mark 2026-11-21T10:15:00Z  says to which time the database was restored by other means`
const IS_OVER = 'Everybody is logged out. No payment leaves before the statements since then are imported.'

/** Restores, tries or marks (decision backup). Exit code 1 when a restore does not prove itself. */
const { folder, trial, mark, isReplacing } = await chosen()
if (trial !== undefined) await tryBackups(trial)
else if (mark !== undefined) await markRestored(mark)
else await restore(folder!)

function chosen() {
  const given = { replace: { type: 'boolean' }, try: { type: 'string' }, mark: { type: 'string' } } as const
  return readOrEnd(() => {
    const { values, positionals } = readArguments({ options: given, allowPositionals: true })
    const { try: trial, mark, replace: isReplacing = false } = values
    const ways = [...positionals, trial, mark].filter((way) => way !== undefined)
    if (ways.length !== 1) throw new StartRefusal(USAGE)
    return { folder: positionals[0], trial, mark, isReplacing }
  })
}

async function readOrEnd<T>(read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    return endWith(() => Promise.reject(error as Error))
  }
}

function restore(given: string): Promise<never> {
  return endWith(async () => {
    const config = readConfig(process.env)
    const { secretKey } = config.backups
    const own = await startDatabase(config, createLog(config))
    try {
      const { url, ownerUrl } = own
      const storage = openStorage(config.api)
      const copy = await restoreBackup({
        folder: path.resolve(given),
        secretKey,
        url,
        ownerUrl,
        storage,
        isReplacing,
      })
      const { manifest } = copy
      console.log(
        `Restored ${manifest.tables.length} tables and ${manifest.files.count} files as of ${manifest.takenAt}.`,
      )
      console.log(IS_OVER)
      const database = openPatientDatabase(own.url)
      const isBalanced = await printReconciliation(database).finally(() => database.$client.end())
      const unreadable = await findUnreadable(storage, copy)
      for (const key of unreadable) console.error(`The storage does not give back ${key}.`)
      if (unreadable.length === 0) console.log('Every file opens and is what it was.')
      return isBalanced && unreadable.length === 0 ? 0 : 1
    } finally {
      await own.stop()
    }
  })
}

/** Exit code 1 if the backup cannot be restored. */
function tryBackups(given: string): Promise<never> {
  return runCommand(async ({ config, url, ownerUrl }) => {
    const tried = await tryNewestBackup({ url, ownerUrl }, config.backups, path.resolve(given)).catch(
      refuseFailure('No backup was tried'),
    )
    if (tried === undefined) console.log('No trial is due yet (BACKUP_TRIAL_DAYS).')
    else if (tried.problem === undefined) console.log(`${tried.name} can be restored, and its books balance.`)
    else console.error(`${tried.name} cannot be restored: ${tried.problem}`)
    return tried?.problem === undefined ? 0 : 1
  })
}

/** Also beside running processes. */
function markRestored(time: string): Promise<never> {
  return runCommand(async ({ ownerUrl }) => {
    const copiedAt = new Date(time)
    const isInstant = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(time)
    if (!isInstant || Number.isNaN(copiedAt.getTime())) throw new StartRefusal(USAGE)
    await markDatabase(ownerUrl, copiedAt).catch(refuseFailure('The database cannot be marked'))
    console.log(`The database is marked as restored to ${copiedAt.toISOString()}.`)
    console.log(IS_OVER)
    return 0
  })
}
