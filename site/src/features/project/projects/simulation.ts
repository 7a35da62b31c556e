import { largerOf, smallerOf, type Cents } from '@cauce/contract/cents.ts'
import type { Terms } from './projection.ts'

/** Limits of an amount (handbook rule 7.3), in cents. */
export interface Bounds {
  readonly minimum: Cents
  readonly remainder: Cents
  readonly maximum: Cents | null
  /** Null for visitors. */
  readonly available: Cents | null
  /** Unavailable part of the balance. */
  readonly reserved?: Cents
  readonly unreceived?: Cents
}

export type AmountProblem = 'amountUnclear' | 'belowMinimum' | 'aboveRemainder' | 'aboveMaximum'

export interface Verdict {
  readonly problem?: AmountProblem
  /** 0 when the wallet suffices. */
  readonly shortBy: Cents
}

/** Checks in the API's order; `undefined` is text that is not an amount. */
export function judge(amount: Cents | undefined, { minimum, remainder, maximum, available }: Bounds): Verdict {
  if (amount === undefined || amount <= 0n) return { problem: 'amountUnclear', shortBy: 0n }
  if (amount < minimum) return { problem: 'belowMinimum', shortBy: 0n }
  if (amount > remainder) return { problem: 'aboveRemainder', shortBy: 0n }
  if (maximum !== null && amount > maximum) return { problem: 'aboveMaximum', shortBy: 0n }
  return { shortBy: available === null ? 0n : largerOf(amount - available, 0n) }
}

const USUAL: readonly Cents[] = [50_000n, 100_000n, 300_000n, 500_000n, 1_000_000n]
const PRESET_COUNT = 4

/** The minimum, then usual amounts within the limits. */
export function presetsOf(bounds: Pick<Bounds, 'minimum' | 'remainder' | 'maximum'>): Cents[] {
  const most = mostOf(bounds)
  if (bounds.minimum > most) return []
  return [bounds.minimum, ...USUAL.filter((amount) => amount > bounds.minimum && amount <= most)].slice(0, PRESET_COUNT)
}

/** 1,000 EUR where the limits allow it. */
export function firstAmount(bounds: Pick<Bounds, 'minimum' | 'remainder' | 'maximum'>): Cents {
  return largerOf(smallerOf(100_000n, mostOf(bounds)), bounds.minimum)
}

function mostOf({ remainder, maximum }: Pick<Bounds, 'remainder' | 'maximum'>): Cents {
  return smallerOf(maximum ?? remainder, remainder)
}

export interface SimulatorData {
  readonly terms: Terms
  readonly bounds: {
    readonly minimum: string
    readonly remainder: string
    readonly maximum: string | null
    readonly available: string | null
  }
  readonly words: Readonly<Record<SimulatorWord, string>>
  /** Gets the amount appended; null for logged-in people. */
  readonly loginPath: string | null
}

export type SimulatorWord =
  | 'amountUnclear'
  | 'belowMinimum'
  | 'aboveRemainder'
  | 'aboveMaximum'
  | 'help'
  | 'walletShort'
  | 'cta'
  | 'ctaPlain'
  | 'deposit'
  | 'wouldReceive'
  | 'withUntil'

export const AMOUNT_PLACE = '{}'
