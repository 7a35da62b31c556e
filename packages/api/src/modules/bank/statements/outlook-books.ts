import { byKey, type Cents } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { findBalancesByKind, findPeriodsOfAll } from '../books/index.ts'
import { bookedOf, coverageOf } from '../books/books.domain.ts'
import { freshOf } from './lines.domain.ts'
import type { PlacedStatement } from './placing.ts'

interface BeforeAndAfter {
  readonly before: Cents
  readonly after: Cents
}

/** Figures of the bank page before and after the import. */
export async function booksOf(
  executor: Executor,
  placed: readonly PlacedStatement[],
  credited: { readonly booked: Cents; readonly assigned: Cents },
): Promise<Record<'stated' | 'booked' | 'difference' | 'unassigned', BeforeAndAfter>> {
  const balances = await findBalancesByKind(executor)
  const periods = await findPeriodsOfAll(executor)
  const stated = {
    before: statedOf(periods),
    after: statedOf(periodsAfter(periods, placed)),
  }
  const fresh = placed.reduce((sum, { placement, known }) => sum + freshOf(placement, known).credits, 0n)
  const before = bookedOf(balances)
  const booked = { before, after: before + credited.booked }
  const unassigned = {
    before: balances.unassigned,
    after: balances.unassigned + fresh - credited.assigned,
  }
  const difference = {
    before: stated.before - booked.before,
    after: stated.after - booked.after,
  }
  return { stated, booked, difference, unassigned }
}

type Periods = Awaited<ReturnType<typeof findPeriodsOfAll>>
const statedOf = (periods: Periods): Cents =>
  coverageOf(periods).accounts.reduce((sum, { closing }) => sum + closing, 0n)

function periodsAfter(periods: Periods, placed: readonly PlacedStatement[]): Periods {
  let after = [...periods]
  for (const { statement, placement } of placed) {
    const { iban } = statement
    const { from: fromDay, to: toDay, opening, closing } = placement.period
    const joined = new Set(placement.joined.map(({ from }) => from))
    after = after.filter((period) => period.iban !== iban || !joined.has(period.fromDay))
    after.push({ iban, fromDay, toDay, opening, closing, bankName: '' })
  }
  return after.toSorted(byKey(({ iban, fromDay }) => `${iban} ${fromDay}`))
}
