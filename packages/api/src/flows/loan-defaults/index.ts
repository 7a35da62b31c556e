import { api, calendarDateOf, moneyValue, Refusal } from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import * as defaults from '../../modules/project/loan-defaults/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit, auditPlatform } from '../../platform/audit/index.ts'
import { notifyInvestors } from '../notify-investors.ts'
import { formatDate } from '@cauce/format'
import type { LoanDefaultRow } from '../../database/schema/loans.ts'
import { uuidv7 } from '../../ids.ts'
import { notifyPagePurge, notifyProjectChanged } from '../../platform/page-purge.ts'

// After midnight in Madrid, and at start in case no process worked that night.
const recordPastDueJob = defineScheduledJob('recordPastDue', '20 23 * * *', { runsAtStart: true })

export const loanDefaultsFlow: ModuleFactory = (kernel) => ({
  name: 'loan-defaults',
  jobs: [bindJob(recordPastDueJob, () => recordPastDue(patient(kernel)))],
  routes: [
    bind(api.loanDefaults.create, (call) => recordUnlikely(kernel, call)),
    bind(api.loanDefaults.decide, (call) => endDefault(kernel, call)),
  ],
})

/** By an administrator; tells investors. Refuses `still-past-due` and `nothing-outstanding`. */
async function endDefault(kernel: Kernel, call: Call<(typeof api)['loanDefaults']['decide']>) {
  const id = call.params.id
  const { state: wanted, reason, updatedAt } = call.body
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  return inTransaction(kernel.database, async (tx) => {
    const { projectId } = found(await defaults.findLoanDefault(tx, id))
    await lockProjects(tx, [projectId])
    const before = found(await defaults.loanDefaultRows.lock(tx, id))
    expectUnchanged(before.updatedAt, updatedAt)
    const { unpaid, lent, outstanding } = found(await defaults.findDebt(tx, projectId))
    const arrears = defaults.arrearsOf(unpaid, lent, defaults.materialityOf(kernel.parameters.at(now)), today)
    const { state, loss } = accepted(defaults.decideEnd({ state: before.state, wanted, arrears, outstanding }))
    const change = {
      state,
      loss,
      endedOn: today,
      endReason: reason,
      endedBy: userIdOf(call.actor),
      updatedAt: touchedAt(before.updatedAt, now),
    }
    await defaults.loanDefaultRows.update(tx, id, change)
    await audit(kernel, tx, call, { recordId: id, before, after: { ...before, ...change }, reason })
    if (loss === null) await notifyInvestors(tx, { projectId, template: 'loanCured', params: { reason } })
    else
      await notifyInvestors(tx, { projectId, template: 'loanWrittenOff', params: { loss: moneyValue(loss), reason } })
    await notifyLoanChanged(tx, projectId)
    return found(await defaults.findLoanDefault(tx, id))
  })
}

const newDefault = (projectId: string, now: Date) => ({
  loanDefaultId: uuidv7(now),
  projectId,
  state: 'open' as const,
  endedOn: null,
  endReason: null,
  loss: null,
  endedBy: null,
  createdAt: now,
  updatedAt: now,
})

/** "Unlikely to pay", by an administrator; tells investors. */
async function recordUnlikely(kernel: Kernel, call: Call<(typeof api)['loanDefaults']['create']>) {
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  const { projectId, reason, since = today } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
    const { isLoan, lentOn } = found(await defaults.findDebt(tx, projectId))
    const past = await defaults.defaultsOf(tx, projectId)
    const lasting = past.find(({ state }) => state !== 'cured')?.state
    const curedOn = past.findLast(({ state }) => state === 'cured')?.endedOn ?? undefined
    accepted(defaults.decideRecording({ isLoan, phase: project.phase, lentOn, lasting, curedOn, since, today }))
    const row: LoanDefaultRow = {
      ...newDefault(projectId, now),
      kind: 'unlikely-to-pay',
      since,
      reason,
      pastDueSince: null,
      pastDue: null,
      recordedBy: userIdOf(call.actor),
    }
    await defaults.loanDefaultRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.loanDefaultId, after: row, reason })
    const params = { since: formatDate(since), reason }
    await notifyInvestors(tx, { projectId, template: 'loanUnlikelyToPay', params })
    await notifyLoanChanged(tx, projectId)
    return found(await defaults.findLoanDefault(tx, row.loanDefaultId))
  })
}

/**
 * Automatic, because the law leaves no discretion: more than 90 days past due by a material amount (decision published-results).
 * Idempotent and concurrent.
 */
export async function recordPastDue(kernel: Kernel): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const { projectId } of await defaults.findOverdue(kernel.database, today))
    await inTransaction(kernel.database, (tx) => recordIfPastDue(kernel, tx, projectId, today))
}

async function recordIfPastDue(kernel: Kernel, tx: Transaction, projectId: string, today: string): Promise<void> {
  const project = (await lockProjects(tx, [projectId])).get(projectId)
  const debt = await defaults.findDebt(tx, projectId)
  const lasting = (await defaults.defaultsOf(tx, projectId)).some(({ state }) => state !== 'cured')
  if (project?.phase !== 'Financed' || !debt || lasting) return
  const arrears = defaults.arrearsOf(
    debt.unpaid,
    debt.lent,
    defaults.materialityOf(kernel.parameters.at(kernel.clock.now())),
    today,
  )
  const since = defaults.defaultDayOf(arrears)
  if (arrears === null || since === null) return
  const row: LoanDefaultRow = {
    ...newDefault(projectId, kernel.clock.now()),
    kind: 'past-due',
    since,
    reason: null,
    pastDueSince: arrears.since,
    pastDue: arrears.amount,
    recordedBy: null,
  }
  await defaults.loanDefaultRows.insert(tx, row)
  await auditPlatform(kernel, tx, 'loanDefaults.create', { recordId: row.loanDefaultId, after: row })
  const amount = moneyValue(arrears.amount)
  const params = { since: formatDate(since), amount, pastDueSince: formatDate(arrears.since) }
  await notifyInvestors(tx, { projectId, template: 'loanPastDue', params })
  await notifyLoanChanged(tx, projectId)
}

/** Purges pages of the loan and of loan statistics, if `tx` commits. */
async function notifyLoanChanged(tx: Transaction, projectId: string): Promise<void> {
  await notifyProjectChanged(tx, projectId)
  await notifyPagePurge(tx, ['loans'])
}
