import { decline, isRefundable, type Cents, type Decision, type PhaseName } from '@cauce/contract'
import {
  decideFourEyes,
  type ApprovalStep,
  type Approver,
  type FirstApproval,
} from '../../platform/four-eyes.domain.ts'

export interface RefundFacts {
  readonly phaseName: PhaseName
  /** What the escrow holds, and what the books say was invested: they differ once the promoter has been paid. */
  readonly amountInEscrow: Cents
  readonly amountInvested: Cents
  /** Asking for the refund is its first half. */
  readonly first: FirstApproval | null
  /** Whether the administrator has invested in it: no one approves their own money (handbook rule 1.14). */
  readonly isOwnMoney: boolean
}

/** Whether a refund is done, only asked for (under four eyes), or refused. */
export function decideRefund(facts: RefundFacts, approver: Approver): Decision<ApprovalStep> {
  const { first, isOwnMoney, ...project } = facts
  if (!isRefundable(project)) return decline('state-forbids', { state: project.phaseName })
  if (isOwnMoney) return decline('own-money')
  return decideFourEyes(project.amountInEscrow, first, approver)
}
