import type { Comparison } from '@cauce/contract'
import { and, eq, gt, gte, inArray, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListInput } from './paging.ts'
import { users } from './schema/account.ts'

/** The condition of the filter `ids`, which every list has. */
export const among = (id: PgColumn, { ids }: Pick<ListInput<string>, 'ids'>): SQL | undefined =>
  ids && inArray(id, [...ids])

/** All conditions that are present; an absent filter does not restrict. */
export const allOf = (...conditions: readonly (SQL | false | '' | null | undefined)[]): SQL | undefined =>
  and(...conditions.filter((condition): condition is SQL => Boolean(condition)))

const comparisons = { lt, lte, eq, gt, gte }
/** `amount` with `amountComparison`; equal if absent (handbook rule 12.10). */
export const compare = (column: PgColumn, comparison: Comparison | undefined, value: unknown): SQL =>
  comparisons[comparison ?? 'eq'](column, value)

/** A condition that `text` contains `fragment` without regard to case and accents; uses the trigram indexes. */
export const contains = (text: SQLWrapper, fragment: string): SQL => containsFolded(sql`cauce_fold(${text})`, fragment)

/** The same of a column that is stored folded. */
export const containsFolded = (folded: SQLWrapper, fragment: string): SQL =>
  sql`${folded} like '%' || cauce_fold(${escapeLike(fragment)}) || '%'`

const escapeLike = (fragment: string) => fragment.replaceAll(/[\\%_]/g, (character) => `\\${character}`)

/** Instants from the first moment of `fromDate` to the last of `toDate`, both included, as people in Madrid count days. */
export function betweenDates(column: SQLWrapper, fromDate: string | undefined, toDate: string | undefined): SQL[] {
  const conditions: SQL[] = []
  if (fromDate) conditions.push(sql`${column} >= (${fromDate}::date)::timestamp at time zone 'Europe/Madrid'`)
  if (toDate) conditions.push(sql`${column} < (${toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'`)
  return conditions
}

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

type MoneyColumns = Readonly<Record<'projectId' | 'userId' | 'amount' | 'createdAt', PgColumn>>

/** The condition that a person is a customer of a manager, without a join with the people. */
export const isCustomerOf = (userId: PgColumn, managerId: string): SQL =>
  sql`${userId} in (select ${users.userId} from ${users} where ${users.managerId} = ${managerId})`

/** What the filters that are set let through. Amounts are cents; dates are calendar dates in Madrid, both included. */
export function moneyCondition(columns: MoneyColumns, filter: MoneyFilter): SQL | undefined {
  return allOf(
    filter.projectId && eq(columns.projectId, filter.projectId),
    filter.userId && eq(columns.userId, filter.userId),
    filter.ownerId && eq(columns.userId, filter.ownerId),
    filter.managerId && isCustomerOf(columns.userId, filter.managerId),
    filter.amount !== undefined && compare(columns.amount, filter.amountComparison, filter.amount),
    ...betweenDates(columns.createdAt, filter.fromDate, filter.toDate),
  )
}
