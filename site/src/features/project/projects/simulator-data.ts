import type { Terms } from './projection.ts'

/** What the simulator's script needs, as JSON in the page: numbers as texts, and messages with a place for the amount. */
export interface SimulatorData {
  readonly terms: Terms
  readonly bounds: {
    readonly minimum: string
    readonly remainder: string
    readonly maximum: string | null
    readonly available: string | null
  }
  readonly words: Readonly<Record<SimulatorWord, string>>
  /** Path of the log in, to which the amount is added; null for those who are logged in. */
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

/** Stands in a message where the script puts the amount. */
export const AMOUNT_PLACE = '{}'
