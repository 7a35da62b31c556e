import {
  bankMovementLifecycle,
  byKey,
  calendarDateOf,
  stateAfter,
  type Cents,
  moneyValue,
  paths,
  Refusal,
  transactionLifecycle,
} from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { touchedAt, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import {
  insertAllocations,
  updateMovement,
  type ManualTarget,
  type MatchingView,
  type MatchPart,
  type MovementRow,
  wasExecuted,
} from '../../modules/bank/matching/index.ts'
import type { DecidedShare } from './gate-match.ts'
import { handOf, recordMovement, viewIn, type Matcher, type Reasons } from './match-context.ts'
import { maskIbanShort } from '@cauce/format'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { paymentRows, settlePayment as execute } from '../../modules/bank/payments/index.ts'
import { CLEARING_ACCOUNT, post, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { findDistribution, viewOf as viewOfDistribution } from '../../modules/project/distributions/index.ts'
import { receivePayment } from '../distribute/receive.ts'
import { returnPayment } from '../payments/index.ts'
import { payRefused } from './pay-refused.ts'
import { proveByLine } from '../../modules/payment/bank-accounts/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'

export interface Share {
  readonly target: ManualTarget
  readonly parts: readonly { readonly movement: MovementRow; readonly amount: Cents }[]
}

/** In a fixed order, so that concurrent matches lock alike. */
export function sharesOf(parts: readonly MatchPart[], movements: readonly MovementRow[]): Share[] {
  const movementOf = new Map(movements.map((movement) => [movement.movementId, movement]))
  const grouped = Map.groupBy(parts, ({ target }) => target)
  return [...grouped]
    .map(([target, own]) => ({
      target,
      parts: own.map(({ movementId, amount }) => ({ movement: movementOf.get(movementId)!, amount })),
    }))
    .toSorted(byKey(({ target }) => target.id))
}

/**
 * Posts, completes incomes, allocates, audits and mails for locked movements. Throws a refusal if a target has changed.
 */
export async function applyMatch(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  shares: readonly DecidedShare[],
  reasons: Reasons,
): Promise<void> {
  const before: MatchingView[] = []
  // Sequential: one query at a time per connection.
  for (const { movementId } of movements) before.push(await viewIn(tx, matcher, movementId))
  const userIds: (string | null)[] = []
  for (const share of shares) {
    const { target, userId } = await settle(tx, matcher, share)
    userIds.push(userId)
    await insertAllocations(
      tx,
      share.parts.map(({ movement, amount }) => ({
        allocationId: uuidv7(matcher.now),
        movementId: movement.movementId,
        ...target,
        amount,
        reasons: [...reasons],
        automatic: matcher.adminId === null,
        createdBy: matcher.adminId,
        createdAt: matcher.now,
      })),
    )
  }
  for (const [index, movement] of movements.entries()) {
    await updateMovement(tx, movement.movementId, {
      state: stateAfter(bankMovementLifecycle, 'match', movement.state)!,
      stateReason: null,
      settled: movement.amount < 0n ? -movement.amount : movement.amount,
      updatedAt: touchedAt(movement.updatedAt, matcher.now),
    })
    await recordMovement(
      tx,
      matcher,
      before[index]!,
      await viewIn(tx, matcher, movement.movementId),
      userIds[0] ?? null,
    )
  }
}

interface Settled {
  readonly target: { readonly transactionId?: string; readonly distributionId?: string; readonly paymentId?: string }
  readonly userId: string | null
}

async function settle(tx: Transaction, matcher: Matcher, share: DecidedShare): Promise<Settled> {
  switch (share.target.kind) {
    case 'distribution':
      return settleDistribution(tx, matcher, share)
    case 'payment':
      return settlePayment(tx, matcher, share)
    default:
      return creditIncome(tx, matcher, share)
  }
}

/** Once, even after an undo and a new match. Nobody to mail for a closed account. */
async function mailPaid(tx: Transaction, payment: PaymentRow): Promise<void> {
  const { paymentId, transactionId, userId, amount, iban, remittance } = payment
  if (transactionId === null || userId === null || !(await findUser(tx, userId))) return
  if (await wasExecuted(tx, paymentId)) return
  const { row: withdrawal } = found(await findTransaction(tx, transactionId))
  const params = {
    amount: moneyValue(amount),
    account: maskIbanShort(iban ?? ''),
    number: withdrawal.number ?? '',
    remittance,
  }
  await queueMail(tx, { userId, template: 'withdrawalPaid', params, page: paths.withdrawal(transactionId) })
}

/** Executes or returns the payment, against clearing. */
async function settlePayment(tx: Transaction, matcher: Matcher, share: DecidedShare) {
  const { kernel, now } = matcher
  const { target, parts, decisionId } = share
  const [first] = parts
  let row = found(await paymentRows.find(tx, target.id))
  const isReturn = first!.movement.amount > 0n
  if (isReturn) {
    const received = parts.reduce<Cents>((sum, { amount }) => sum + amount, 0n)
    const reasonCode = first!.movement.returnReason
    await returnPayment(kernel, tx, row.paymentId, { reasonCode, received, by: handOf(matcher), decisionId })
  } else {
    row =
      row.state === 'refused'
        ? await payRefused(tx, matcher, row, decisionId)
        : await execute(kernel, tx, row.paymentId, 'execute', first!.movement.bookingDay)
    await mailPaid(tx, row)
  }
  const { paymentId } = row
  await postLines(tx, share, isReturn ? FROM_BANK : TO_BANK, now, { paymentId })
  return { target: { paymentId }, userId: row.userId }
}

/** Credits an announced or new income. One already credited by its document is settled on clearing (decision bank-statements). */
async function creditIncome(tx: Transaction, matcher: Matcher, share: DecidedShare) {
  const { target } = share
  if (target.kind === 'wallet') return newIncome(tx, matcher, share)
  const row = found(await transactionRows.lock(tx, target.id, 'update'))
  if (row.status === 'completed') {
    await postLines(tx, share, FROM_BANK, matcher.now)
    return { target: { transactionId: row.transactionId }, userId: row.userId }
  }
  const status = stateAfter(transactionLifecycle, 'approve', row.status)
  if (row.type !== 'income' || status === undefined)
    throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  const before = viewOf(found(await findTransaction(tx, row.transactionId)))
  const proven = row.bankAccountId && (await proveByLine(tx, row.bankAccountId, matcher.now))
  if (proven) await matcher.record(tx, { noun: 'bankAccounts', ...proven })
  const wallet = await postIncome(tx, matcher, share, row)
  await transactionRows.update(tx, row.transactionId, {
    status,
    amount: target.amount,
    balanceAfter: wallet.balance,
    fourEyes: share.isFourEyes,
    adminId: matcher.adminId,
    decidedAt: matcher.now,
    updatedAt: matcher.now,
  })
  await recordIncome(tx, matcher, row.transactionId, before)
  return { target: { transactionId: row.transactionId }, userId: row.userId }
}

async function newIncome(tx: Transaction, matcher: Matcher, share: DecidedShare) {
  const { now, adminId } = matcher
  const { walletId, userId } = found(await findWallet(tx, share.target.id))
  const transactionId = uuidv7(now)
  const amount = share.target.amount
  await transactionRows.insert(tx, {
    transactionId,
    walletId,
    userId,
    type: 'income',
    issuerName: 'user-wallet',
    amount,
    status: 'completed',
    adminId,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const { balance } = await postIncome(tx, matcher, share, { transactionId, walletId })
  await transactionRows.update(tx, transactionId, { balanceAfter: balance })
  await recordIncome(tx, matcher, transactionId)
  return { target: { transactionId }, userId }
}

async function postIncome(
  tx: Transaction,
  { now }: Matcher,
  { parts, decisionId }: DecidedShare,
  { transactionId, walletId }: { readonly transactionId: string; readonly walletId: string },
) {
  await post(
    tx,
    decisionId,
    parts.map(({ movement, amount }) => ({
      kind: 'income',
      debitAccountId: UNASSIGNED_ACCOUNT,
      creditAccountId: walletId,
      amount,
      transactionId,
      movementId: movement.movementId,
    })),
    now,
  )
  return found(await findWallet(tx, walletId))
}

async function recordIncome(
  tx: Transaction,
  matcher: Matcher,
  transactionId: string,
  before?: ReturnType<typeof viewOf>,
): Promise<void> {
  const after = viewOf(found(await findTransaction(tx, transactionId)))
  const { userId } = after
  await matcher.record(tx, {
    noun: 'transactions',
    recordId: transactionId,
    userId,
    after,
    reason: matcher.reason,
    ...(before && { before }),
  })
  const params = { amount: moneyValue(after.amount), balance: moneyValue(after.balanceAfter ?? 0n) }
  await queueMail(tx, { userId, template: 'incomeApproved', params })
}

/** The credit meets on clearing what investors are, or were, credited. */
async function settleDistribution(tx: Transaction, matcher: Matcher, share: DecidedShare) {
  const distributionId = share.target.id
  const today = calendarDateOf(matcher.now)
  const before = viewOfDistribution(found(await findDistribution(tx, distributionId)), today)
  await receivePayment(tx, distributionId, matcher.now)
  await postLines(tx, share, FROM_BANK, matcher.now)
  const after = viewOfDistribution(found(await findDistribution(tx, distributionId)), today)
  await matcher.record(tx, { noun: 'distributions', recordId: distributionId, before, after })
  return { target: { distributionId }, userId: null }
}

const FROM_BANK = { debitAccountId: UNASSIGNED_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
const TO_BANK = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT }

function postLines(
  tx: Transaction,
  { parts, decisionId }: DecidedShare,
  accounts: typeof FROM_BANK | typeof TO_BANK,
  now: Date,
  owner: { readonly paymentId?: string } = {},
): Promise<void> {
  const legs = parts.map(({ movement: { movementId }, amount }) => ({
    kind: 'settle' as const,
    ...accounts,
    ...owner,
    amount,
    movementId,
  }))
  return post(tx, decisionId, legs, now)
}
