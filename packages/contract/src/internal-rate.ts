import type { BasisPoints } from './basis-points.ts'
import { daysBetween } from './calendar.ts'
import type { Cents } from './cents.ts'

/** Negative: paid in; positive: received. */
export interface Flow {
  readonly date: string
  readonly amount: Cents
}

// Fixed point with 30 decimals: no floats, the same on every machine.
const ONE = 10n ** 30n
const YEAR = 365
const STEPS = 100
/** Search bounds: 10,000 % and -99.99 % a year, as daily discounts. */
const LOWEST = discountOf(101n * ONE)
const HIGHEST = discountOf(ONE / 10_000n)

/**
 * Annual IRR (XIRR: 365 days, compound) in basis points, half up. Undefined outside -99.99 % to 10,000 %, without flows
 * in both directions, or all on one day. With several roots it returns one.
 */
export function internalRateOf(flows: readonly Flow[]): BasisPoints | undefined {
  const first = flows.reduce((earliest, { date }) => (date < earliest ? date : earliest), flows[0]?.date ?? '')
  const dated = flows.map(({ date, amount }) => ({ day: daysBetween(first, date), amount }))
  const valueAt = (discount: bigint) => dated.reduce((sum, { day, amount }) => sum + amount * power(discount, day), 0n)
  let [low, high] = [LOWEST, HIGHEST]
  const isNegativeAtLow = valueAt(low) < 0n
  if (isNegativeAtLow === valueAt(high) < 0n) return undefined
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2n
    if (valueAt(middle) < 0n === isNegativeAtLow) low = middle
    else high = middle
  }
  const growth = (ONE * ONE) / power((low + high) / 2n, YEAR)
  // While positive: bigint division truncates towards zero.
  return Number((growth + ONE / 20_000n) / (ONE / 10_000n)) - 10_000
}

/** Integer exponent. */
function power(base: bigint, exponent: number): bigint {
  let [result, square] = [ONE, base]
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / ONE
    square = (square * square) / ONE
  }
  return result
}

/** Daily discount of an annual growth, by bisection. */
function discountOf(growth: bigint): bigint {
  let [low, high] = [ONE / 2n, ONE * 2n]
  const wanted = (ONE * ONE) / growth
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2n
    if (power(middle, YEAR) < wanted) low = middle
    else high = middle
  }
  return low
}
