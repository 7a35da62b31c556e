import type { Comparison } from '@cauce/contract'
import { and, eq, gt, gte, inArray, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListInput } from './paging.ts'
import { users } from './schema/account.ts'

export const among = (id: PgColumn, { ids }: Pick<ListInput, 'ids'>): SQL | undefined => ids && inArray(id, [...ids])

export const allOf = (...conditions: readonly (SQL | false | '' | null | undefined)[]): SQL | undefined =>
  and(...conditions.filter((condition): condition is SQL => Boolean(condition)))

export type Wanted<Columns extends Readonly<Record<string, PgColumn>>> = {
  readonly [Name in keyof Columns]?: Columns[Name]['_']['data'] | undefined
}

/** A filter named like its column; absent and empty ones match all. */
export const sameAs = <Columns extends Readonly<Record<string, PgColumn>>>(
  columns: Columns,
  wanted: NoInfer<Wanted<Columns>>,
): SQL | undefined =>
  allOf(...Object.entries(columns).map(([name, column]) => isWanted(wanted[name]) && eq(column, wanted[name])))

const isWanted = (value: unknown) => (value ?? '') !== ''

const comparisons = { lt, lte, eq, gt, gte }
/** Defaults to equality (handbook rule 12.10). */
export const compare = (column: PgColumn, comparison: Comparison | undefined, value: unknown): SQL =>
  comparisons[comparison ?? 'eq'](column, value)

/** Case- and accent-insensitive; uses trigram indexes. */
export const contains = (text: SQLWrapper, fragment: string): SQL => containsFolded(sql`cauce_fold(${text})`, fragment)

export const containsFolded = (folded: SQLWrapper, fragment: string): SQL =>
  sql`${folded} like '%' || cauce_fold(${escapeLike(fragment)}) || '%'`

export const escapeLike = (fragment: string) => fragment.replaceAll(/[\\%_]/g, (character) => `\\${character}`)

/** Inclusive days in Madrid. */
export function betweenDates(column: SQLWrapper, fromDate: string | undefined, toDate: string | undefined): SQL[] {
  const conditions: SQL[] = []
  if (fromDate) conditions.push(sql`${column} >= (${fromDate}::date)::timestamp at time zone 'Europe/Madrid'`)
  if (toDate) conditions.push(sql`${column} < (${toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'`)
  return conditions
}

export interface MoneyFilter {
  readonly projectId?: string | undefined
  readonly userId?: string | undefined
  /** One person, or a manager's customers. */
  readonly ownerId?: string | undefined
  readonly managerId?: string | undefined
  /** Cents. */
  readonly amount?: bigint | undefined
  readonly amountComparison?: Comparison | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

type MoneyColumns = Readonly<Record<'projectId' | 'userId' | 'amount' | 'createdAt', PgColumn>>

export const isCustomerOf = (userId: PgColumn, managerId: string): SQL =>
  sql`${userId} in (select ${users.userId} from ${users} where ${users.managerId} = ${managerId})`

/** Those of one person, or of a manager's customers. */
export const ofCustomers = (userId: PgColumn, filter: Pick<MoneyFilter, 'ownerId' | 'managerId'>): SQL | undefined =>
  allOf(filter.ownerId && eq(userId, filter.ownerId), filter.managerId && isCustomerOf(userId, filter.managerId))

/** Cents; inclusive days in Madrid. */
export function moneyCondition(columns: MoneyColumns, filter: MoneyFilter): SQL | undefined {
  return allOf(
    sameAs({ projectId: columns.projectId, userId: columns.userId }, filter),
    ofCustomers(columns.userId, filter),
    filter.amount !== undefined && compare(columns.amount, filter.amountComparison, filter.amount),
    ...betweenDates(columns.createdAt, filter.fromDate, filter.toDate),
  )
}
