import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { isWaitingMovement } from './movements.queries.ts'

type Income = typeof transactions.$inferSelect

const isWaitingForSecond = and(
  eq(transactions.type, 'income'),
  eq(transactions.status, 'pending'),
  isNotNull(transactions.firstApprovedBy),
)

/** Incomes with a first approval that wait for the second. */
export async function findFirstApproved(executor: Executor, ids: readonly string[]): Promise<Income[]> {
  if (ids.length === 0) return []
  const condition = and(inArray(transactions.transactionId, [...ids]), isWaitingForSecond)
  return executor.select().from(transactions).where(condition)
}

/** First approvals by the same administrator at the same moment. */
export async function findApprovedWith(
  executor: Executor,
  { firstApprovedBy, firstApprovedAt }: Income,
): Promise<Income[]> {
  const { firstApprovedBy: by, firstApprovedAt: at, transactionId } = transactions
  const condition = and(isWaitingForSecond, eq(by, firstApprovedBy!), eq(at, firstApprovedAt!))
  return executor.select().from(transactions).where(condition).orderBy(transactionId)
}

/** Waiting movements that a first administrator assigned to this income. */
export async function findPreparedFor(executor: Executor, { transactionId }: Pick<Income, 'transactionId'>) {
  const condition = and(eq(bankMovements.preparedId, transactionId), isWaitingMovement)
  return executor.select().from(bankMovements).where(condition).orderBy(bankMovements.movementId)
}
