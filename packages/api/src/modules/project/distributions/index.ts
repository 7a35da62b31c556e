import type { ModuleFactory } from '../../../module.ts'
import { api, calendarDateOf, distributionLifecycle, Refusal, stateAfter, scheduleOf } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { summaryRange } from '../summaries/index.ts'
import { listFees, summarizeFees } from './fees.queries.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { signedUrl, storedFileOf } from '../../../platform/files/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import {
  findDistribution,
  findUnreceived,
  distributionRows,
  countDistributions,
  listShares,
  listDistributions,
} from './distributions.queries.ts'
import { listPayments } from './payments.queries.ts'
import { findAcceptedDetails } from '../../tax/tax-details/index.ts'
import { findRatesInForce } from '../../tax/withholding-rates/index.ts'
import { paymentViewOf } from './payments.view.ts'
import type { Transaction } from '../../../database/index.ts'
import { lockProjects } from '../projects/index.ts'
import type { DistributionRow } from '../../../database/schema/distributions.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ProjectRow } from '../../../database/schema/project.ts'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { daysLateOf, problemOfUnreceived } from './distributions.domain.ts'

export {
  awaitsConfirmationBy,
  countDistributions,
  findDistribution,
  findUnpaidBefore,
  findUnreceived,
  hasShare,
  listHolders,
  lockEarlyCredits,
  replaceShares,
  distributionRows,
} from './distributions.queries.ts'
export {
  findBalancesOf,
  findLater,
  findLines,
  findPaidTotals,
  findSpent,
  lockParts,
  planAgain,
} from './reversals.queries.ts'
export { awaitedPayments, paymentsOutlook } from './payments-outlook.ts'
export { withWithholding } from './withholding.domain.ts'

export const distributionsModule: ModuleFactory = (kernel) => ({
  name: 'distributions',
  routes: [...distributionRoutes(kernel), ...feeRoutes(kernel)],
})

const feeRoutes = ({ clock }: Kernel) => [
  ...bindRows(api.fees.list, api.fees.read, (call) =>
    listFees(call.database, { ...call.query, ...customerFilter(call) }),
  ),
  bind(api.fees.summarize, async (call) => {
    const data = await summarizeFees(call.database, await summaryRange(call.database, clock, call.query, 'fees'))
    return { data, total: data.length }
  }),
]

/** Investors see distributions of their projects. */
const investorOf = (call: Pick<Call, 'scope' | 'actor'>) =>
  call.scope === 'own' ? { investorId: userIdOf(call.actor) } : {}

const distributionRoutes = (kernel: Kernel) => {
  const { database, clock } = kernel
  const today = () => calendarDateOf(clock.now())
  return [
    bind(api.distributions.list, async (call) => {
      const { data, ...whole } = await listDistributions(database, {
        ...call.query,
        ...investorOf(call),
        ...(await approvalFilter(kernel, call, 'distributions.edit')),
        today: today(),
      })
      return { data: data.map((record) => viewOf(record, today())), ...whole }
    }),
    bind(api.distributions.listPayments, async (call) => {
      const filter = { ...call.query, ...customerFilter(call), today: today() }
      const { data, total } = await listPayments(database, filter)
      const userIds = data.map(({ userId }) => userId)
      const detailsOf = await findAcceptedDetails(database, userIds)
      const context = { today: today(), rates: await findRatesInForce(database), detailsOf }
      return { data: data.map((payment) => paymentViewOf(payment, context)), total }
    }),
    bind(api.distributions.readUnreceived, () => readUnreceived(kernel)),
    bind(api.distributions.read, async (call) =>
      viewOf(found(await findDistribution(database, call.params.id, investorOf(call))), today()),
    ),
    ...bindRows(api.distributions.listShares, api.distributions.readShare, async (call) => {
      found(await findDistribution(database, call.params.id))
      return listShares(database, call.params.id, call.query)
    }),
    bind(api.distributions.url, async (call) => {
      const { document } = found(await findDistribution(database, call.params.id))
      return signedUrl(kernel, call, { fileId: found(document ?? undefined).fileId })
    }),
  ]
}

export function earlyCreditAt({ parameters }: Pick<Kernel, 'parameters'>, now: Date) {
  const { earlyCreditMaximum: maximum, earlyCreditDays: days } = parameters.at(now)
  return { maximum, days }
}

export async function readUnreceived(kernel: Pick<Kernel, 'database' | 'parameters' | 'clock'>) {
  const { unreceived: amount, count, oldest } = await findUnreceived(kernel.database)
  const now = kernel.clock.now()
  const limits = earlyCreditAt(kernel, now)
  const problem = problemOfUnreceived({ unreceived: amount, oldest }, limits, now)
  return { amount, count, ...limits, oldest, problem }
}

/** 409 where the state forbids it. */
export function nextState(
  row: Pick<DistributionRow, 'status'>,
  action: keyof typeof distributionLifecycle.transitions,
) {
  const status = stateAfter(distributionLifecycle, action, row.status)
  if (status === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  return status
}

/** Lock order: project, then distribution. */
export async function lockBoth(tx: Transaction, distributionId: string) {
  const { row } = found(await findDistribution(tx, distributionId))
  const project = found((await lockProjects(tx, [row.projectId])).get(row.projectId))
  return { project, row: found(await distributionRows.lock(tx, distributionId, 'update')) }
}

/** Schedule from the settlement or the start of the works, whichever is later (handbook rule 8.2). Idempotent. */
export async function planDistributions(tx: Transaction, project: ProjectRow, now: Date): Promise<void> {
  if (project.amountInvested === 0n || (await countDistributions(tx, project.projectId, false)) > 0) return
  const today = calendarDateOf(now)
  const startDate = project.startedAt !== null && project.startedAt > today ? project.startedAt : today
  const {
    projectId,
    amountInvested: principal,
    targetProfitability,
    projectDuration: durationMonths,
    deliveryFeePeriod: period,
  } = project
  const schedule = scheduleOf({ principal, targetProfitability, durationMonths, period, startDate })
  await distributionRows.insert(
    tx,
    ...schedule.map((instalment) => ({
      ...instalment,
      distributionId: uuidv7(now),
      projectId,
      part: 1,
      status: 'planned' as const,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

type DistributionRecord = NonNullable<Awaited<ReturnType<typeof findDistribution>>>

/** On the calendar date `today`. */
export function viewOf({ row, document, ...names }: DistributionRecord, today: string) {
  const { createdAt: _, documentId: __, periodStart: ___, ...distribution } = row
  const { interest, fee, withheld, principal, recordedBy, recordedAt } = row
  const isRecorded = interest !== null && fee !== null && withheld !== null && principal !== null
  return {
    ...distribution,
    ...names,
    net: isRecorded ? interest - fee - withheld + principal : null,
    firstApproval: firstApprovalView(
      { firstApprovedBy: recordedBy, firstApprovedAt: recordedAt },
      names.recordedByName,
      { isLasting: true },
    ),
    daysLate: daysLateOf(row.dueDate, row.status === 'paid' ? row.paidOn : null, today),
    document: document && storedFileOf(document),
  }
}
