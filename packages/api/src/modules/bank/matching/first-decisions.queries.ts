import { and, eq, inArray, isNotNull, desc, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { isWaitingMovement } from './movements.queries.ts'
import { FIRST_DECISIONS } from '@cauce/contract'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { moneyDecisions } from '../../../database/schema/decisions.ts'

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

type Action = (typeof FIRST_DECISIONS)[number]

const UNDOING: readonly Action[] = ['undo_match', 'undo_set_aside']

/** By line: what a first administrator has decided that no second one followed, expired or not. The newest wins. */
export async function findFirstDecisions(executor: Executor, ids: readonly string[]) {
  const { recordId, kind, verdict, fourEyes, decidedBy, createdAt, expiresAt } = moneyDecisions
  const isWaiting = sql`${bankMovements.state} in ('open', 'suggested', 'held')`
  const isFollowed = sql`exists (select from ${moneyDecisions} later where later.record_id = ${recordId} and later.four_eyes
    and later.kind = ${kind} and later.verdict = 'goes' and later.created_at >= ${createdAt})`
  const rows = await executor
    .select({
      movementId: bankMovements.movementId,
      action: sql<Action>`${kind}`,
      adminId: sql<string>`${decidedBy}`,
      adminName: optionalUserName(users),
      approvedAt: createdAt,
      expiresAt,
    })
    .from(moneyDecisions)
    .innerJoin(bankMovements, eq(bankMovements.movementId, recordId))
    .innerJoin(users, eq(users.userId, decidedBy))
    .where(
      and(
        inArray(recordId, [...ids]),
        eq(verdict, 'first'),
        eq(fourEyes, true),
        inArray(kind, [...FIRST_DECISIONS]),
        sql`${isWaiting} <> (${inArray(kind, [...UNDOING])})`,
        sql`not ${isFollowed}`,
      ),
    )
    .orderBy(desc(createdAt))
  return new Map(
    rows.toReversed().map(({ movementId, adminName, ...row }) => [movementId, { ...row, adminName: adminName ?? '' }]),
  )
}
