import { api, calendarDateOf, moneyValue, paths, Refusal } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import { rolledBack, type Transaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, expectUnchanged, found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import {
  findStanding,
  isPaidOutUnproven,
  passAtOnce,
  passGate,
  standingOfThirdParty,
} from '../modules/wallet/gate/index.ts'
import type { FileRow } from '../database/schema/platform.ts'
import type { TransactionRow } from '../database/schema/wallet.ts'
import { accountHoldRows, findConsentHands } from '../modules/account/account-holds/index.ts'
import { findPayeeTooNewUntil, unknownPayee } from '../modules/account/person-hands/index.ts'
import { findIdentityHands } from '../modules/account/verifications/index.ts'
import { keepEarlierDocument } from '../modules/misc/earlier-documents/index.ts'
import { findBankAccount, isProvenByLine } from '../modules/payment/bank-accounts/index.ts'
import { post } from '../modules/wallet/ledger/index.ts'
import {
  approvalOf,
  decideRejection,
  nextOnApproval,
  refusalOfNewPayee,
  transfersOfApproval,
  transfersOfRelease,
} from '../modules/wallet/transactions/transactions.domain.ts'
import { findTransaction, transactionRows, viewOf } from '../modules/wallet/transactions/index.ts'
import { findWallet } from '../modules/wallet/wallets/index.ts'
import { audit } from '../platform/audit/index.ts'
import { isUnseen, storeFile } from '../platform/files/index.ts'
import { once } from '../platform/idempotency/index.ts'
import { queueMail } from '../platform/mail/index.ts'
import { queueTransfer } from './payments/index.ts'

type Endpoint = typeof api.transactions.decide

/** Once: approval with proof, or rejection with reason. */
async function decideTransaction(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.transactions.decide, call, async (tx) => {
    const row = found(await transactionRows.lock(tx, call.params.id, 'update'))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const stored = found(await findTransaction(tx, row.transactionId))
    const before = viewOf(stored)
    const pending = {
      ...(await withPayee(kernel, tx, row)),
      proof: stored.document,
      hasProof: row.documentId !== null || call.files.length > 0,
    }
    await (call.body.status === 'completed' ? approve(kernel, tx, call, pending) : reject(kernel, tx, call, pending))
    const view = viewOf(found(await findTransaction(tx, row.transactionId)))
    await audit(kernel, tx, call, {
      recordId: row.transactionId,
      userId: row.userId,
      before,
      after: view,
      reason: call.body.rejectReason ?? call.body.reason,
    })
    await mailDecision(tx, view)
    return { answer: view, effectId: row.transactionId }
  })
}

const withPayee = async ({ clock }: Kernel, tx: Transaction, row: Locked) => ({
  ...row,
  ...(await findPayeeOf(tx, row, clock.now())),
})

/** What an approval would do. */
export async function previewApproval(
  kernel: Kernel,
  transactionId: string,
  adminId: string,
): Promise<'goes' | 'first' | 'refused'> {
  try {
    return await rolledBack(kernel.database, async (tx) => {
      const row = found(await transactionRows.lock(tx, transactionId, 'update'))
      const pending = await withPayee(kernel, tx, row)
      return (await passApproval(kernel, tx, pending, { adminId })) === null ? 'first' : 'goes'
    })
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'not-found') return 'refused'
    throw error
  }
}

/** The account may have been refused since, or never validated. */
async function findPayeeOf(tx: Transaction, { type, userId, bankAccountId, accountHoldId }: TransactionRow, now: Date) {
  const account = bankAccountId ? await findBankAccount(tx, bankAccountId) : undefined
  const isValid = account?.row.state === 'valid'
  if (type !== 'withdraw') return { isPayeeValid: isValid, payeeTooNewUntil: null }
  const payee = account?.row ?? unknownPayee(userId, now)
  const payeeTooNewUntil = await findPayeeTooNewUntil(tx, payee, { now, isRequest: false })
  const isPayeeValid = accountHoldId ? await isOpenHold(tx, accountHoldId) : isValid && !isProvenByLine(account.row)
  return { isPayeeValid, payeeTooNewUntil }
}

const isOpenHold = async (tx: Transaction, id: string) => (await accountHoldRows.find(tx, id))?.state !== 'lifted'

type Locked = NonNullable<Awaited<ReturnType<typeof transactionRows.lock>>>
type WithPayee = Locked & { readonly isPayeeValid: boolean; readonly payeeTooNewUntil: Date | null }
type PendingRow = WithPayee & { readonly hasProof: boolean; readonly proof: FileRow | null }

interface Approving {
  readonly adminId: string
  readonly reason?: string | null | undefined
  readonly isUnseen?: boolean
}

async function passApproval(kernel: Kernel, tx: Transaction, pending: WithPayee, { adminId, ...how }: Approving) {
  const now = kernel.clock.now()
  accepted(nextOnApproval(pending))
  const { kind, touchedBy, firstBy } = approvalOf(pending, now)
  const wallet = found(await findWallet(tx, pending.walletId))
  const decisionId = await passGate(kernel, tx, {
    kind,
    amount: pending.amount,
    by: { as: 'staff', userId: adminId },
    subjectId: pending.userId,
    recordId: pending.transactionId,
    askedAt: pending.createdAt,
    touchedBy: [...touchedBy, ...(await handsOn(tx, pending.userId, now))],
    firstBy,
    reason: how.reason ?? null,
    evidence: 'document',
    isUnseen: how.isUnseen ?? false,
    ...(pending.type === 'withdraw' && {
      isUnproven: await isPaidOutUnproven(tx, wallet),
      unreceived: neededOf(wallet, pending.amount),
      garnished: pending.accountHoldId === null ? garnishedOf(wallet) : 0n,
    }),
    ...(pending.accountHoldId !== null && {
      iban: pending.payeeIban,
      standing: standingOfThirdParty(await findStanding(tx, pending.userId, now)),
    }),
  })
  if (!pending.isPayeeValid) throw new Refusal({ code: 'bank-account-not-valid' })
  if (pending.payeeTooNewUntil) throw new Refusal(refusalOfNewPayee(pending.payeeTooNewUntil))
  return decisionId
}

