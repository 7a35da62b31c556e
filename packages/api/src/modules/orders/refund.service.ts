import { api, projectLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { audit } from '../audit/index.ts'
import { once } from '../idempotency/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import {
  addToProjectTotals,
  lockProjects,
  moveProject,
  readProject,
  viewerOf,
  type ProjectRow,
} from '../projects/index.ts'
import { refundLiveOrders } from './refund.queries.ts'

/** Closes a project and returns every euro in its escrow to who put it in: all of it or none, safe to repeat. */
export async function refundProject(kernel: Kernel, call: Call<(typeof api.projects)['refund']>) {
  return once(kernel, api.projects.refund, call, async (tx) => {
    const projectId = call.params.id
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const phase = stateAfter(projectLifecycle, 'refund', project.phase)
    const escrow = (await lockAccounts(tx, [projectId])).get(projectId) ?? 0n
    if (phase === undefined || escrow !== project.amountInvested)
      throw new Refusal({ code: 'state-forbids', params: { state: project.phase } })
    const refunded = await returnEscrow(tx, project, userIdOf(call.actor), kernel.clock.now())
    await moveProject(kernel, tx, project, 'refund', call.body.reason)
    await audit(kernel, tx, call, {
      operation: 'projects.refund',
      noun: 'projects',
      recordId: projectId,
      before: { phase: project.phase, amountInvested: project.amountInvested },
      after: { phase, amountInvested: 0n, refundedOrders: refunded.orders },
      reason: call.body.reason,
    })
    return { answer: await readProject(kernel, tx, viewerOf(call), projectId), effectId: projectId }
  })
}

/** Gives the escrow of a locked project back to its investors and empties its totals. Also what discarding with money inside needs. */
export async function returnEscrow(tx: Transaction, project: ProjectRow, actorId: string | null, now: Date) {
  const refunded = await refundLiveOrders(tx, project.projectId, actorId, now)
  await addToProjectTotals(tx, [
    { projectId: project.projectId, amount: -refunded.amount, investors: -project.investorCount },
  ])
  return refunded
}
