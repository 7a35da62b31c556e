import { decline, isRefundable, type Cents, type Decision, type PhaseName } from '@cauce/contract'
import {
  decideFourEyes,
  type ApprovalStep,
  type Approver,
  type FirstApproval,
} from '../../platform/four-eyes.domain.ts'

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
export function decideRefund(facts: RefundFacts, approver: Approver): Decision<ApprovalStep> {
  const { first, isOwnMoney, ...project } = facts
  if (!isRefundable(project)) return decline('state-forbids', { state: project.phaseName })
  if (isOwnMoney) return decline('own-money')
  return decideFourEyes(project.amountInEscrow, first, approver)
}
