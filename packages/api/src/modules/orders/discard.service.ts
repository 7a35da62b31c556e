import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { Kernel } from '../../kernel.ts'
import { lockAccounts } from '../ledger/index.ts'
import { findPendingRefunds, type ProjectRow } from '../projects/index.ts'
import { decideRefund } from './refund.domain.ts'
import { deleteRefundRequest } from './refund.queries.ts'
import { returnEscrow } from './refund.service.ts'

/**
 * Returns the money of a locked project that is about to be discarded (product decision 5). From the four-eyes threshold on
 * another administrator must have asked for the refund before.
 */
export async function returnMoneyOfDiscarded(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  adminId: string,
): Promise<void> {
  const { projectId } = project
  const now = kernel.clock.now()
  const escrow = (await lockAccounts(tx, [projectId])).get(projectId) ?? 0n
  const requestedBy = (await findPendingRefunds(tx, [projectId], now)).get(projectId)?.adminId ?? null
  const decision = decideRefund({ ...project, escrow, requestedBy }, adminId, kernel.settings.fourEyesThreshold)
  if (!decision.ok) throw new Refusal(decision.refusal)
  if (decision.value === 'ask') throw new Refusal({ code: 'second-administrator-needed' })
  await returnEscrow(tx, project, adminId, now)
  await deleteRefundRequest(tx, projectId)
}
