import { absoluteOf, type Cents } from '@cauce/contract'

export interface Sum {
  count: number
  cents: Cents
}

/** Running totals of a statement, and the first and last day that it books on. */
export interface Tally {
  readonly credits: Sum
  readonly debits: Sum
  earliest: string | undefined
  latest: string | undefined
}

export const newTally = (): Tally => ({
  credits: { count: 0, cents: 0n },
  debits: { count: 0, cents: 0n },
  earliest: undefined,
  latest: undefined,
})

export function addTo(tally: Tally, amount: Cents, day: string | undefined, isDebit = amount < 0n): void {
  const sum = isDebit ? tally.debits : tally.credits
  sum.count += 1
  sum.cents += absoluteOf(amount)
  if (day === undefined) return
  if (!tally.earliest || day < tally.earliest) tally.earliest = day
  if (!tally.latest || day > tally.latest) tally.latest = day
}
