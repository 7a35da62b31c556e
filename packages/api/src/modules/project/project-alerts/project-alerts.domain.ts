import { accept, AWAITED_PHASES, decline, type Decision, type PhaseName } from '@cauce/contract'

const awaited: readonly PhaseName[] = AWAITED_PHASES

/** Whether the opening of a project can be awaited: one that is open, financed or over will not open again. */
export const decideAlert = (phase: PhaseName): Decision<null> =>
  awaited.includes(phase) ? accept(null) : decline('state-forbids', { state: phase })
