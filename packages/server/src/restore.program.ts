import path from 'node:path'
import { openPatientDatabase } from '@cauce/api/database'
import { openStorage } from '@cauce/api/storage'
import { findUnreadable, restoreBackup } from './backup/restore.ts'
import { endWith, readArguments } from './command.ts'
import { readConfig } from './config/config.ts'
import { startDatabase } from './database.ts'
import { StartRefusal } from './lifetime.ts'
import { createLog } from './log.ts'
import { printReconciliation } from './reconcile.ts'

/**
 * `npm run restore -- <folder> [--replace]`: restores and verifies books and files (decision backup). Exit code 1 on a
 * difference.
 */
await endWith(async () => {
  const { values, positionals } = readArguments({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0)
    throw new StartRefusal('Give the folder of the backup: npm run restore -- <folder>')
  const config = readConfig(process.env)
  const own = await startDatabase(config, createLog(config))
  try {
    const { ownerUrl } = own
    const storage = openStorage(config.api)
    const isReplacing = values.replace === true
    const manifest = await restoreBackup({ folder: path.resolve(folder), ownerUrl, storage, isReplacing })
    console.log(
      `Restored ${manifest.tables.length} tables and ${manifest.files.length} files as of ${manifest.takenAt}.`,
    )
    const database = openPatientDatabase(own.url)
    const isBalanced = await printReconciliation(database).finally(() => database.$client.end())
    const unreadable = await findUnreadable(storage, manifest)
    for (const key of unreadable) console.error(`The storage does not give back ${key}.`)
    if (unreadable.length === 0) console.log('Every file opens and is what it was.')
    return isBalanced && unreadable.length === 0 ? 0 : 1
  } finally {
    await own.stop()
  }
})
