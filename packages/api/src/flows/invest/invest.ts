import { api, encodeOutput, Refusal, moneyValue, reflectionEndOf } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import type { z } from 'zod'
import type { Cause } from '../../activity.ts'
import { executeTogether, inTransaction, type Transaction } from '../../database/index.ts'
import type { IdempotencyKey } from '../../http/bind.ts'
import { EncodedAnswer } from '../../http/contract-route.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { pagePurge } from '../../platform/page-purge.ts'
import { lockKeys, decideKey, keptAnswers, type NewAnswer } from '../../platform/idempotency/index.ts'
import { queuedJobs } from '../../jobs/index.ts'
import { issueDocumentsJob } from '../issue-documents/index.ts'
import { insertedDecisions, newDecisionId } from '../../modules/wallet/gate/index.ts'
import { postings } from '../../modules/wallet/ledger/index.ts'
import { addedTotals, type TotalsChange } from '../../modules/project/projects/index.ts'
import { financeProject } from '../finance-project.ts'
import {
  type BatchInvestor,
  type BatchProject,
  lockBatchInvestors,
  lockBatchProjects,
  type SavedOrder,
  savedOrders,
} from './invest.queries.ts'
import {
  addReservedRooms,
  type Conversion,
  conversionOf,
  freeReservedRooms,
  lockReservedRooms,
  saveConversions,
} from './reserved-rooms.queries.ts'
import { addSuitability } from './suitability.queries.ts'
import type { Outcome } from '../../platform/batcher.ts'
import { queuedMails } from '../../platform/mail/index.ts'
import {
  type AcceptedOrder as Accepted,
  decideOrders,
  type OrderCommand,
  transferOfOrder,
} from '../../modules/project/orders/orders.domain.ts'

export interface QueuedOrder {
  readonly command: OrderCommand
  readonly idempotency: IdempotencyKey | undefined
  /** Conversion of a reservation at the opening. */
  readonly isOpening?: boolean
  readonly cause?: Cause | undefined
}

export type OrderAnswer = z.output<typeof api.orders.create.output>
export type OrderOutcome = Outcome<OrderAnswer | EncodedAnswer>

/** One transaction: keys, locks in the one order, a pure decision for each in turn, then set-based writes. */
export function commitOrders(kernel: Kernel, queued: readonly QueuedOrder[]): Promise<OrderOutcome[]> {
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    const outcomes: (OrderOutcome | undefined)[] = await answersByKey(tx, queued, now)
    const open = queued.flatMap((order, index) => (outcomes[index] === undefined ? [{ ...order, index }] : []))
    if (open.length > 0) await commitOpen(kernel, tx, open, outcomes, now)
    return outcomes as OrderOutcome[]
  })
}

async function answersByKey(
  tx: Transaction,
  queued: readonly QueuedOrder[],
  now: Date,
): Promise<(OrderOutcome | undefined)[]> {
  const keys = queued.flatMap(({ idempotency }) => (idempotency ? [idempotency] : []))
  if (keys.length === 0) return queued.map(() => undefined)
  const states = await lockKeys(tx, keys)
  const seen = new Set<string>()
  let next = 0
  return queued.map(({ idempotency }) => {
    if (!idempotency) return undefined
    const state = states[next++]!
    const name = `${idempotency.userId} ${idempotency.key}`
    const decision = decideKey(idempotency, state.isFree && !seen.has(name), state.stored, now)
    seen.add(name)
    if (decision.kind === 'refuse') return { ok: false, error: new Refusal(decision.refusal) }
    return decision.kind === 'replay' ? { ok: true, value: new EncodedAnswer(decision.answer) } : undefined
  })
}

type OpenOrder = QueuedOrder & { readonly index: number }
type AcceptedOrder = SavedOrder & Pick<QueuedOrder, 'cause' | 'isOpening'>

/** Orders of converted reservations, in the transaction that opens the project; in command order. */
export async function placeOrders(
  kernel: Kernel,
  tx: Transaction,
  commands: readonly OrderCommand[],
  now: Date,
): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = []
  const open = commands.map((command, index) => ({ command, idempotency: undefined, isOpening: true, index }))
  await commitOpen(kernel, tx, open, outcomes, now)
  return outcomes
}

