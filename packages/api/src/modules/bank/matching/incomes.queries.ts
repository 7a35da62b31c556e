import { and, eq, exists, gte, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAllocations } from '../../../database/schema/bank.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import { CLEARING_ACCOUNT } from '../../wallet/ledger/index.ts'

const first = alias(users, 'first')

const isUnsettled = (
  executor: Executor,
  column: typeof bankAllocations.transactionId,
  id: typeof transactions.transactionId,
) =>
  notExists(
    executor
      .select({ one: sql`1` })
      .from(bankAllocations)
      .where(and(eq(column, id), isNull(bankAllocations.undoneAt))),
  )

/** Approved by its document, and not on a statement yet: its posting is against the clearing account. */
const isBooked = (executor: Executor) =>
  and(
    eq(transactions.status, 'completed'),
    isNotNull(transactions.decidedAt),
    exists(
      executor
        .select({ one: sql`1` })
        .from(ledgerTransfers)
        .where(
          and(
            eq(ledgerTransfers.transactionId, transactions.transactionId),
            eq(ledgerTransfers.kind, 'income'),
            eq(ledgerTransfers.debitAccountId, CLEARING_ACCOUNT),
          ),
        ),
    ),
    isUnsettled(executor, bankAllocations.transactionId, transactions.transactionId),
  )

/** Incomes that a credit may pay: announced, or booked since `bookedSince` and not on a statement yet. */
export async function findExpectedIncomes(
  executor: Executor,
  which: {
    readonly userIds?: readonly string[]
    readonly amounts?: readonly bigint[]
  },
  bookedSince: Date | null,
) {
  const { userIds = [], amounts = [] } = which
  if (userIds.length === 0 && amounts.length === 0) return []
  const isAsked = or(inArray(transactions.userId, [...userIds]), inArray(transactions.amount, [...amounts]))
  const booked = and(isBooked(executor), bookedSince ? gte(transactions.decidedAt, bookedSince) : undefined)
  return executor
    .select({
      row: transactions,
      account: bankAccounts.account,
      firstName: sql<
        string | null
      >`case when ${transactions.firstApprovedBy} is null then null else ${userName(first)} end`,
    })
    .from(transactions)
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(first, eq(first.userId, transactions.firstApprovedBy))
    .where(and(eq(transactions.type, 'income'), isAsked, or(eq(transactions.status, 'pending'), booked)))
    .orderBy(transactions.createdAt, transactions.transactionId)
}
