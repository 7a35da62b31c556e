import { THRESHOLD_CONSENT_VERSION, UNDERSTOOD } from '@cauce/contract'

/** All consents, for any amount and person. */
export const ALL_CONSENTS = {
  acceptsTerms: true,
  consentsAboveGuidance: true,
  thresholdConsent: THRESHOLD_CONSENT_VERSION,
  understanding: UNDERSTOOD,
} as const
