import { calendarDateOf, isRefundable, moneyValue, paths } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import { listAdministrators } from '../../modules/account/users/index.ts'
import {
  cancelSuspension,
  irregularityRows,
  listSuspended,
  lockSuspension,
  standingOf,
} from '../../modules/project/irregularities/index.ts'
import { lockProjects, moveProject } from '../../modules/project/projects/index.ts'
import { lockAccounts } from '../../modules/wallet/ledger/index.ts'
import type { ModuleFactory } from '../../module.ts'
import { auditPlatform } from '../../platform/audit/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import type { IrregularityRow } from '../../database/schema/irregularities.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { emptyEscrow } from './refund-project.ts'

// After midnight in Madrid, and at start in case no process worked that night.
const lapseJob = defineScheduledJob('lapseSuspensions', '10 23 * * *', { runsAtStart: true })

/** Warns staff before a suspension ends, and cancels uncorrected offers. Idempotent and concurrent. */
export async function lapseSuspensions(kernel: Kernel): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const suspension of await listSuspended(kernel.database))
    if (standingOf(suspension, today) !== 'waits')
      await inTransaction(kernel.database, (tx) => followSuspension(kernel, tx, suspension.projectId, today))
}

async function followSuspension(kernel: Kernel, tx: Transaction, projectId: string, today: string): Promise<void> {
  const project = (await lockProjects(tx, [projectId])).get(projectId)
  const suspension = await lockSuspension(tx, projectId)
  if (!project || !suspension) return
  const standing = standingOf(suspension, today)
  if (standing === 'ends-soon') await warnStaff(tx, project, suspension, kernel.clock.now())
  if (standing === 'lapsed') await cancelOffer(kernel, tx, project, suspension)
}

async function warnStaff(tx: Transaction, project: ProjectRow, suspension: IrregularityRow, now: Date): Promise<void> {
  const { projectId, name } = project
  const { irregularityId, lastDay } = suspension
  await irregularityRows.update(tx, irregularityId, { warnedAt: now })
  const params = { project: name, lastDay: formatDate(lastDay) }
  const administrators = await listAdministrators(tx)
  const page = paths.administrationProject(projectId)
  await queueMails(
    tx,
    administrators.map((userId) => ({ userId, template: 'suspensionEnding' as const, params, page })),
  )
}

/** Automatic: the law leaves no discretion (decision information-sheets). */
async function cancelOffer(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  { irregularity, lastDay }: IrregularityRow,
): Promise<void> {
  const { projectId, name, phase: phaseName, amountInvested } = project
  const now = kernel.clock.now()
  const amountInEscrow = (await lockAccounts(tx, [projectId])).get(projectId)!.balance
  if (!isRefundable({ phaseName, amountInvested, amountInEscrow }))
    throw new Error(`the escrow of the suspended project ${projectId} is not what was invested`)
  const refunded = await emptyEscrow(tx, project, { actorId: null, firstBy: null }, now)
  await queueMails(
    tx,
    refunded.byPerson.map(({ userId, amount }) => ({
      userId,
      template: 'offerCancelled' as const,
      params: { project: name, amount: moneyValue(amount), lastDay: formatDate(lastDay) },
    })),
  )
  const { phase } = await moveProject(kernel, tx, project, 'refund', irregularity)
  const ended = await cancelSuspension(tx, { projectId, endedBy: null, now })
  await auditPlatform(kernel, tx, 'irregularities.cancel', ended!)
  await auditPlatform(kernel, tx, 'projects.refund', {
    recordId: projectId,
    before: { phase: phaseName, amountInvested },
    after: { phase, amountInvested: 0n, refundedOrders: refunded.orders },
    reason: irregularity,
  })
}

export const lapseSuspensionsFlow: ModuleFactory = (kernel) => ({
  name: 'lapse-suspensions',
  routes: [],
  jobs: [bindJob(lapseJob, () => lapseSuspensions(patient(kernel)))],
})
