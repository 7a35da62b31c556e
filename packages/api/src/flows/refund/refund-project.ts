import { api, Refusal, moneyValue } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { bind, type Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { firstApprovalOf, needsFourEyes } from '../../platform/four-eyes.domain.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { audit } from '../../platform/audit/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { lockAccounts } from '../../modules/wallet/ledger/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import {
  addToProjectTotals,
  lockProjects,
  moveProject,
  readProject,
  viewerOf,
} from '../../modules/project/projects/index.ts'
import { cancelSuspension } from '../../modules/project/irregularities/index.ts'
import { countLiveOrders } from '../../modules/project/orders/index.ts'
import { lapseReservationsOf } from '../preinvest/index.ts'
import { decideRefund } from './refund.domain.ts'
import { completeRefund, findRefund, refundLiveOrders, type RefundDeciders, saveRefund } from './refund.queries.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'

/**
 * Closes a project and refunds its investors, all or nothing, idempotent. From the four-eyes threshold the first
 * administrator requests and another one carries out.
 */
async function refundProject(kernel: Kernel, call: Call<(typeof api.projects)['refund']>) {
  return once(kernel, api.projects.refund, call, async (tx) => {
    const projectId = call.params.id
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const [adminId, now] = [userIdOf(call.actor), kernel.clock.now()]
    const { step, fourEyes, firstBy } = await expectRefundable(kernel, tx, project, adminId)
    const { reason } = call.body
    const before = { phase: project.phase, amountInvested: project.amountInvested }
    const record = { recordId: projectId, before, reason }
    if (step === 'first') {
      await saveRefund(tx, { projectId, reason, fourEyes, firstApprovedBy: adminId, firstApprovedAt: now })
      await audit(kernel, tx, call, { ...record, operation: 'projects.requestRefund', after: before })
    } else {
      await lapseReservationsOf(tx, project, now)
      const refunded = await returnEscrow(tx, project, { adminId, reason, fourEyes, firstBy, now })
      const { phase } = await moveProject(kernel, tx, project, 'refund', reason)
      await endSuspension(kernel, tx, call, projectId, reason)
      await audit(kernel, tx, call, {
        ...record,
        after: { phase, amountInvested: 0n, refundedOrders: refunded.orders },
      })
    }
    return { answer: await readProject(kernel, tx, viewerOf(call), projectId), effectId: projectId }
  })
}

/** Effect of this approval; throws what is impossible. */
async function expectRefundable(kernel: Kernel, tx: Transaction, project: ProjectRow, adminId: string) {
  const { projectId, phase: phaseName, amountInvested } = project
  const amountInEscrow = (await lockAccounts(tx, [projectId])).get(projectId)!.balance
  const asked = await findRefund(tx, projectId)
  const now = kernel.clock.now()
  const hands = await findHandsOf(tx, adminId, now)
  const first = asked ? firstApprovalOf(asked) : null
  const { fourEyesThreshold } = kernel.parameters.at(first?.approvedAt ?? now)
  const approver = { hands, fourEyesThreshold, now }
  const isOwnMoney = (await countLiveOrders(tx, projectId, hands)) > 0
  const step = accepted(decideRefund({ phaseName, amountInvested, amountInEscrow, first, isOwnMoney }, approver))
  const fourEyes = needsFourEyes(amountInEscrow, approver)
  return { step, fourEyes, firstBy: fourEyes ? (first?.adminId ?? null) : null }
}

interface Returning {
  readonly adminId: string
  readonly reason: string | null
  /** Another administrator requested it. */
  readonly fourEyes: boolean
  readonly firstBy: string | null
  readonly now: Date
}

/** Refunds, mails and resets totals; used by discarding too. */
async function returnEscrow(tx: Transaction, project: ProjectRow, returning: Returning) {
  const { adminId, reason, fourEyes, firstBy, now } = returning
  const { projectId } = project
  const approved = { firstApprovedBy: adminId, firstApprovedAt: now, refundedBy: adminId, refundedAt: now }
  if (fourEyes) await completeRefund(tx, projectId, adminId, now)
  else await saveRefund(tx, { projectId, reason, fourEyes, ...approved })
  const refunded = await emptyEscrow(tx, project, { actorId: adminId, firstBy }, now)
  await queueMails(
    tx,
    refunded.byPerson.map(({ userId, amount }) => ({
      userId,
      template: 'projectRefunded' as const,
      params: { amount: moneyValue(amount), project: project.name },
    })),
  )
  return refunded
}

export async function emptyEscrow(tx: Transaction, project: ProjectRow, deciders: RefundDeciders, now: Date) {
  const { projectId, investorCount } = project
  const refunded = await refundLiveOrders(tx, projectId, deciders, now)
  await addToProjectTotals(tx, [{ projectId, amount: -refunded.amount, investors: -investorCount }])
  return refunded
}

/**
 * Before discarding (handbook rule 6.14). From the four-eyes threshold another administrator must have requested it.
 */
export async function returnMoneyOfDiscarded(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  { adminId, reason }: { readonly adminId: string; readonly reason: string | null },
): Promise<void> {
  const { step, fourEyes, firstBy } = await expectRefundable(kernel, tx, project, adminId)
  if (step === 'first') throw new Refusal({ code: 'second-administrator-needed' })
  await returnEscrow(tx, project, { adminId, reason, fourEyes, firstBy, now: kernel.clock.now() })
}

export async function endSuspension(
  kernel: Kernel,
  tx: Transaction,
  call: Call<(typeof api.projects)['refund' | 'edit']>,
  projectId: string,
  reason: string | null,
): Promise<void> {
  const ended = await cancelSuspension(tx, { projectId, endedBy: userIdOf(call.actor), now: kernel.clock.now() })
  if (ended) await audit(kernel, tx, call, { ...ended, operation: 'irregularities.cancel', reason })
}

export const refundProjectFlow: ModuleFactory = (kernel) => ({
  name: 'refund-project',
  routes: [bind(api.projects.refund, (call) => refundProject(patient(kernel), call))],
})
