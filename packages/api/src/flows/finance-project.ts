import { translator } from '@cauce/i18n'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { bindJob, defineJob, queueJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findPayeeInForce, paidTo } from '../modules/bank/payees/index.ts'
import { queuePayment } from '../modules/bank/payments/index.ts'
import { planDistributions } from '../modules/project/distributions/index.ts'
import { activateDueOrders, lastReflectionEnd } from '../modules/project/orders/index.ts'
import { lockProjects, moveProject } from '../modules/project/projects/index.ts'
import { passAtOnce } from '../modules/wallet/gate/index.ts'
import { CLEARING_ACCOUNT, lockAccounts, post } from '../modules/wallet/ledger/index.ts'
import { notifyProjectChanged } from '../platform/page-purge.ts'
import { notifyInvestors } from './notify-investors.ts'

const settleJob = defineJob({ name: 'settleFinancing', payload: z.object({ projectId: z.uuid() }) })

type MovableProject = Pick<ProjectRow, 'projectId' | 'phase' | 'updatedAt'>

/** Settled once no order is revocable (handbook rule 8.1). */
export async function financeProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  const { projectId } = project
  await moveProject(kernel, tx, project, 'finance')
  await settleAt(tx, projectId, (await lastReflectionEnd(tx, projectId)) ?? kernel.clock.now())
  await notifyInvestors(tx, { projectId, template: 'projectFinanced', params: {} })
}

/** After a revocation the amount is missing again. */
export async function reopenProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  await moveProject(kernel, tx, project, 'reopen')
  await notifyInvestors(tx, { projectId: project.projectId, template: 'projectReopened', params: {} })
}

const settleAt = (tx: Transaction, projectId: string, runAt: Date) =>
  queueJob(tx, settleJob, { projectId }, { runAt, key: `${settleJob.name}:${projectId}` })

/**
 * Pays the escrow to the promoter if the terms say so and plans the returns. Waits while an order is revocable.
 * Idempotent.
 */
export async function settleFinancing(kernel: Kernel, projectId: string): Promise<void> {
  await activateDueOrders(kernel)
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project || project.phase !== 'Financed') return
    const waitsUntil = await lastReflectionEnd(tx, projectId)
    if (waitsUntil) return settleAt(tx, projectId, waitsUntil)
    const now = kernel.clock.now()
    if (project.withdrawMoneyFinanced) await payPromoter(kernel, tx, project, now)
    await planDistributions(tx, project, now)
    await notifyProjectChanged(tx, projectId)
  })
}

/** Queues the escrow for the payee of the project; without an account until two administrators have approved one. */
async function payPromoter(kernel: Kernel, tx: Transaction, project: ProjectRow, now: Date): Promise<void> {
  const { projectId, name, promoterName } = project
  const payee = await findPayeeInForce(tx, { kind: 'project', projectId })
  const to = payee ? paidTo(payee) : { beneficiary: promoterName, iban: null }
  const amount = (await lockAccounts(tx, [projectId])).get(projectId)!.balance
  if (amount === 0n) return
  const remittance = translator('es')('payments.remittance.payout', { project: name })
  const payment = { kind: 'payout', projectId, amount, ...to, remittance } as const
  const paymentId = await queuePayment(tx, payment, now)
  const accounts = { debitAccountId: projectId, creditAccountId: CLEARING_ACCOUNT }
  const decisionId = await passAtOnce(kernel, tx, {
    kind: 'pay_out',
    amount,
    by: { as: 'platform' },
    subjectId: null,
    projectId,
    recordId: paymentId,
    iban: to.iban,
  })
  await post(tx, decisionId, [{ kind: 'payout', ...accounts, amount, paymentId }], now)
}

export const financeProjectFlow: ModuleFactory = (kernel) => ({
  name: 'finance-project',
  routes: [],
  jobs: [bindJob(settleJob, ({ projectId }) => settleFinancing(patient(kernel), projectId))],
})
