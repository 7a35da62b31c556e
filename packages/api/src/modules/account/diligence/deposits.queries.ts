import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { bankAllocations, bankMovements } from '../../../database/schema/bank.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions } from '../../../database/schema/wallet.ts'

const { transactionId, userId, decidedAt, amount } = transactions
const { counterpartyName, counterpartyIban, bookingDay } = bankMovements

/** Completed deposits in order, one for each statement line. */
export function findDeposits(executor: Executor, personId: string, since?: string) {
  const day = sql<string>`coalesce(${bookingDay}, (${decidedAt} at time zone 'Europe/Madrid')::date)::text`
  return executor
    .select({
      transactionId,
      amount: sql<bigint>`coalesce(${bankAllocations.amount}, ${amount})`.mapWith(amount),
      day: day.as('day'),
      senderName: sql<string | null>`nullif(${counterpartyName}, '')`,
      senderIban: sql<string | null>`nullif(${counterpartyIban}, '')`,
      isKnownAccount: sql<boolean>`exists (select from ${bankAccounts} where ${bankAccounts.userId} = ${userId}
        and ${bankAccounts.account} = ${counterpartyIban} and ${bankAccounts.state} = 'valid' and ${bankAccounts.deletedAt} is null)`,
    })
    .from(transactions)
    .leftJoin(bankAllocations, and(eq(bankAllocations.transactionId, transactionId), isNull(bankAllocations.undoneAt)))
    .leftJoin(bankMovements, eq(bankMovements.movementId, bankAllocations.movementId))
    .where(
      and(
        eq(userId, personId),
        eq(transactions.type, 'income'),
        eq(transactions.status, 'completed'),
        sql`${transactions.issuerName} in ('user-wallet', 'admin-backoffice')`,
        since === undefined ? undefined : sql`${decidedAt} >= ${since}::date`,
      ),
    )
    .orderBy(asc(decidedAt), asc(transactionId), asc(bankAllocations.allocationId))
}
