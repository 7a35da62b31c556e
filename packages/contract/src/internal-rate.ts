import type { BasisPoints } from './basis-points.ts'
import { daysBetween } from './calendar.ts'
import type { Cents } from './cents.ts'

/** Money on a day: what a person puts in is negative, what comes back positive. */
export interface Flow {
  readonly date: string
  readonly amount: Cents
}

// Fixed-point numbers with 30 decimals, so that no float touches money and the same flows have the same rate on every machine.
const ONE = 10n ** 30n
const YEAR = 365
const STEPS = 100
/** A day's discount at a rate of 10,000 % and of -99.99 % a year: where the search begins and ends. */
const LOWEST = discountOf(101n * ONE)
const HIGHEST = discountOf(ONE / 10_000n)

/**
 * The internal rate of return a year (XIRR: days of 365, compound), the one rate at which all flows are worth nothing today, in basis
 * points; rounded half up. `undefined` where there is none between -99.99 % and 10,000 %: without money in both directions, or all on one
 * day. Flows that change direction more than once may have several such rates; the search finds one of them.
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
  // Rounded while it is above zero, because a division of bigints rounds towards zero.
  return Number((growth + ONE / 20_000n) / (ONE / 10_000n)) - 10_000
}

/** `base` to the power of a whole number. */
function power(base: bigint, exponent: number): bigint {
  let [result, square] = [ONE, base]
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / ONE
    square = (square * square) / ONE
  }
  return result
}

/** The discount of a day that is `growth` in a year: the root is found by halving. */
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
