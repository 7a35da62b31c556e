/** Certainty of a match (decision matching). */
export const MATCH_TIERS = ['auto', 'high', 'low', 'hold', 'none'] as const
export type MatchTier = (typeof MATCH_TIERS)[number]

export const MATCH_REASONS = [
  'reference',
  'account-known',
  'account-of-another',
  'account-unknown',
  'amount-exact',
  'amount-booked',
  'amount-differs',
  'amount-of-several',
  'booked-and-announced',
  'promoter-payment',
  'not-announced',
  'name-agrees',
  'name-similar',
  'name-differs',
  'sender-unknown',
  'several-references',
  'several-owners',
  'several-people',
  'several-payments',
  'payment-named',
  'payment-refused',
  'batch-named',
  'batch-sum',
  'payee-differs',
  'person-blocked',
  'person-closed',
  'identity-not-approved',
  'four-eyes',
  'entered-by-administrator',
  'above-unannounced-maximum',
  'is-return',
  'is-fee',
  'taken-back',
  'written-by-staff',
  'nothing-found',
  'by-hand',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export const FIRST_DECISIONS = [
  'meet_line',
  'execute_payment',
  'pay_refused',
  'return_payment',
  'set_aside',
  'send_back',
  'undo_match',
  'undo_set_aside',
] as const
