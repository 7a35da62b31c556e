import { api, formatAmount, Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { audit } from '../audit/index.ts'
import { once } from '../idempotency/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import { queueMails } from '../mail/index.ts'
import {
  addToProjectTotals,
  findPendingRefunds,
  lockProjects,
  moveProject,
  readProject,
  viewerOf,
  type ProjectRow,
} from '../projects/index.ts'
import { decideRefund } from './refund.domain.ts'
import { deleteRefundRequest, refundLiveOrders, saveRefundRequest } from './refund.queries.ts'

/**
 * Closes a project and returns every euro in its escrow to who put it in: all of it or none, safe to repeat. From the
 * four-eyes threshold on the first administrator only asks, and another one does it.
 */
export async function refundProject(kernel: Kernel, call: Call<(typeof api.projects)['refund']>) {
  return once(kernel, api.projects.refund, call, async (tx) => {
    const projectId = call.params.id
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const now = kernel.clock.now()
    const adminId = userIdOf(call.actor)
    const escrow = (await lockAccounts(tx, [projectId])).get(projectId) ?? 0n
    const requestedBy = (await findPendingRefunds(tx, [projectId], now)).get(projectId)?.adminId ?? null
    const decision = decideRefund({ ...project, escrow, requestedBy }, adminId, kernel.settings.fourEyesThreshold)
    if (!decision.ok) throw new Refusal(decision.refusal)
    const { reason } = call.body
    const before = { phase: project.phase, amountInvested: project.amountInvested }
    const record = { operation: 'projects.refund', noun: 'projects', recordId: projectId, before, reason }
    if (decision.value === 'ask') {
      await saveRefundRequest(tx, { projectId, adminId, reason, requestedAt: now })
      await audit(kernel, tx, call, { ...record, after: { ...before, refundRequestedBy: adminId } })
    } else {
      const refunded = await returnEscrow(tx, project, adminId, now)
      await deleteRefundRequest(tx, projectId)
      const { phase } = await moveProject(kernel, tx, project, 'refund', reason)
      await audit(kernel, tx, call, {
        ...record,
        after: { phase, amountInvested: 0n, refundedOrders: refunded.orders },
      })
    }
    return { answer: await readProject(kernel, tx, viewerOf(call), projectId), effectId: projectId }
  })
}

/** Gives the escrow of a locked project back to its investors, tells them, and empties its totals. Also what discarding with money inside needs. */
export async function returnEscrow(tx: Transaction, project: ProjectRow, actorId: string | null, now: Date) {
  const refunded = await refundLiveOrders(tx, project.projectId, actorId, now)
  await addToProjectTotals(tx, [
    { projectId: project.projectId, amount: -refunded.amount, investors: -project.investorCount },
  ])
  await queueMails(
    tx,
    refunded.byPerson.map(({ userId, amount }) => ({
      userId,
      template: 'projectRefunded' as const,
      params: { amount: formatAmount(amount), project: project.name },
    })),
  )
  return refunded
}
