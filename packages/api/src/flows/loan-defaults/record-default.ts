import { calendarDateOf, moneyValue, Refusal, type api } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { LoanDefaultRow } from '../../database/schema/loans.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import * as defaults from '../../modules/project/loan-defaults/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit, auditPlatform } from '../../platform/audit/index.ts'
import { notifyInvestors } from '../notify-investors.ts'
import { notifyLoanChanged } from './notify-loan-changed.ts'

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
export async function recordUnlikely(kernel: Kernel, call: Call<(typeof api)['loanDefaults']['create']>) {
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
 * Automatic, because the law leaves no discretion: more than 90 days past due by a material amount (decision 285).
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
  const arrears = defaults.arrearsOf(debt.unpaid, debt.lent, kernel.settings.defaultThreshold, today)
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
