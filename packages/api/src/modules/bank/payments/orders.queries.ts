import { and, asc, eq, lte } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { bankMovements, paymentBatches, payments, type PaymentBatchRow } from '../../../database/schema/bank.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'

/** Released by a second administrator and due, oldest first. */
export async function findDueBatches(executor: Executor, iban: string, today: string): Promise<string[]> {
  const { batchId, state, executionDay, debtorAccountId } = paymentBatches
  const isDue = and(eq(state, 'released'), lte(executionDay, today), eq(companyAccounts.iban, iban))
  const rows = await executor
    .select({ batchId })
    .from(paymentBatches)
    .innerJoin(companyAccounts, eq(companyAccounts.companyAccountId, debtorAccountId))
    .where(isDue)
    .orderBy(asc(batchId))
  return rows.map((row) => row.batchId)
}

export type Unordered = Awaited<ReturnType<typeof listUnordered>>[number]

/**
 * Payments that the institution has not answered yet, oldest first; for a returned transfer with its receiving account and
 * the bank's reference.
 */
export async function listUnordered(executor: Executor, institution: NonNullable<PaymentBatchRow['institution']>) {
  return executor
    .select({ payment: payments, credit: { iban: bankMovements.iban, reference: bankMovements.bankReference } })
    .from(payments)
    .innerJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))
    .leftJoin(bankMovements, eq(bankMovements.movementId, payments.movementId))
    .where(and(eq(payments.state, 'released'), eq(paymentBatches.institution, institution)))
    .orderBy(asc(payments.paymentId))
}
