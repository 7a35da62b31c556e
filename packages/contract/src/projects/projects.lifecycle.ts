import { defineLifecycle, stateAfter } from '../lifecycle.ts'
import { PHASES, type PhaseName } from '../phases/phases.schema.ts'

/**
 * Product decision 5: Draft -> Next_Opening -> Preinvestment -> Investment -> Financed -> Closed, Next_Opening ->
 * Investment too; Draft and Next_Opening may go back one; any phase before Financed -> Discarded (with refund where money
 * is in); Investment -> Closed only with refund. `finance` and `close` are the system's own: the last euro in, the last
 * return paid. `reopen` too: a revocation in the reflection period took money out again before anything was paid out.
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
    discard: {
      from: ['Draft', 'Next_Opening', 'Preinvestment', 'Investment'],
      to: 'Discarded',
      permission: 'projects.changePhase',
    },
    refund: { from: ['Investment', 'Financed'], to: 'Closed', permission: 'projects.refund' },
  },
})

/** The one phase in which people may invest (spec section 4). */
export const isInvestable = (phase: PhaseName): boolean => phase === 'Investment'

/** What of a project decides whether its money can be returned; amounts as cents or as they go over the wire. */
interface Refundable<Amount> {
  readonly phaseName: PhaseName
  readonly amountInvested: Amount
  readonly amountInEscrow: Amount | null
}

/** Whether every euro can go back to who put it in: the phase allows it, and nothing has left the escrow (decision 004). */
export const isRefundable = <Amount extends bigint | string>(project: Refundable<Amount>): boolean =>
  stateAfter(projectLifecycle, 'refund', project.phaseName) !== undefined &&
  project.amountInEscrow === project.amountInvested
