import { systemClock } from '@cauce/api'
import { isUnavailable, openPatientDatabase, sqlStateOf } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { translator } from '@cauce/i18n'
import { readConfig } from './config/config.ts'
import { findRunningDatabase } from './database/index.ts'
import { startDatabase } from './database.ts'
import { createLog } from './log.ts'
import { StartRefusal } from './lifetime.ts'

/** `npm run reconcile`: checks the books, also beside a running Cauce. @returns the exit code: 1 when they do not balance */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const runningUrl = config.database === undefined ? findRunningDatabase(config.api.dataFolder) : undefined
  const own = runningUrl === undefined ? await startDatabase(config, createLog(config)) : undefined
  const database = openPatientDatabase(runningUrl ?? own!.url)
  try {
    const { isBalanced, invariants } = await reconcile({ database, clock: systemClock }).catch(refuseUnreadable)
    const t = translator('en')
    for (const { invariant, exceptionCount, exceptions } of invariants) {
      console.log(`${exceptionCount === 0 ? 'holds ' : 'BROKEN'}  ${t(`reconciliation.invariant.${invariant}`)}`)
      for (const { noun, recordId, expected, found } of exceptions)
        console.log(`        ${noun} ${recordId ?? ''}: should be ${expected}, is ${found} (cents)`)
      if (exceptionCount > exceptions.length) console.log(`        and ${exceptionCount - exceptions.length} more`)
    }
    console.log(isBalanced ? t('reconciliation.balanced') : 'The books do not balance.')
    return isBalanced ? 0 : 1
  } finally {
    await database.$client.end()
    await own?.stop()
  }
}

/** A database without our tables, or one whose tables we may not read, is the operator's to mend. */
function refuseUnreadable(error: unknown): never {
  if (sqlStateOf(error) === undefined && !isUnavailable(error)) throw error
  const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
  throw new StartRefusal(`The books cannot be read: ${message}.`)
}

try {
  process.exit(await main())
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exit(2)
}
