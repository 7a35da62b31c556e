import path from 'node:path'
import { writeAuditPackage } from './audit-package.ts'
import { backupTarget } from './backup/backup.ts'
import { readArguments, refuseFailure, runCommand } from './command.ts'

/** `npm run audit-package -- --to <folder>`, also next to a running platform. Exit code 1 when the books do not balance. */
await runCommand(async ({ config, database }) => {
  const { values } = readArguments({ options: { to: { type: 'string' } } })
  const to = backupTarget(values.to, config.api.dataFolder)
  const folder = path.join(to, `audit-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  const isBalanced = await writeAuditPackage(database, folder).catch(refuseFailure('The package was not made'))
  console.log(folder)
  console.log('It names people and accounts. Give the auditor the SHA-256 of its SHA256SUMS on another way.')
  return isBalanced ? 0 : 1
})
