import { sql } from 'drizzle-orm'
import {
  type Executor,
  isFar,
  isOfAll,
  type ListInput,
  type Listing,
  pageOf,
  placeInDays,
  talliedRows,
} from '../../../database/index.ts'

/** Unchanged ones count on their creation day. */
const daysOfChange = sql`
  select day, rows from ${talliedRows({ counted: 'changed_transactions', kinds: [] })}
  union all select day, rows from ${talliedRows({ counted: 'transactions', kinds: [] })}
  union all select day, -rows from ${talliedRows({ counted: 'once_changed_transactions', kinds: [] })}`

/** Locates a deep page by last change (decision 194); undefined near the top and for filtered lists. */
export const placeByChange = (executor: Executor, { order, tally }: Listing, input: ListInput<string>) =>
  isFar(input) && tally !== undefined && isOfAll(tally)
    ? placeInDays(executor, daysOfChange, order, pageOf(input))
    : undefined
