import { accept, AWAITED_PHASES, decline, type Decision, type PhaseName } from '@cauce/contract'

const awaited: readonly PhaseName[] = AWAITED_PHASES

/** Only before the opening. */
export const decideAlert = (phase: PhaseName): Decision<null> =>
  awaited.includes(phase) ? accept(null) : decline('state-forbids', { state: phase })
