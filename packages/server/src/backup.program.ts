import path from 'node:path'
import { openStorage } from '@cauce/api/storage'
import { makeBackup } from './backup/backup.ts'
import { readArguments, refuseFailure, runCommand } from './command.ts'

/**
 * `npm run backup [-- --to <folder>]`: copies database and files, with or without a running Cauce (decision backup). Exit
 * code 1 if the storage has lost files: the backup is made without them.
 */
await runCommand(async ({ config, ownerUrl }) => {
  const { values } = readArguments({ options: { to: { type: 'string' } } })
  const to = path.resolve(values.to ?? path.join(config.api.dataFolder, 'backups'))
  const storage = openStorage(config.api)
  const { folder, manifest, lostFiles } = await makeBackup({ ownerUrl, storage, to }).catch(
    refuseFailure('The backup was not made'),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files to`)
  console.log(folder)
  console.log('The secrets of the settings are not in it: keep SECRET apart, without it nobody can log in.')
  for (const key of lostFiles) console.error(`The storage has lost or changed ${key}, which the database names.`)
  return lostFiles.length === 0 ? 0 : 1
})