async function commitOpen(
  kernel: Kernel,
  tx: Transaction,
  open: readonly OpenOrder[],
  outcomes: (OrderOutcome | undefined)[],
  now: Date,
): Promise<void> {
  const parameters = kernel.parameters.at(now)
  const projectIds = [...new Set(open.map(({ command }) => command.projectId))]
  const userIds = [...new Set(open.map(({ command }) => command.userId))]
  const projects = await lockBatchProjects(tx, projectIds)
  const reservations = await lockReservedRooms(tx, projects, userIds)
  const investors = await lockBatchInvestors(tx, userIds, { ...parameters, now })
  addReservedRooms(reservations, investors)
  const commands = open.map(({ command }) => command)
  await addSuitability(tx, commands, investors, now)
  const decisions = decideOrders(commands, { projects, investors })
  const reflectionEndsAt = reflectionEndOf(now, parameters.reflectionDays)
  const saved: AcceptedOrder[] = []
  const totals: TotalsChange[] = []
  const answers: NewAnswer[] = []
  const filled = new Set<string>()
  const conversions: Conversion[] = []
  for (const [place, { command, idempotency, cause, isOpening = false, index }] of open.entries()) {
    const decision = decisions[place]!
    if (!decision.ok) {
      outcomes[index] = { ok: false, error: new Refusal(decision.refusal) }
      continue
    }
    const [project, investor] = [projects.get(command.projectId)!, investors.get(command.userId)!]
    const conversion = conversionOf(reservations, decision.value.reservedRoom, { orderId: command.orderId, investor })
    if (conversion) conversions.push(conversion)
    const answer = { ...answerOf(command, project, investor, reflectionEndsAt, now), ...consentsOf(decision.value) }
    const { informationSheetId } = project
    saved.push({ ...savedOf(command, decision.value, investor, now), informationSheetId, cause, isOpening })
    totals.push({
      projectId: command.projectId,
      amount: command.amount,
      investors: decision.value.isFirstInProject ? 1 : 0,
    })
    if (idempotency)
      answers.push({
        ...idempotency,
        answer: JSON.stringify(encodeOutput(api.orders.create.output, answer)),
        effectId: command.orderId,
      })
    if (decision.value.isLastEuro) filled.add(command.projectId)
    outcomes[index] = { ok: true, value: answer }
  }
  if (saved.length === 0) return
  const passed = saved.map((order) => ({ ...order, recordId: order.orderId, decisionId: newDecisionId(now) }))
  const transfers = passed.map((one) => ({ ...transferOfOrder(one, one.transactionId), decisionId: one.decisionId }))
  const pages = ['projects', 'home', ...new Set(saved.map(({ projectId }) => `project:${projectId}`))]
  await freeReservedRooms(tx, conversions, now)
  await executeTogether(
    tx,
    'commit-orders',
    [
      ...savedOrders(saved, reflectionEndsAt, now),
      ['new_totals', addedTotals(totals)],
      ['new_decisions', insertedDecisions('order', 'owner', passed, now)],
      ['new_postings', postings(transfers, now)],
      ['new_answers', keptAnswers(answers, now)],
    ],
    [orderMails(saved, projects, reflectionEndsAt), orderDocuments(saved), pagePurge(pages)],
  )
  await saveConversions(tx, conversions, now)
  for (const projectId of filled) await financeProject(kernel, tx, projects.get(projectId)!)
}

const savedOf = (
  command: OrderCommand,
  accepted: Accepted,
  investor: BatchInvestor,
  now: Date,
): Omit<SavedOrder, 'informationSheetId'> => ({
  ...command,
  transactionId: uuidv7(now),
  walletId: investor.walletId,
  consentedTotal: accepted.consentedTotal,
  largeOrder: accepted.largeOrder,
  investorClass: investor.investorClass,
  balanceAfter: accepted.availableAfter + investor.reserved,
})

const consentsOf = ({ consentedTotal, largeOrder }: Pick<SavedOrder, 'consentedTotal' | 'largeOrder'>) => ({
  consentedTotal,
  thresholdAmount: largeOrder?.threshold ?? null,
  thresholdTotal: largeOrder?.total ?? null,
})

function answerOf(
  command: OrderCommand,
  project: BatchProject,
  investor: BatchInvestor,
  reflectionEndsAt: Date,
  now: Date,
): Omit<OrderAnswer, keyof ReturnType<typeof consentsOf>> {
  return {
    orderId: command.orderId,
    projectId: project.projectId,
    projectName: project.name,
    projectUrl: project.url,
    projectPhaseName: project.phase,
    projectPhaseId: command.projectPhaseId,
    userId: investor.userId,
    userName: investor.userName,
    amount: command.amount,
    orderType: 'invest',
    type: 'invest',
    status: 'pending',
    departure: null,
    penaltyAmount: 0n,
    penalty: 0,
    returned: 0n,
    outstanding: command.amount,
    investorClass: investor.investorClass,
    informationSheetId: project.informationSheetId,
    reflectionEndsAt,
    createdAt: now,
    updatedAt: now,
  }
}

/** With the end of the reflection period. */
function orderMails(
  orders: readonly AcceptedOrder[],
  projects: ReadonlyMap<string, BatchProject>,
  reflectionEndsAt: Date,
) {
  const until = formatUntil(reflectionEndsAt)
  return queuedMails(
    orders.map(({ userId, projectId, amount, cause, isOpening }) => ({
      userId,
      cause,
      template: isOpening ? ('reservationConverted' as const) : ('orderReceived' as const),
      params: { amount: moneyValue(amount), project: projects.get(projectId)!.name, until },
    })),
  )
}

/** Queues contract and confirmation. */
function orderDocuments(orders: readonly AcceptedOrder[]) {
  const people = [...new Map(orders.map(({ userId, cause }) => [userId, cause]))]
  return queuedJobs(
    issueDocumentsJob,
    people.map(([userId]) => ({ userId })),
    people.map(([, cause]) => cause),
  )
}
