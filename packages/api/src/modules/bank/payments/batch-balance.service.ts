import { inTransaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findBatch, findLastBalance, findLeavingSums } from './payment-batches.queries.ts'

/**
 * Account balance before and after the batch (decision 261), on one snapshot: a concurrent statement would count a
 * payment twice.
 */
export async function balanceOfBatch({ database }: Pick<Kernel, 'database'>, batchId: string) {
  return inTransaction(
    database,
    async (tx) => {
      const { debtorIban } = found(await findBatch(tx, batchId))
      const { statedDay = null, stated = null } = (await findLastBalance(tx, debtorIban)) ?? {}
      const { ofBatch, underWay } = await findLeavingSums(tx, debtorIban, batchId)
      return { statedDay, stated, underWay, ofBatch, after: stated === null ? null : stated - underWay - ofBatch }
    },
    'begin isolation level repeatable read read only',
  )
}
