import { and, desc, eq, inArray, isNull, asc, not, sql } from 'drizzle-orm'
import { rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { accountHolds, guardianConsents, riskAssessments, screenings } from '../../../database/schema/diligence.ts'
import { taxDetails } from '../../../database/schema/tax.ts'
import { selectHolds } from '../account-holds/index.ts'
import { bankAllocations, bankMovements } from '../../../database/schema/bank.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'

export const screeningRows = rowsOf(screenings, screenings.screeningId)
export const riskAssessmentRows = rowsOf(riskAssessments, riskAssessments.riskAssessmentId)

const SHOWN = 100

export async function findCustomer(executor: Executor, userId: string) {
  const { kind, nationality } = users
  const [row] = await executor
    .select({ userId: users.userId, kind, nationality, name: userName() })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.role, 'user'), isNull(users.deletedAt)))
  return row
}

export async function findResidences(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ country: taxDetails.country })
    .from(taxDetails)
    .where(and(eq(taxDetails.userId, userId), eq(taxDetails.kind, 'residence')))
  return rows.flatMap(({ country }) => country ?? [])
}

const nameOf = userName()

export const listScreenings = (executor: Executor, userId: string) =>
  executor
    .select({ row: screenings, checkedByName: nameOf })
    .from(screenings)
    .innerJoin(users, eq(users.userId, screenings.checkedBy))
    .where(eq(screenings.userId, userId))
    .orderBy(desc(screenings.createdAt), desc(screenings.screeningId))
    .limit(SHOWN)

export const listAssessments = (executor: Executor, userId: string) =>
  executor
    .select({ row: riskAssessments, assessedByName: nameOf })
    .from(riskAssessments)
    .innerJoin(users, eq(users.userId, riskAssessments.assessedBy))
    .where(eq(riskAssessments.userId, userId))
    .orderBy(desc(riskAssessments.createdAt), desc(riskAssessments.riskAssessmentId))
    .limit(SHOWN)

export const listHolds = (executor: Executor, userId: string) =>
  selectHolds(executor)
    .where(eq(accountHolds.userId, userId))
    .orderBy(desc(accountHolds.placedAt), desc(accountHolds.accountHoldId))
    .limit(SHOWN)

/** What a payment to a third party was made for stays, as part of the books. */
export async function deleteDiligenceOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(screenings).where(eq(screenings.userId, userId))
  await tx.delete(riskAssessments).where(eq(riskAssessments.userId, userId))
  const isOfBooks = sql`exists (select from ${transactions} t where t.account_hold_id = ${accountHolds.accountHoldId})`
  const goes = and(eq(accountHolds.userId, userId), not(isOfBooks))
  const ids = tx.select({ accountHoldId: accountHolds.accountHoldId }).from(accountHolds).where(goes)
  const gone = [
    ...(await tx
      .delete(guardianConsents)
      .where(inArray(guardianConsents.accountHoldId, ids))
      .returning({ documentId: guardianConsents.documentId })),
    ...(await tx.delete(accountHolds).where(goes).returning({ documentId: accountHolds.documentId })),
  ]
  for (const { documentId } of gone) if (documentId) await deleteFileLater(tx, documentId)
}

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
