import { openStorage } from '@cauce/api/storage'
import { newKeyPair } from './age.ts'
import { makeBackup, backupTarget } from './backup/backup.ts'
import { endWith, readArguments, refuseFailure, runCommand } from './command.ts'

const options = { to: { type: 'string' }, 'new-key': { type: 'boolean' } } as const

/**
 * `npm run backup -- --to <folder>`: copies database and files, with or without a running Cauce (decision backup). Exit
 * code 1 if the storage has lost files: the backup is made without them. `--new-key` prints a pair of keys instead.
 */
if (process.argv.includes('--new-key')) await endWith(printNewKey)
else
  await runCommand(async ({ config, ownerUrl }) => {
    const { values } = readArguments({ options })
    const to = backupTarget(values.to, config.api.dataFolder)
    const storage = openStorage(config.api)
    const { publicKey } = config.backups
    const { folder, manifest, lostFiles } = await makeBackup({ ownerUrl, storage, to, publicKey }).catch(
      refuseFailure('The backup was not made'),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files to`)
    console.log(folder)
    console.log('The secrets of the settings are not in it: keep SECRET apart, without it nobody can log in.')
    if (publicKey === undefined) console.log('It is not encrypted: the setting BACKUP_KEY is not given.')
    for (const key of lostFiles) console.error(`The storage has lost or changed ${key}, which the database names.`)
    return lostFiles.length === 0 ? 0 : 1
  })

function printNewKey(): Promise<number> {
  const { publicKey, secretKey } = newKeyPair()
  console.log(`BACKUP_KEY=${publicKey}`)
  console.log(`BACKUP_SECRET_KEY=${secretKey}`)
  console.error('The first is for the server. Keep the second elsewhere: without it no backup can be read.')
  return Promise.resolve(0)
}
