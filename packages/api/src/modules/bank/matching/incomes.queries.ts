import { and, eq, gte, inArray, isNotNull, or, sql, type SQLWrapper } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { awaitedIncomes } from '../../../database/schema/awaited-incomes.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions } from '../../../database/schema/wallet.ts'

const first = alias(users, 'first')

const isIncome = eq(transactions.type, 'income')
const isPending = and(isIncome, eq(transactions.status, 'pending'))
const isBooked = and(isIncome, eq(transactions.status, 'completed'), isNotNull(transactions.decidedAt))
const isExpected = or(isPending, isBooked)

// Of the booked ones only the unmatched, which are few (decision list-counters).
const bookedFrom = (since: Date | null) => (since ? gte(awaitedIncomes.bookedAt, since) : undefined)

/** Evaluated once: without statistics PostgreSQL would repeat it for each booked income. */
const isAmong = (ids: SQLWrapper) =>
  inArray(transactions.transactionId, sql`(with found (id) as materialized ${ids} select id from found)`)

/** Incomes of these amounts that wait or were booked since; one arm for each index. */
const idsOfAmounts = (executor: Executor, amounts: readonly bigint[], bookedSince: Date | null) =>
  unionAll(
    executor
      .select({ id: transactions.transactionId })
      .from(transactions)
      .where(and(isPending, inArray(transactions.amount, [...amounts]))),
    executor
      .select({ id: awaitedIncomes.transactionId })
      .from(awaitedIncomes)
      .where(and(inArray(awaitedIncomes.amount, [...amounts]), bookedFrom(bookedSince))),
  )

/** People who expect one of these amounts (announced, or booked since and unmatched), with the name to compare. */
export async function findExpecting(executor: Executor, amounts: readonly bigint[], bookedSince: Date | null) {
  if (amounts.length === 0) return []
  return executor
    .selectDistinct({ userId: transactions.userId, name: userName(), amount: transactions.amount })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .where(and(isAmong(idsOfAmounts(executor, amounts, bookedSince)), isExpected))
}

/** Incomes announced, or booked since `bookedSince` and unmatched. */
export async function findExpectedIncomes(executor: Executor, userIds: readonly string[], bookedSince: Date | null) {
  if (userIds.length === 0) return []
  const { transactionId, userId } = transactions
  const ids = unionAll(
    executor
      .select({ id: transactionId })
      .from(transactions)
      .where(and(isPending, inArray(userId, [...userIds]))),
    executor
      .select({ id: transactionId })
      .from(transactions)
      .innerJoin(awaitedIncomes, eq(awaitedIncomes.transactionId, transactionId))
      .where(and(isBooked, inArray(userId, [...userIds]), bookedFrom(bookedSince))),
  )
  return executor
    .select({
      row: transactions,
      account: bankAccounts.account,
      accountState: bankAccounts.state,
      accountEnteredBy: bankAccounts.enteredBy,
      firstName: optionalUserName(first),
    })
    .from(transactions)
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(first, eq(first.userId, transactions.firstApprovedBy))
    .where(and(isAmong(ids), isExpected))
    .orderBy(transactions.createdAt, transactions.transactionId)
}
