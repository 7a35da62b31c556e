import type { Cents } from '@cauce/contract'
import { and, asc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Executor, firstOf } from '../../../database/index.ts'
import { bankMovements, bankPeriods, payments } from '../../../database/schema/bank.ts'

const ofAccount = (iban: string) =>
  and(eq(bankMovements.iban, iban), isNull(bankMovements.parentId), ne(bankMovements.state, 'taken_back'))

export async function findOpeningOf(executor: Executor, iban: string, day: string): Promise<Cents | undefined> {
  const isCovered = and(eq(bankPeriods.iban, iban), lte(bankPeriods.fromDay, day), gte(bankPeriods.toDay, day))
  const [period] = await executor.select().from(bankPeriods).where(isCovered)
  if (!period) return undefined
  const before = and(ofAccount(iban), gte(bankMovements.bookingDay, period.fromDay), lt(bankMovements.bookingDay, day))
  const [sum] = await executor
    .select({ amount: sql<string>`coalesce(sum(${bankMovements.amount}), 0)` })
    .from(bankMovements)
    .where(before)
  return period.opening + BigInt(sum!.amount)
}

/** A batch is one line. */
export async function listLines(executor: Executor, iban: string, day: string) {
  return executor
    .select()
    .from(bankMovements)
    .where(and(ofAccount(iban), eq(bankMovements.bookingDay, day)))
    .orderBy(bankMovements.movementId)
}

export interface Place {
  readonly at: Date
  readonly id: string
}

/** Oldest first. */
export async function listCreditsAfter(executor: Executor, { at, id }: Place, limit: number) {
  const { createdAt, movementId, amount, parentId } = bankMovements
  const isLater = or(gt(createdAt, at), and(eq(createdAt, at), gt(sql`${movementId}::text`, id)))
  return executor
    .select({ id: movementId, at: createdAt })
    .from(bankMovements)
    .where(and(isLater, gt(amount, 0n), isNull(parentId)))
    .orderBy(asc(createdAt), asc(movementId))
    .limit(limit)
}

/** Oldest first. */
export async function listPaymentsAfter(executor: Executor, { at, id }: Place, limit: number) {
  const { updatedAt, paymentId, state } = payments
  const isLater = or(gt(updatedAt, at), and(eq(updatedAt, at), gt(sql`${paymentId}::text`, id)))
  return executor
    .select({ id: paymentId, at: updatedAt, state })
    .from(payments)
    .where(isLater)
    .orderBy(asc(updatedAt), asc(paymentId))
    .limit(limit)
}

export const findOrder = (executor: Executor, id: string) =>
  firstOf(executor.select().from(payments).where(eq(payments.paymentId, id)))
