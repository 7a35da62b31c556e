import type { Cents } from '@cauce/contract/cents.ts'

/** The bounds that an amount must keep (handbook rule 7.3), in cents. */
export interface Bounds {
  readonly minimum: Cents
  /** What is still missing. */
  readonly remainder: Cents
  /** The most that one person may put in. */
  readonly maximum: Cents | null
  /** What the reader's wallet holds to spend; null for visitors. */
  readonly available: Cents | null
}

export type AmountProblem = 'amountUnclear' | 'belowMinimum' | 'aboveRemainder' | 'aboveMaximum'

export interface Verdict {
  readonly problem?: AmountProblem
  /** By how much the wallet falls short; 0 when it does not. */
  readonly shortBy: Cents
}

/** What is to be said of a typed amount; `undefined` is text that is none. The order is that in which an order is examined. */
export function judge(amount: Cents | undefined, { minimum, remainder, maximum, available }: Bounds): Verdict {
  if (amount === undefined || amount <= 0n) return { problem: 'amountUnclear', shortBy: 0n }
  if (amount < minimum) return { problem: 'belowMinimum', shortBy: 0n }
  if (amount > remainder) return { problem: 'aboveRemainder', shortBy: 0n }
  if (maximum !== null && amount > maximum) return { problem: 'aboveMaximum', shortBy: 0n }
  return { shortBy: available !== null && amount > available ? amount - available : 0n }
}

const USUAL: readonly Cents[] = [50_000n, 100_000n, 300_000n, 500_000n, 1_000_000n]
const PRESET_COUNT = 4

/** Amounts to choose from: the minimum, then the usual ones that may be invested. */
export function presetsOf(bounds: Pick<Bounds, 'minimum' | 'remainder' | 'maximum'>): Cents[] {
  const most = mostOf(bounds)
  if (bounds.minimum > most) return []
  return [bounds.minimum, ...USUAL.filter((amount) => amount > bounds.minimum && amount <= most)].slice(0, PRESET_COUNT)
}

/** The amount with which the simulator begins: 1,000 EUR where the project allows it. */
export function firstAmount(bounds: Pick<Bounds, 'minimum' | 'remainder' | 'maximum'>): Cents {
  const most = mostOf(bounds)
  const usual = bounds.minimum > 100_000n ? bounds.minimum : 100_000n
  return usual <= most ? usual : most >= bounds.minimum ? most : bounds.minimum
}

function mostOf({ remainder, maximum }: Pick<Bounds, 'remainder' | 'maximum'>): Cents {
  return maximum !== null && maximum < remainder ? maximum : remainder
}
