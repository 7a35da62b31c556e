import type { Cents } from '@cauce/contract'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { AmountTally } from './amount-steps.ts'
import type { ListOrder } from './paging.ts'
import type { Place } from './places.ts'
import type { Tally } from './tallies.ts'

/** Some of the rows of a list. */
export interface Part {
  readonly where?: SQL
  /** Where they are read, and what their id is there; the listed table if absent. */
  readonly from?: { readonly rows: SQLWrapper; readonly id: SQLWrapper }
  /** What has the same value as the column of the order in these rows, and an index; that column if absent. */
  readonly by?: SQLWrapper
}

/** What a list adds up of all rows that match, by name; absent where it is not asked for. */
export interface Sums<Name extends string> {
  readonly sums?:
    | {
        /** Each an aggregate over the rows, in cents. */
        readonly of: Readonly<Record<Name, SQL>>
        /** Where the amounts are, and which of them count, if not in the listed rows themselves. */
        readonly from?: SQL
        /** The same from the rows of the tally of the list, which have `kind`, `amount` and `penalties` (decision 234). */
        readonly kept?: Readonly<Record<Name, SQL>>
      }
    | undefined
}

/** What a list answered its sums with; null where adding up took too long. */
export type Added<Name extends string> = Readonly<Record<Name, Cents>> | null

/** What a list shows, in which order, and how it is counted. */
export interface Listing {
  /** The id of the rows that are listed; their table is its table. */
  readonly id: PgColumn
  /** Conditions on that table alone: what they need of another one is a subquery. */
  readonly where: SQL | undefined
  readonly order: ListOrder
  /** The kept count of the rows that the filters let through, if there is one. */
  readonly tally?: Tally | undefined
  /** The kept count by amounts of the rows that the filters let through, if there is one. */
  readonly amounts?: AmountTally | undefined
  /** The rows that the tally counts and the list leaves out, where they are few. */
  readonly leftOut?: SQL | undefined
  /** Which rows to look at for the page and how many of them to leave out, where the list knows that itself. */
  readonly place?: Omit<Place, 'total'> | undefined
  /** Divides all rows, where each part has an index in the order of the list or is small, and the whole has no index. */
  readonly parts?: readonly Part[] | undefined
  /** Divides all rows, where each part has an index for what the filters ask: rows without a kept count are counted part by part. */
  readonly countedIn?: readonly Part[] | undefined
  /** Where the order goes by a column of another table: adds the join with it. */
  readonly joinOrder?: <Query extends PgSelect>(ids: Query) => Query
}
