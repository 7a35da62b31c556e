import { inTransaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findBatch, findLastBalance, findReleasedSum } from './payment-batches.queries.ts'

/**
 * What the account of a batch holds before and after its payments (decision 261), on one snapshot: a statement that comes meanwhile
 * would count a payment twice.
 */
export async function balanceOfBatch({ database }: Pick<Kernel, 'database'>, batchId: string) {
  return inTransaction(
    database,
    async (tx) => {
      const { debtorIban, total } = found(await findBatch(tx, batchId))
      const { statedDay = null, stated = null } = (await findLastBalance(tx, debtorIban)) ?? {}
      const underWay = await findReleasedSum(tx, debtorIban, batchId)
      return { statedDay, stated, underWay, after: stated === null ? null : stated - underWay - total }
    },
    'begin isolation level repeatable read read only',
  )
}
