import { api, formatAmount, moneyValue, Refusal, type Cents } from '@cauce/contract'
import type { Executor, Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { patient, type Kernel } from '../../kernel.ts'
import { decideReversal } from '../../modules/project/distributions/distributions.domain.ts'
import * as distributions from '../../modules/project/distributions/index.ts'
import { moveProject } from '../../modules/project/projects/index.ts'
import { findReversal, passGate } from '../../modules/wallet/gate/index.ts'
import {
  FEES_ACCOUNT,
  lockAccounts,
  OWN_ACCOUNT,
  post,
  WITHHELD_ACCOUNT,
  type DecisionId,
} from '../../modules/wallet/ledger/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'
import { once } from '../../platform/idempotency/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { listPaidPeople } from './distribute.queries.ts'
import { reverseShares } from './reverse.queries.ts'

export const readReversal = ({ database, clock }: Kernel, { params }: Call<typeof api.distributions.readReversal>) =>
  viewOf(database, params.id, clock.now())

async function viewOf(executor: Executor, id: string, now: Date) {
  const { row } = found(await distributions.findDistribution(executor, id))
  const { done, ...proposed } = await findReversal(executor, 'reverse_distribution', id, now)
  const isPaid = row.status === 'paid'
  const { net, handedOver, investors } = await distributions.findPaidTotals(executor, id)
  return {
    ...{ distributionId: id, status: row.status, amount: row.amount ?? 0n, net, handedOver, investorCount: investors },
    lines: await distributions.findLines(executor, id),
    later: isPaid ? await distributions.findLater(executor, row) : null,
    ...(isPaid && row.receivedAt === null ? await distributions.findSpent(executor, id) : { spent: [], spentCount: 0 }),
    ...proposed,
    reversed: done,
  }
}

/** Turns the postings of a paid distribution round and deletes nothing (decision distributions). */
export async function reverse(kernel: Kernel, call: Call<typeof api.distributions.reverse>) {
  const { id } = call.params
  const { reason } = call.body
  return once(patient(kernel), api.distributions.reverse, call, async (tx) => {
    const { project, row } = await distributions.lockBoth(tx, id)
    const accounts = await lockAccounts(tx, [...(await distributions.lockParts(tx, id)), FEES_ACCOUNT])
    const now = kernel.clock.now()
    const before = await viewOf(tx, id, now)
    const status = accepted(decideReversal(before))
    const adminId = userIdOf(call.actor)
    if (await distributions.hasShare(tx, id, await findHandsOf(tx, adminId, now)))
      throw new Refusal({ code: 'own-money' })
    const decisionId = await passGate(kernel, tx, {
      ...{ kind: 'reverse_distribution', amount: before.amount, reason, recordId: id },
      ...{ subjectId: null, projectId: project.projectId },
      by: { as: 'staff', userId: adminId },
    })
    if (decisionId !== null) {
      const people = await listPaidPeople(tx, id)
      await distributions.distributionRows.update(tx, id, { status, updatedAt: now })
      await advance(tx, { decisionId, id, now, atHand: found(accounts.get(FEES_ACCOUNT)).balance })
      await reverseShares(tx, { decisionId, distributionId: id, projectId: project.projectId, reason, now })
      await distributions.planAgain(tx, row, now)
      if (project.phase === 'Closed') await moveProject(kernel, tx, project, 'oweAgain', reason)
      else await notifyProjectChanged(tx, project.projectId)
      await mailReversal(tx, people, reason)
    }
    const after = await viewOf(tx, id, now)
    await audit(kernel, tx, call, { recordId: id, before: recordedOf(before), after: recordedOf(after), reason })
    return { answer: after, effectId: id }
  })
}

interface Advance {
  readonly decisionId: DecisionId
  readonly id: string
  readonly now: Date
  /** Fees, in cents. */
  readonly atHand: Cents
}

/** The company puts back what has left until it is deducted or charged again. */
async function advance(tx: Transaction, { decisionId, id, now, atHand }: Advance): Promise<void> {
  const { handedOver, fee } = await distributions.findPaidTotals(tx, id)
  const legs = [
    { creditAccountId: WITHHELD_ACCOUNT, amount: handedOver },
    { creditAccountId: FEES_ACCOUNT, amount: fee - atHand },
  ].filter(({ amount }) => amount > 0n)
  await post(
    tx,
    decisionId,
    legs.map((leg) => ({ ...leg, kind: 'advance', debitAccountId: OWN_ACCOUNT, distributionId: id })),
    now,
  )
}

type PaidPeople = Awaited<ReturnType<typeof listPaidPeople>>

async function mailReversal(tx: Transaction, people: PaidPeople, reason: string): Promise<void> {
  const balances = await distributions.findBalancesOf(
    tx,
    people.map(({ userId }) => userId),
  )
  await queueMails(
    tx,
    people.map(({ userId, project, payment, interest, fee, withheld, principal }) => ({
      userId,
      template: 'returnReversed' as const,
      params: {
        ...{ project, reason, number: String(payment.number), count: String(payment.count) },
        amount: moneyValue(interest - fee - withheld + principal),
        balance: moneyValue(balances.get(userId) ?? 0n),
      },
    })),
  )
}

const recordedOf = ({ status, amount, net, handedOver, first }: Awaited<ReturnType<typeof viewOf>>) => ({
  ...{ status, amount: formatAmount(amount), net: formatAmount(net), handedOver: formatAmount(handedOver) },
  firstApprovedBy: first?.adminId ?? null,
})
