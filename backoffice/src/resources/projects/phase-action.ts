import type { projectLifecycle } from '@cauce/contract'

/** Changes of phase that a person makes, in the order of their buttons; the rest is the system's own. */
export const PHASE_ACTIONS = [
  'announce',
  'openPreinvestment',
  'openInvestment',
  'withdrawAnnouncement',
  'discard',
] as const satisfies readonly (keyof typeof projectLifecycle.transitions)[]
export type PhaseAction = (typeof PHASE_ACTIONS)[number]
