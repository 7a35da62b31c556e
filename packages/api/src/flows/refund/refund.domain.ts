import { decline, isRefundable, type Cents, type Decision, type PhaseName } from '@cauce/contract'
import { BY_STAFF, decideMovement, type GateVerdict } from '../../modules/wallet/gate/gate.domain.ts'
import { expiryOf, type Approver, type FirstApproval } from '../../platform/four-eyes.domain.ts'

export interface RefundFacts {
  readonly phaseName: PhaseName
  /** They differ once the promoter has been paid. */
  readonly amountInEscrow: Cents
  readonly amountInvested: Cents
  /** The request is the first approval. */
  readonly first: FirstApproval | null
  /** Nobody approves their own money (handbook rule 1.14). */
  readonly isOwnMoney: boolean
}

/** Done, requested (four-eyes) or refused. */
export function decideRefund(facts: RefundFacts, { hands, fourEyesThreshold, now }: Approver): Decision<GateVerdict> {
  const { first, isOwnMoney, ...project } = facts
  if (!isRefundable(project)) return decline('state-forbids', { state: project.phaseName })
  const stands = first !== null && now <= expiryOf(first.approvedAt)
  return decideMovement({
    ...BY_STAFF,
    kind: 'refund',
    amount: project.amountInEscrow,
    actor: { as: 'staff', hands },
    isOwnMoney,
    first: stands ? { hands: new Set([first.adminId]) } : null,
    threshold: fourEyesThreshold,
  })
}
