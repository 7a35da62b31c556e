import { addMonths, calendarDateOf, KEPT_YEARS } from '@cauce/contract'
import { and, eq, exists, lte, not, or, sql } from 'drizzle-orm'
import { isHeld, rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { users, verifications, type UserRow } from '../../../database/schema/account.ts'
import { screenings } from '../../../database/schema/diligence.ts'
import { keptIdentities } from '../../../database/schema/kept-identities.ts'
import { transactions } from '../../../database/schema/wallet.ts'

export const keptIdentityRows = rowsOf(keptIdentities, keptIdentities.userId)

/** True if the law requires retention: verification begun, money moved, or screened. */
export async function hadRelationship(executor: Executor, userId: string): Promise<boolean> {
  const one = { one: sql`1` }
  const isVerified = exists(executor.select(one).from(verifications).where(eq(verifications.userId, userId)))
  const hasMoved = exists(executor.select(one).from(transactions).where(eq(transactions.userId, userId)))
  const wasChecked = exists(executor.select(one).from(screenings).where(eq(screenings.userId, userId)))
  const [row] = await executor
    .select({ had: sql<boolean>`${or(isVerified, hasMoved, wasChecked)}` })
    .from(users)
    .where(eq(users.userId, userId))
  return row?.had ?? false
}

/** Retains the identity of an account that is being closed. */
export async function keepIdentity(executor: Executor, user: UserRow, now: Date): Promise<void> {
  const { userId, kind, name, surname, companyName, legalRepresentativeName, taxNumber, nationality, birthdayAt } = user
  const { identificationDocumentType, identificationDocumentNumber } = user
  const names = { kind, name, surname, companyName, legalRepresentativeName }
  const numbers = { taxNumber, nationality, birthdayAt, identificationDocumentType, identificationDocumentNumber }
  const eraseOn = addMonths(calendarDateOf(now), KEPT_YEARS.identity * 12)
  await keptIdentityRows.insert(executor, { userId, person: { ...names, ...numbers }, closedAt: now, eraseOn })
}

/** Locks due identities, without those of an open case. */
export const lockDueIdentities = (tx: Transaction, today: string, limit: number) =>
  tx
    .select({ userId: keptIdentities.userId })
    .from(keptIdentities)
    .where(and(lte(keptIdentities.eraseOn, today), not(isHeld(keptIdentities.userId))))
    .limit(limit)
    .for('update', { skipLocked: true })