/** Who approved the identity, or recorded the consent of the guardian. */
const handsOn = async (tx: Transaction, userId: string, now: Date) => [
  ...(await findIdentityHands(tx, [userId], now)),
  ...(await findConsentHands(tx, userId, calendarDateOf(now))),
]

async function approve(kernel: Kernel, tx: Transaction, call: Call<Endpoint>, pending: PendingRow) {
  const now = kernel.clock.now()
  const adminId = userIdOf(call.actor)
  const completed = accepted(nextOnApproval(pending))
  const { firstBy } = approvalOf(pending, now)
  // A file that comes with the approval was seen by who sends it.
  const isUnseenProof = call.files.length === 0 && isUnseen(pending.proof, call.body.seen, adminId)
  if (pending.accountHoldId !== null && (isUnseenProof || call.files.length > 0))
    throw new Refusal({ code: 'required', path: 'seen' })
  const approving = { adminId, reason: call.body.reason, isUnseen: isUnseenProof }
  const decisionId = await passApproval(kernel, tx, pending, approving)
  if (!pending.hasProof) throw new Refusal({ code: 'proof-required', path: 'file' })
  const document = call.files[0] && (await storeFile(tx, call.files[0], { uploadedBy: adminId }))
  const proof = document && { documentId: document.fileId }
  if (document && pending.documentId !== null)
    await keepEarlierDocument(tx, {
      ...{ noun: 'transactions', recordId: pending.transactionId, userId: pending.userId },
      ...{ fileId: pending.documentId, endedBy: adminId, endedAt: now },
    })
  if (decisionId === null) {
    await transactionRows.update(tx, pending.transactionId, {
      ...proof,
      firstApprovedBy: adminId,
      firstApprovedAt: now,
      updatedAt: now,
    })
    return
  }
  const wallet = found(await findWallet(tx, pending.walletId))
  await post(tx, decisionId, transfersOfApproval(pending, wallet), now)
  if (pending.type === 'withdraw') await queueTransfer(kernel, tx, pending)
  const after = found(await findWallet(tx, pending.walletId))
  await transactionRows.update(tx, pending.transactionId, {
    ...proof,
    status: completed,
    fourEyes: firstBy !== null && firstBy !== adminId,
    balanceAfter: after.balance,
    adminId,
    decidedAt: now,
    updatedAt: now,
  })
}

/** A payment that was received when the withdrawal was asked for may have lost its line since. */
const neededOf = ({ balance, unreceived }: { balance: bigint; unreceived: bigint }, amount: bigint): bigint =>
  balance - amount < unreceived ? unreceived : 0n

/** What garnishments take above what is left beside pending withdrawals. */
const garnishedOf = ({ balance, reserved, garnished }: Record<'balance' | 'reserved' | 'garnished', bigint>): bigint =>
  garnished > balance - reserved ? garnished : 0n

async function reject(kernel: Kernel, tx: Transaction, call: Call<Endpoint>, pending: PendingRow) {
  const now = kernel.clock.now()
  const adminId = userIdOf(call.actor)
  const rejection = accepted(decideRejection(pending, adminId, call.body.rejectReason))
  if (pending.type === 'withdraw') {
    const decisionId = await passAtOnce(kernel, tx, {
      kind: 'cancel_withdrawal',
      amount: pending.amount,
      by: { as: 'staff', userId: adminId },
      subjectId: pending.userId,
      recordId: pending.transactionId,
      reason: rejection.rejectReason,
    })
    const wallet = found(await findWallet(tx, pending.walletId))
    await post(tx, decisionId, transfersOfRelease(pending, wallet), now)
  }
  await transactionRows.update(tx, pending.transactionId, {
    ...rejection,
    adminId,
    decidedAt: now,
    updatedAt: now,
  })
}

/** Nothing while a second approval is missing. */
async function mailDecision(tx: Transaction, transaction: ReturnType<typeof viewOf>): Promise<void> {
  const { userId, type, status, thirdParty } = transaction
  const amount = moneyValue(transaction.amount)
  const page = paths.withdrawal(transaction.transactionId)
  const number = transaction.number ?? ''
  if (thirdParty) {
    if (status !== 'completed') return
    const params = { amount, name: thirdParty.name, account: maskIbanShort(thirdParty.iban), number }
    return queueMail(tx, { userId, template: 'thirdPartyPaid', params, page })
  }
  if (status === 'rejected') {
    const params = { amount, reason: transaction.rejectReason ?? '' }
    if (type === 'income') return queueMail(tx, { userId, template: 'incomeRejected', params })
    return queueMail(tx, { userId, template: 'withdrawalRejected', params: { ...params, number }, page })
  }
  if (status !== 'completed') return
  const balance = moneyValue(transaction.balanceAfter!)
  if (type === 'income') return queueMail(tx, { userId, template: 'incomeApproved', params: { amount, balance } })
  const account = transaction.bankAccount ? maskIbanShort(transaction.bankAccount.account) : ''
  await queueMail(tx, { userId, template: 'withdrawalApproved', params: { amount, balance, account, number }, page })
}

export const decideTransactionFlow: ModuleFactory = (kernel) => ({
  name: 'decide-transaction',
  routes: [bind(api.transactions.decide, (call) => decideTransaction(kernel, call))],
})
