import { defineLifecycle, stateAfter } from '../lifecycle.ts'

export const PHASES = [
  'Discarded',
  'Draft',
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const
type Phase = (typeof PHASES)[number]

/** Fixed identifiers of the phases, the same in every installation. */
export const PHASE_IDS = {
  Discarded: '01890000-0000-7000-8000-000000000001',
  Draft: '01890000-0000-7000-8000-000000000002',
  Next_Opening: '01890000-0000-7000-8000-000000000003',
  Preinvestment: '01890000-0000-7000-8000-000000000004',
  Investment: '01890000-0000-7000-8000-000000000005',
  Financed: '01890000-0000-7000-8000-000000000006',
  Closed: '01890000-0000-7000-8000-000000000007',
} as const satisfies Record<Phase, string>

export const phaseNameOf = (phaseId: string): Phase | undefined => PHASES.find((name) => PHASE_IDS[name] === phaseId)

/** Phases that visitors may see (handbook rule 6.21). */
export const PUBLIC_PHASES = [
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const satisfies readonly Phase[]

/** Handbook rule 6.12: colours of the phases. */
export const PHASE_COLOURS = {
  Discarded: 'grey',
  Draft: 'grey',
  Next_Opening: 'grey',
  Preinvestment: 'blue',
  Investment: 'blue',
  Financed: 'blue',
  Closed: 'green',
} as const satisfies Record<Phase, 'grey' | 'blue' | 'green'>

/**
 * Handbook rules 6.13 to 6.16. The system itself takes `finance` (last euro invested), `close` (last return paid), `oweAgain`
 * (that payment was reversed) and `reopen` (a revocation in the reflection period withdrew money before the payout).
 */
export const projectLifecycle = defineLifecycle({
  name: 'project',
  states: PHASES,
  initial: ['Draft'],
  transitions: {
    announce: { from: ['Draft'], to: 'Next_Opening', permission: 'projects.changePhase' },
    withdrawAnnouncement: { from: ['Next_Opening'], to: 'Draft', permission: 'projects.changePhase' },
    openPreinvestment: { from: ['Next_Opening'], to: 'Preinvestment', permission: 'projects.changePhase' },
    openInvestment: { from: ['Next_Opening', 'Preinvestment'], to: 'Investment', permission: 'projects.changePhase' },
    finance: { from: ['Investment'], to: 'Financed', permission: null },
    reopen: { from: ['Financed'], to: 'Investment', permission: null },
    close: { from: ['Financed'], to: 'Closed', permission: null },
    oweAgain: { from: ['Closed'], to: 'Financed', permission: null },
    discard: {
      from: ['Draft', 'Next_Opening', 'Preinvestment', 'Investment'],
      to: 'Discarded',
      permission: 'projects.changePhase',
    },
    refund: { from: ['Investment', 'Financed'], to: 'Closed', permission: 'projects.refund' },
  },
})

/** Only a payment that is reversed opens a project again that is over. */
export const isProjectOver = (phase: Phase): boolean => phase === 'Discarded' || phase === 'Closed'

/** The one phase in which people may invest (handbook rule 6.18). */
export const isInvestable = (phase: Phase): boolean => phase === 'Investment'

/** Amounts as cents or as wire strings. */
interface Refundable<Amount> {
  readonly phaseName: Phase
  readonly amountInvested: Amount
  readonly amountInEscrow: Amount | null
}

/** True if the phase allows it and nothing has left the escrow (decision placing-orders). */
export const isRefundable = <Amount extends bigint | string>(project: Refundable<Amount>): boolean =>
  stateAfter(projectLifecycle, 'refund', project.phaseName) !== undefined &&
  project.amountInEscrow === project.amountInvested
