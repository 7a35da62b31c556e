const PROVIDER_EVENTS = [
  'started',
  'submitted',
  'review',
  'approved',
  'declined',
  'resubmission_requested',
  'expired',
  'abandoned',
] as const

/** Whether we have words for an event of the identity provider; else its own word is shown. */
export const isProviderEvent = (name: string): name is (typeof PROVIDER_EVENTS)[number] =>
  PROVIDER_EVENTS.some((known) => known === name)
