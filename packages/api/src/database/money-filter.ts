import type { Comparison } from '@cauce/contract'
import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { betweenDates, compare } from './lists.ts'

/** What every list of people's money may be asked for: of which project, whose, how much, and when. */
export interface MoneyFilter {
  readonly projectId?: string | undefined
  readonly userId?: string | undefined
  /** Restricts to one person, or to the customers of a manager. */
  readonly ownerId?: string | undefined
  readonly managerId?: string | undefined
  /** Cents. */
  readonly amount?: bigint | undefined
  readonly amountComparison?: Comparison | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

type MoneyColumns = Readonly<Record<'projectId' | 'userId' | 'managerId' | 'amount' | 'createdAt', PgColumn>>

export function moneyConditions(columns: MoneyColumns, filter: MoneyFilter): SQL[] {
  return [
    filter.projectId && eq(columns.projectId, filter.projectId),
    filter.userId && eq(columns.userId, filter.userId),
    filter.ownerId && eq(columns.userId, filter.ownerId),
    filter.managerId && eq(columns.managerId, filter.managerId),
    filter.amount !== undefined && compare(columns.amount, filter.amountComparison, filter.amount),
    ...betweenDates(columns.createdAt, filter.fromDate, filter.toDate),
  ].filter((condition): condition is SQL => Boolean(condition))
}
