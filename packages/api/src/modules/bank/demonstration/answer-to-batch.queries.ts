import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { paymentBatches, payments } from '../../../database/schema/bank.ts'
import type { AnsweredPayment } from './answer-to-batch.domain.ts'

/** What the bank has to know of a batch. */
export async function findBatchToAnswer(executor: Executor, id: string) {
  const { batchId, number, messageId, state, handedOverAt } = paymentBatches
  const [batch] = await executor
    .select({ number, messageId, state, handedOverAt })
    .from(paymentBatches)
    .where(eq(batchId, id))
  return batch
}

/** The payments of a batch in the order of its file. */
export async function findPaymentsToAnswer(executor: Executor, id: string): Promise<AnsweredPayment[]> {
  const { paymentId, endToEndId, state, batchId } = payments
  return executor.select({ endToEndId, state }).from(payments).where(eq(batchId, id)).orderBy(asc(paymentId))
}
