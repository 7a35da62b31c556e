import { THRESHOLD_CONSENT_VERSION, UNDERSTOOD } from '@cauce/contract'

/** All that an order may have to declare, as the investment dialog sends it: for callers that order any amount for any person. */
export const ALL_CONSENTS = {
  acceptsTerms: true,
  consentsAboveGuidance: true,
  thresholdConsent: THRESHOLD_CONSENT_VERSION,
  understanding: UNDERSTOOD,
} as const
