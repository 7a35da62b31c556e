/**
 * The guidance of 10,000 EUR across platforms (handbook rules 7.5 and 7.16). Without a schema library, because the investment dialog
 * calculates with it.
 */
import type { Cents } from '../cents.ts'

/** Investment guidance cap 10,000 euros across platforms (handbook rule 7.5). */
export const GUIDANCE_CAP_CENTS: Cents = 1_000_000n

/** Names the words of the consent above the guidance. It changes with them, because every order keeps what was consented to. */
export const GUIDANCE_CONSENT_VERSION = '2026-11-21'

/** What a person would have invested on this platform, and whether that contradicts the declaration of the terms tick. */
export interface GuidanceTotal {
  readonly invested: Cents
  readonly total: Cents
  readonly isAbove: boolean
}

/** The known total with an order of `amount`: exactly the cap is still within it. */
export function guidanceTotalOf(invested: Cents, amount: Cents): GuidanceTotal {
  const total = invested + amount
  return { invested, total, isAbove: total > GUIDANCE_CAP_CENTS }
}
