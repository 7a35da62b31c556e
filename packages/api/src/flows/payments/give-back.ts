import { isAccountFault, moneyValue, paths, type Language } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { bankReasonMessage } from '@cauce/i18n/bank-reason-message.ts'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { queuePayment, reopenSentBack } from '../../modules/bank/payments/index.ts'
import { markBankAccount } from '../../modules/payment/bank-accounts/index.ts'
import { CLEARING_ACCOUNT, post, UNASSIGNED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { findTransaction, insertTransactions } from '../../modules/wallet/transactions/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { oweToClosed } from './owe-to-closed.ts'

/** Why a payment did not reach its payee. */
export interface Failure {
  readonly state: 'refused' | 'returned' | 'cancelled'
  /** Code of the bank, or null. */
  readonly reasonCode: string | null
  /** Reason of who cancelled it, or null. */
  readonly reasonText: string | null
  /** Who caused it; null if it was a statement or an institution. */
  readonly actorId: string | null
}

/**
 * Puts the money of a payment that did not reach its payee back where it came from (decision 185): of a withdrawal into the
 * wallet, by an income of its own, and out of that of a closed account again; of a transfer sent back among what is not assigned. A payout and withheld tax stay owed, so that they wait
 * in the queue again. Returns the id of that income.
 */
export async function giveBack(
  kernel: Kernel,
  tx: Transaction,
  payment: PaymentRow,
  failure: Failure,
): Promise<string | null> {
  const now = kernel.clock.now()
  if (payment.kind === 'withdrawal') return giveBackToWallet(kernel, tx, payment, failure)
  if (payment.kind === 'payout' || payment.kind === 'tax') await queueAgain(tx, payment, failure, now)
  // A transfer that comes back is a new credit of the statement: it is not assigned by itself.
  else if (failure.state !== 'returned') {
    await reopenSentBack(tx, payment, failure.actorId, now)
    const accounts = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: UNASSIGNED_ACCOUNT }
    const { amount, movementId, paymentId } = payment
    await post(tx, [{ kind: 'settle', ...accounts, amount, movementId: movementId!, paymentId }], now)
  }
  return null
}

/** A promoter and the tax office have no wallet: the same money is owed by a new payment, without the account if that is what was wrong. */
async function queueAgain(tx: Transaction, payment: PaymentRow, { reasonCode }: Failure, now: Date): Promise<void> {
  const { kind, projectId, handoverId, amount, beneficiary, remittance, enteredBy, enteredByAll } = payment
  const source = projectId === null ? { handoverId: handoverId! } : { projectId }
  const account = isAccountFault(reasonCode)
    ? { iban: null, bic: null }
    : { iban: payment.iban, bic: payment.bic, address: payment.address, enteredBy, enteredByAll }
  await queuePayment(tx, { kind, ...source, amount, beneficiary, remittance, ...account }, now)
}

async function giveBackToWallet(kernel: Kernel, tx: Transaction, payment: PaymentRow, failure: Failure) {
  const now = kernel.clock.now()
  const { row: withdrawal } = found(await findTransaction(tx, payment.transactionId!))
  const { walletId, userId, bankAccountId } = withdrawal
  const { amount, paymentId } = payment
  const transactionId = uuidv7(now)
  const posting = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: walletId, amount, transactionId, paymentId }
  await post(tx, [{ kind: 'payment_returned', ...posting }], now)
  const wallet = found(await findWallet(tx, walletId))
  await insertTransactions(tx, [
    {
      transactionId,
      walletId,
      userId,
      type: 'income',
      issuerName: 'payment',
      amount,
      status: 'completed',
      balanceAfter: wallet.balance,
      bankAccountId,
      createdBy: failure.actorId,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  ])
  const owner = await findUser(tx, userId)
  // Of a closed account nothing is left to be mailed or marked.
  if (!owner) {
    await oweToClosed(tx, withdrawal, payment, now)
    return transactionId
  }
  const { language } = owner
  const reason = reasonIn(language, failure)
  if (isAccountFault(failure.reasonCode)) {
    const message = translator(language)('payments.accountFault', { reason })
    await markBankAccount(tx, { bankAccountId: bankAccountId!, iban: payment.iban!, message }, now)
  }
  await mailFailure(tx, { userId, payment, number: withdrawal.number ?? '', state: failure.state, reason })
  return transactionId
}

interface FailureMail {
  readonly userId: string
  readonly payment: PaymentRow
  readonly number: string
  readonly state: Failure['state']
  readonly reason: string
}

async function mailFailure(tx: Transaction, { userId, payment, number, state, reason }: FailureMail): Promise<void> {
  const params = { amount: moneyValue(payment.amount), reason, number }
  const page = paths.withdrawal(payment.transactionId!)
  if (state === 'cancelled') return queueMail(tx, { userId, template: 'withdrawalCancelled', params, page })
  const template = state === 'refused' ? 'withdrawalRefused' : 'withdrawalReturned'
  await queueMail(tx, { userId, template, params: { ...params, account: maskIbanShort(payment.iban ?? '') }, page })
}

/** The reason as the person reads it. The bank's own words are not shown: they are in its language, and may name others. */
function reasonIn(language: Language, { state, reasonCode, reasonText }: Failure): string {
  if (state === 'cancelled') return reasonText ?? ''
  return bankReasonMessage(translator(language), reasonCode)
}
