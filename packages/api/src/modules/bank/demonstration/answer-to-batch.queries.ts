import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { paymentBatches, payments } from '../../../database/schema/bank.ts'
import type { AnsweredPayment } from './answer-to-batch.domain.ts'

export async function findBatchToAnswer(executor: Executor, id: string) {
  const { batchId, number, messageId, state, handedOverAt } = paymentBatches
  const [batch] = await executor
    .select({ number, messageId, state, handedOverAt })
    .from(paymentBatches)
    .where(eq(batchId, id))
  return batch
}

export async function findPaymentsToAnswer(executor: Executor, id: string): Promise<AnsweredPayment[]> {
  const { paymentId, endToEndId, state, batchId } = payments
  return executor.select({ endToEndId, state }).from(payments).where(eq(batchId, id)).orderBy(asc(paymentId))
}
