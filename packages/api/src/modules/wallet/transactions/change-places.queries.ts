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

/** How many transactions were last changed on each day: those that never were on the day of their creation. */
const daysOfChange = sql`
  select day, rows from ${talliedRows({ counted: 'changed_transactions', kinds: [] })}
  union all select day, rows from ${talliedRows({ counted: 'transactions', kinds: [] })}
  union all select day, -rows from ${talliedRows({ counted: 'once_changed_transactions', kinds: [] })}`

/** On which days a page far down is, of all transactions by their last change (decision 194); undefined near the top and of some. */
export const placeByChange = (executor: Executor, { order, tally }: Listing, input: ListInput<string>) =>
  isFar(input) && tally !== undefined && isOfAll(tally)
    ? placeInDays(executor, daysOfChange, order, pageOf(input))
    : undefined
