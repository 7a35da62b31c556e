import {
  api,
  accrualDayOf,
  agentOn,
  calendarDateOf,
  instantValue,
  moneyValue,
  Refusal,
  type Cents,
} from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob, defineJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { z } from 'zod'
import { settleFinancing } from '../finance-project.ts'
import { listConfirming, listUnsettledProjects } from './distribute.queries.ts'
import { beginCrediting, payDistribution, payJob } from './pay.ts'
import { readReversal, reverse } from './reverse.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { accepted, expectUnchanged, found } from '../../http/expect.ts'
import { audit } from '../../platform/audit/index.ts'
import { isUnseen, storeFile } from '../../platform/files/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { tellAdministrators } from '../../modules/account/access-changes/index.ts'
import { keepEarlierDocument } from '../../modules/misc/earlier-documents/index.ts'
import { queueMatching } from '../../modules/bank/matching/index.ts'
import { lockAccounts } from '../../modules/wallet/ledger/index.ts'
import {
  decideConfirmation,
  sharesOf,
  decideEarlyCredit,
  decideRecording,
  splitPayment,
} from '../../modules/project/distributions/distributions.domain.ts'
import { findFinancing } from '../../modules/project/projects/index.ts'
import * as distributions from '../../modules/project/distributions/index.ts'
import { findAgentsInForce } from '../../modules/tax/withholding-agents/index.ts'
import { findRatesInForce } from '../../modules/tax/withholding-rates/index.ts'
import { findAcceptedDetails } from '../../modules/tax/tax-details/index.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'

const resumeJob = defineJob({
  name: 'resumePayments',
  payload: z.unknown(),
  cron: '* * * * *',
  runsAtStart: true,
})

// Morning in Madrid, in both seasons.
const alarmJob = defineScheduledJob('alarmOfUnreceived', '41 5 * * *')

export { payDistribution } from './pay.ts'

/** After a crash. Idempotent and concurrent. */
export async function resumePayments(kernel: Kernel): Promise<void> {
  for (const projectId of await listUnsettledProjects(kernel.database)) await settleFinancing(kernel, projectId)
  for (const distributionId of await listConfirming(kernel.database)) await payDistribution(kernel, distributionId)
}

/** Record, confirm, credit. */
export const distributeFlow: ModuleFactory = (kernel) => ({
  name: 'distribute',
  routes: [
    bind(api.distributions.record, (call) => recordPayment(kernel, call)),
    bind(api.distributions.discard, (call) => discardDraft(kernel, call)),
    bind(api.distributions.confirm, (call) => confirmDraft(kernel, call)),
    bind(api.distributions.readReversal, (call) => readReversal(kernel, call)),
    bind(api.distributions.reverse, (call) => reverse(kernel, call)),
  ],
  jobs: [
    bindJob(payJob, ({ distributionId }) => payDistribution(patient(kernel), distributionId)),
    bindJob(resumeJob, () => resumePayments(patient(kernel))),
    bindJob(alarmJob, () => alarmOfUnreceived(patient(kernel))),
  ],
})

type Endpoints = typeof api.distributions

const read = async (kernel: Kernel, tx: Transaction, distributionId: string) =>
  distributions.viewOf(
    found(await distributions.findDistribution(tx, distributionId)),
    calendarDateOf(kernel.clock.now()),
  )

