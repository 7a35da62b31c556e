import { accept, hasBankingDayBetween, type Cents, type Decision, type StatementPlace } from '@cauce/contract'
import type { z } from 'zod'
import { sumOf } from './amounts.domain.ts'
import { placeStatement, type Days, type KnownPeriod, type Period, type Placement } from './periods.domain.ts'

/** Coverage and lines of an account on some days: imported, or staged before the statement that is placed. */
export interface Account {
  /** Those that share one of the days, with the balance at the first or their opening, and the last one before them. */
  readonly periods: readonly KnownPeriod[]
  readonly days: Days
}

export interface Placed {
  readonly placement: Placement
  /** On the days of the statement. */
  readonly known: Days
  readonly place: z.output<typeof StatementPlace>
  /** As it is then known. */
  readonly account: Account
}

/** Places a statement; `periodId` names the period that it makes. */
export function placeOn(
  { periods, days }: Account,
  statement: Period & { readonly days: Days },
  periodId: string,
): Decision<Placed> {
  const { from, to } = statement
  const known = new Map([...days].filter(([day]) => day >= from && day <= to))
  const started = periods.map((period) => ({ ...period, start: period.start + sumBetween(days, period.from, from) }))
  const decision = placeStatement(statement, statement.days, started, known)
  if (!decision.ok) return decision
  const placement = decision.value
  const { period, joined } = placement
  const gone = new Set(joined.map((each) => each.periodId))
  const earlier = periods.find((each) => gone.has(each.periodId) && each.from < from)
  const merged = { ...period, periodId, start: earlier?.start ?? period.opening }
  const account = {
    periods: [...periods.filter((each) => !gone.has(each.periodId)), merged],
    days: new Map([...days, ...placement.days]),
  }
  return accept({ placement, known, place: standingOf(statement, placement, periods), account })
}

function sumBetween(days: Days, from: string, before: string): Cents {
  let sum = 0n
  for (const [day, amounts] of days) if (day >= from && day < before) sum += sumOf(amounts)
  return sum
}

export const NOWHERE = { follows: null, gapBefore: null, sharesDays: false }

/** Position among known statements. */
function standingOf(
  { from, opening }: Period,
  { period, joined, continued }: Placement,
  periods: readonly KnownPeriod[],
): Placed['place'] {
  const place = { ...NOWHERE, sharesDays: joined.length > 0 }
  // The rest of a day continues the statement of its beginning.
  if (continued.has(from) && joined.some(({ to, closing }) => to === from && closing === opening))
    return { ...place, follows: { day: from, closing: opening } }
  // Gaps before statements that have its first day do not concern this one.
  if (period.from < from) return place
  const [before] = periods.filter(({ to }) => to < from).toSorted((one, other) => (one.to < other.to ? 1 : -1))
  if (!before) return place
  const { to, closing } = before
  if (closing === period.opening && !hasBankingDayBetween(to, from)) return { ...place, follows: { day: to, closing } }
  return { ...place, gapBefore: { fromDay: to, toDay: from, amount: period.opening - closing } }
}
