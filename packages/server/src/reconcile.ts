import type { Database } from '@cauce/api/database'
import { systemClock } from '@cauce/api/kernel'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { translator } from '@cauce/i18n'
import { refuseFailure } from './command.ts'

export async function printReconciliation(database: Database): Promise<boolean> {
  const { isBalanced, invariants } = await reconcile({ database, clock: systemClock }).catch(
    refuseFailure('The books cannot be read'),
  )
  const t = translator('en')
  for (const { invariant, exceptionCount, exceptions } of invariants) {
    console.log(`${exceptionCount === 0 ? 'holds ' : 'BROKEN'}  ${t(`reconciliation.invariant.${invariant}`)}`)
    for (const { noun, recordId, expected, found } of exceptions)
      console.log(`        ${noun} ${recordId ?? ''}: should be ${expected}, is ${found} (cents)`)
    if (exceptionCount > exceptions.length) console.log(`        and ${exceptionCount - exceptions.length} more`)
  }
  console.log(isBalanced ? t('reconciliation.balanced') : 'The books do not balance.')
  return isBalanced
}
