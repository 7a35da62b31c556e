import { api, calendarDateOf, distributionLifecycle, Refusal, stateAfter, type Decision } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { expectUnchanged, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { addJob } from '../../jobs.ts'
import type { Kernel } from '../../kernel.ts'
import { audit } from '../audit/index.ts'
import { storeFile } from '../files/index.ts'
import { once } from '../idempotency/index.ts'
import { lockAccounts } from '../ledger/index.ts'
import { tellInvestors } from '../orders/index.ts'
import { lockProjects, moveProject, notifyProjectChanged } from '../projects/index.ts'
import { decideConfirmation, remainderOf, sharesOf, splitPayment } from './distributions.domain.ts'
import * as queries from './distributions.queries.ts'
import type { DistributionRow } from './distributions.table.ts'
import { viewOf } from './distributions.view.ts'
import { finishRepaidOrders, payShares } from './pay.queries.ts'
import { mailReturns } from './return-mails.ts'

type Endpoints = typeof api.distributions
export const PAY_JOB = 'payDistribution'
/** How many parts one transaction credits. */
const STEP = 300

function accepted<Value>(decision: Decision<Value>): Value {
  if (!decision.ok) throw new Refusal(decision.refusal)
  return decision.value
}

function expectState(row: DistributionRow, action: keyof typeof distributionLifecycle.transitions) {
  const status = stateAfter(distributionLifecycle, action, row.status)
  if (status === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  return status
}

/** Locks the project, then the distribution: the one order of locks. */
async function lockBoth(tx: Transaction, distributionId: string) {
  const { row } = found(await queries.findDistribution(tx, distributionId))
  const project = found((await lockProjects(tx, [row.projectId])).get(row.projectId))
  return { project, row: found(await queries.lockDistribution(tx, distributionId)) }
}

const read = async (kernel: Kernel, tx: Transaction, distributionId: string) =>
  viewOf(found(await queries.findDistribution(tx, distributionId)), calendarDateOf(kernel.clock.now()))

/** Records the promoter's payment with its proof and draws up each order's part. */
export async function recordPayment(kernel: Kernel, call: Call<Endpoints['record']>) {
  return once(kernel, api.distributions.record, call, async (tx) => {
    const { project, row } = await lockBoth(tx, call.params.id)
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const status = expectState(row, 'record')
    await expectSettled(tx, project.projectId)
    const { amount, paidOn } = call.body
    const payment = accepted(splitPayment(row, amount))
    const holders = await queries.listHolders(tx, project.projectId)
    const shares = sharesOf(payment, holders, project.managerFee)
    await queries.replaceShares(
      tx,
      row.distributionId,
      shares.map((share, index) => ({
        ...share,
        distributionId: row.distributionId,
        userId: holders[index]!.userId,
        walletId: holders[index]!.walletId,
      })),
    )
    const document = await storeFile(kernel, tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
    const fee = shares.reduce((sum, share) => sum + share.fee, 0n)
    const change = {
      ...payment,
      amount,
      paidOn,
      fee,
      status,
      documentId: document.fileId,
      recordedBy: userIdOf(call.actor),
      updatedAt: kernel.clock.now(),
    }
    await queries.updateDistribution(tx, row.distributionId, change)
    const view = await read(kernel, tx, row.distributionId)
    await audit(kernel, tx, call, {
      operation: 'distributions.record',
      noun: 'distributions',
      recordId: row.distributionId,
      before: row,
      after: view,
    })
    return { answer: view, effectId: row.distributionId }
  })
}

/** What the escrow still holds has not reached the promoter, so there is nothing that could have been returned. */
async function expectSettled(tx: Transaction, projectId: string) {
  const escrow = (await lockAccounts(tx, [projectId])).get(projectId)
  if (escrow !== 0n) throw new Refusal({ code: 'schedule-unavailable' })
}

/** Throws a draft away; the instalment is planned as before. */
export async function discardDraft(kernel: Kernel, call: Call<Endpoints['discard']>) {
  return inTransaction(kernel.database, async (tx) => {
    const { row } = await lockBoth(tx, call.params.id)
    const status = expectState(row, 'discard')
    await queries.replaceShares(tx, row.distributionId, [])
    const nothing = {
      amount: null,
      interest: null,
      principal: null,
      fee: null,
      paidOn: null,
      documentId: null,
      recordedBy: null,
    }
    await queries.updateDistribution(tx, row.distributionId, { ...nothing, status, updatedAt: kernel.clock.now() })
    const view = await read(kernel, tx, row.distributionId)
    await audit(kernel, tx, call, {
      operation: 'distributions.discard',
      noun: 'distributions',
      recordId: row.distributionId,
      before: row,
      after: view,
    })
    return view
  })
}

/** Confirms a draft: a job credits the investors step by step. */
export async function confirmDraft(kernel: Kernel, call: Call<Endpoints['confirm']>) {
  return once(kernel, api.distributions.confirm, call, async (tx) => {
    const { row } = await lockBoth(tx, call.params.id)
    const adminId = userIdOf(call.actor)
    accepted(
      decideConfirmation(
        { status: row.status, amount: row.amount ?? 0n, recordedBy: row.recordedBy },
        adminId,
        kernel.settings.fourEyesThreshold,
      ),
    )
    const now = kernel.clock.now()
    await queries.updateDistribution(tx, row.distributionId, {
      status: 'confirming',
      confirmedBy: adminId,
      confirmedAt: now,
      updatedAt: now,
    })
    await addJob(tx, PAY_JOB, { distributionId: row.distributionId }, { key: `${PAY_JOB}:${row.distributionId}` })
    const view = await read(kernel, tx, row.distributionId)
    await audit(kernel, tx, call, {
      operation: 'distributions.confirm',
      noun: 'distributions',
      recordId: row.distributionId,
      before: row,
      after: view,
    })
    return { answer: view, effectId: row.distributionId }
  })
}

/** Credits every part of a confirmed distribution, a few hundred in a transaction; safe to stop and to repeat. */
export async function payDistribution(kernel: Kernel, distributionId: string): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(kernel.database, async (tx) => {
      const { project, row } = await lockBoth(tx, distributionId)
      if (row.status !== 'confirming') return true
      const now = kernel.clock.now()
      const paid = await payShares(tx, { ...project, distributionId, now, limit: STEP })
      if (paid === STEP) return false
      await complete(kernel, tx, row)
      return true
    })
    if (isDone) return
  }
}

/** Ends a distribution: what was left unpaid becomes due as a further part; the last one closes the project. */
async function complete(kernel: Kernel, tx: Transaction, row: DistributionRow): Promise<void> {
  const now = kernel.clock.now()
  const { projectId, number, dueDate } = row
  await queries.updateDistribution(tx, row.distributionId, { status: expectState(row, 'complete'), updatedAt: now })
  const rest = remainderOf(row, { interest: row.interest ?? 0n, principal: row.principal ?? 0n })
  if (rest) {
    await queries.insertDistributions(tx, [
      {
        ...rest,
        distributionId: uuidv7(now),
        projectId,
        number,
        part: row.part + 1,
        dueDate,
        status: 'planned',
        createdAt: now,
        updatedAt: now,
      },
    ])
  }
  await finishRepaidOrders(tx, projectId, now)
  await mailReturns(tx, row.distributionId)
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const isLast = (await queries.countDistributions(tx, projectId, true)) === 0
  if (!isLast || project.phase !== 'Financed') return notifyProjectChanged(tx, projectId)
  await moveProject(kernel, tx, project, 'close')
  await tellInvestors(tx, { projectId, template: 'projectClosed', params: {} })
}