/** With proof; draws up each share. */
async function recordPayment(kernel: Kernel, call: Call<Endpoints['record']>) {
  return once(kernel, api.distributions.record, call, async (tx) => {
    const { project, row } = await distributions.lockBoth(tx, call.params.id)
    const before = await read(kernel, tx, row.distributionId)
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const status = distributions.nextState(row, 'record')
    await expectSettled(tx, project.projectId)
    const { amount, paidOn } = call.body
    accepted(
      decideRecording({
        unpaidBefore: await distributions.findUnpaidBefore(tx, row),
        paidOn,
        financedOn: calendarDateOf(found(await findFinancing(tx, project.projectId))),
        today: calendarDateOf(kernel.clock.now()),
      }),
    )
    const payment = accepted(splitPayment(row, amount))
    const { creditsBeforeReceipt = false } = call.body
    if (creditsBeforeReceipt) await expectEarlyCredit(kernel, tx, amount)
    const known = await distributions.listHolders(tx, project.projectId)
    const userIds = known.map(({ userId }) => userId)
    const tax = { rates: await findRatesInForce(tx), detailsOf: await findAcceptedDetails(tx, userIds) }
    const accruedOn = accrualDayOf(row.dueDate, paidOn)
    const holders = accepted(distributions.withWithholding(known, accruedOn, tax))
    const shares = sharesOf(payment, holders, project.managerFee)
    await distributions.replaceShares(
      tx,
      row.distributionId,
      shares.map((share, index) => ({
        ...share,
        distributionId: row.distributionId,
        userId: holders[index]!.userId,
        walletId: holders[index]!.walletId,
      })),
    )
    const document = await storeFile(tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
    const sumOf = (part: 'fee' | 'withheld') => shares.reduce((sum, share) => sum + share[part], 0n)
    const now = kernel.clock.now()
    await distributions.distributionRows.update(tx, row.distributionId, {
      ...payment,
      amount,
      paidOn,
      fee: sumOf('fee'),
      withheld: sumOf('withheld'),
      withholdingAgent: agentOn(await findAgentsInForce(tx), accruedOn),
      status,
      creditsBeforeReceipt,
      documentId: document.fileId,
      recordedBy: userIdOf(call.actor),
      recordedAt: now,
      updatedAt: now,
    })
    const view = await read(kernel, tx, row.distributionId)
    await audit(kernel, tx, call, {
      recordId: row.distributionId,
      before,
      after: view,
    })
    return { answer: view, effectId: row.distributionId }
  })
}

/** Refuses what passes the limits of what is credited before it is received. */
async function expectEarlyCredit(kernel: Kernel, tx: Transaction, amount: Cents): Promise<void> {
  const unreceived = await distributions.findUnreceived(tx)
  const now = kernel.clock.now()
  accepted(decideEarlyCredit({ amount, ...unreceived }, distributions.earlyCreditAt(kernel, now), now))
}

/** Each day on which what is credited and not received passes a limit. */
export async function alarmOfUnreceived(kernel: Kernel): Promise<void> {
  const { problem, oldest } = await distributions.readUnreceived(kernel)
  if (problem !== null) await inTransaction(kernel.database, (tx) => tellOfUnreceived(kernel, tx, oldest!.projectName))
}

async function tellOfUnreceived(kernel: Kernel, tx: Transaction, project: string): Promise<void> {
  const { unreceived, oldest } = await distributions.findUnreceived(tx)
  await tellAdministrators(tx, 'creditedUnreceived', {
    project,
    amount: moneyValue(unreceived),
    maximum: moneyValue(kernel.parameters.at(kernel.clock.now()).earlyCreditMaximum),
    since: instantValue(oldest!.creditedAt),
  })
}

/** Money still in escrow has not reached the promoter. */
async function expectSettled(tx: Transaction, projectId: string) {
  const escrow = (await lockAccounts(tx, [projectId])).get(projectId)
  if (escrow?.balance !== 0n) throw new Refusal({ code: 'schedule-unavailable' })
}

/** Back to planned. */
async function discardDraft(kernel: Kernel, call: Call<Endpoints['discard']>) {
  return inTransaction(kernel.database, async (tx) => {
    const { row } = await distributions.lockBoth(tx, call.params.id)
    const before = await read(kernel, tx, row.distributionId)
    const status = distributions.nextState(row, 'discard')
    await distributions.replaceShares(tx, row.distributionId, [])
    const now = kernel.clock.now()
    if (row.documentId !== null)
      await keepEarlierDocument(tx, {
        ...{ noun: 'distributions', recordId: row.distributionId, userId: null },
        ...{ fileId: row.documentId, endedBy: userIdOf(call.actor), endedAt: now },
      })
    const nothing = {
      amount: null,
      interest: null,
      principal: null,
      fee: null,
      withheld: null,
      withholdingAgent: null,
      paidOn: null,
      documentId: null,
      recordedBy: null,
      recordedAt: null,
      confirmedBy: null,
      confirmedAt: null,
      isUnseen: false,
      creditsBeforeReceipt: false,
    }
    await distributions.distributionRows.update(tx, row.distributionId, {
      ...nothing,
      status,
      updatedAt: now,
    })
    const view = await read(kernel, tx, row.distributionId)
    await audit(kernel, tx, call, {
      recordId: row.distributionId,
      before,
      after: view,
    })
    return view
  })
}

/** Recorded by another administrator. Its line credits the investors later, or a job at once, unless the proof was not seen. */
async function confirmDraft(kernel: Kernel, call: Call<Endpoints['confirm']>) {
  return once(kernel, api.distributions.confirm, call, async (tx) => {
    const { project, row } = await distributions.lockBoth(tx, call.params.id)
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const { distributionId } = row
    const before = await read(kernel, tx, distributionId)
    const [adminId, now] = [userIdOf(call.actor), kernel.clock.now()]
    const hands = await findHandsOf(tx, adminId, now)
    const isOwnMoney = await distributions.hasShare(tx, distributionId, hands)
    const { document } = found(await distributions.findDistribution(tx, distributionId))
    const decided = accepted(
      decideConfirmation({ ...row, isOwnMoney }, { hands, isUnseen: isUnseen(document, call.body.seen, adminId) }),
    )
    await distributions.distributionRows.update(tx, distributionId, {
      ...decided,
      confirmedBy: adminId,
      confirmedAt: now,
      updatedAt: now,
    })
    if (row.creditsBeforeReceipt && !decided.isUnseen) {
      await distributions.lockEarlyCredits(tx)
      await expectEarlyCredit(kernel, tx, row.amount!)
      await beginCrediting(tx, { distributionId, status: decided.status }, { updatedAt: now })
      await tellOfUnreceived(kernel, tx, project.name)
    } else await queueMatching(tx)
    const view = await read(kernel, tx, distributionId)
    await audit(kernel, tx, call, { recordId: distributionId, before, after: view })
    return { answer: view, effectId: distributionId }
  })
}
