/** Handbook rules 7.5 and 7.16. No schema library: used by the dialog. */
import type { Cents } from '../cents.ts'

/** Handbook rule 7.5. */
export const GUIDANCE_CAP_CENTS: Cents = 1_000_000n

/** Version of the consent's wording, stored with orders. */
export const GUIDANCE_CONSENT_VERSION = '2026-11-30'

export interface GuidanceTotal {
  readonly invested: Cents
  readonly total: Cents
  readonly isAbove: boolean
}

/** The cap itself is still within. */
export function guidanceTotalOf(invested: Cents, amount: Cents): GuidanceTotal {
  const total = invested + amount
  return { invested, total, isAbove: total > GUIDANCE_CAP_CENTS }
}
