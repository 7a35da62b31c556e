import type { Cents } from '@cauce/contract'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { AmountTally } from './amount-steps.ts'
import type { ListOrder } from './paging.ts'
import type { Search } from './searches.ts'
import type { Place } from './places.ts'
import type { Tally } from './tallies.ts'

export interface Part {
  readonly where?: SQL
  /** That `where` says all that the condition of the list does. */
  readonly isWhole?: boolean
  /** Defaults to the listed table. */
  readonly from?: { readonly rows: SQLWrapper; readonly id: SQLWrapper }
  /** Indexed column to sort this part by; the list's sort column by default. */
  readonly by?: SQLWrapper
}

/** Undefined if not requested. */
export interface Sums<Name extends string> {
  readonly sums?:
    | {
        /** Cents. */
        readonly of: Readonly<Record<Name, SQL>>
        /** Source and condition, if not the listed rows. */
        readonly from?: SQL
        /** From counter rows (`kind`, `amount`, `penalties`; decision list-counters). */
        readonly kept?: Readonly<Record<Name, SQL>>
      }
    | undefined
}

/** Null on timeout. */
export type Added<Name extends string> = Readonly<Record<Name, Cents>> | null

export interface Listing {
  readonly id: PgColumn
  /** On the listed table only; others as subqueries. */
  readonly where?: SQL | undefined
  readonly order: ListOrder
  /** What `q` looks for. */
  readonly search: Search
  readonly tally?: Tally | undefined
  readonly amounts?: AmountTally | undefined
  /** Few counted rows that the list omits. */
  readonly leftOut?: SQL | undefined
  /** Known position of the page. */
  readonly place?: Omit<Place, 'total'> | undefined
  readonly parts?: readonly Part[] | undefined
  /** Partition for counting without a counter. */
  readonly countedIn?: readonly Part[] | undefined
  readonly joinOrder?: <Query extends PgSelect>(ids: Query) => Query
}

export interface Asked extends Omit<Listing, 'order'> {
  /** Default field, descending; an order made beforehand where a key is computed. */
  readonly order: string | readonly [by: string, side: 'asc'] | ListOrder
}
