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
import { findPayeeInForce, findPayeeOfPayment, paidTo } from '../../modules/bank/payees/index.ts'
import { queuePayment, reopenSentBack } from '../../modules/bank/payments/index.ts'
import { markBankAccount } from '../../modules/payment/bank-accounts/index.ts'
import { idOf, passAtOnce, type Hand } from '../../modules/wallet/gate/index.ts'
import {
  CLEARING_ACCOUNT,
  type DecisionId,
  OWN_ACCOUNT,
  post,
  UNASSIGNED_ACCOUNT,
} from '../../modules/wallet/ledger/index.ts'
import { findTransaction, transactionRows } from '../../modules/wallet/transactions/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import { transfersOfApproval, transfersOfRequest } from '../../modules/wallet/transactions/transactions.domain.ts'

export interface Failure {
  readonly state: 'refused' | 'returned' | 'cancelled'
  /** Bank's code, or null. */
  readonly reasonCode: string | null
  /** Canceller's reason, or null. */
  readonly reasonText: string | null
  readonly by: Hand
  /** Where the match or the report has passed the gate already. */
  readonly decisionId?: DecisionId
}

/**
 * Reverses a failed payment (decision outgoing-payments). Withdrawal: new income in the wallet, and out again for a closed account;
 * returns its id. Return transfer: back to unassigned. Payouts and tax are queued again; our income is own money again.
 */
export async function reversePayment(
  kernel: Kernel,
  tx: Transaction,
  payment: PaymentRow,
  failure: Failure,
): Promise<string | null> {
  const now = kernel.clock.now()
  if (payment.kind === 'withdrawal') return reverseToWallet(kernel, tx, payment, failure)
  if (payment.kind === 'payout' || payment.kind === 'tax') await queueAgain(tx, payment, failure, now)
  else if (payment.kind === 'own') {
    const { amount, paymentId } = payment
    const accounts = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: OWN_ACCOUNT }
    const decisionId = await passFailure(kernel, tx, payment, failure)
    await post(tx, decisionId, [{ kind: 'payment_returned', ...accounts, amount, paymentId }], now)
  }
  // A returned transfer is a new, unassigned credit.
  else if (failure.state !== 'returned') {
    await reopenSentBack(tx, payment, idOf(failure.by), now)
    const accounts = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: UNASSIGNED_ACCOUNT }
    const { amount, movementId, paymentId } = payment
    const decisionId = await passFailure(kernel, tx, payment, failure)
    await post(tx, decisionId, [{ kind: 'settle', ...accounts, amount, movementId: movementId!, paymentId }], now)
  }
  return null
}

const passFailure = async (kernel: Kernel, tx: Transaction, payment: PaymentRow, { state, by, decisionId }: Failure) =>
  decisionId ??
  passAtOnce(kernel, tx, {
    kind: state === 'refused' ? 'refuse_payment' : 'fail_payment',
    amount: payment.amount,
    by,
    subjectId: payment.userId,
    recordId: payment.paymentId,
  })

/** To the payee in force by now; without the account if that was wrong. */
async function queueAgain(tx: Transaction, payment: PaymentRow, { reasonCode }: Failure, now: Date): Promise<void> {
  const { kind, projectId, handoverId, amount, beneficiary, remittance } = payment
  const { iban, bic, address, enteredBy, enteredByAll } = payment
  const source = projectId === null ? { handoverId: handoverId! } : { projectId }
  const payee = await findPayeeOfPayment(tx, payment)
  const same = isAccountFault(reasonCode) ? { iban: null } : { iban, bic, address, enteredBy, enteredByAll }
  const account = payee && payee.iban !== iban ? paidTo(payee) : same
  await queuePayment(tx, { kind, ...source, amount, beneficiary, remittance, ...account }, now)
}

async function reverseToWallet(kernel: Kernel, tx: Transaction, payment: PaymentRow, failure: Failure) {
  const now = kernel.clock.now()
  const { row: withdrawal } = found(await findTransaction(tx, payment.transactionId!))
  const { walletId, userId, bankAccountId } = withdrawal
  const { amount, paymentId } = payment
  const transactionId = uuidv7(now)
  const posting = { debitAccountId: CLEARING_ACCOUNT, creditAccountId: walletId, amount, transactionId, paymentId }
  const decisionId = await passFailure(kernel, tx, payment, failure)
  await post(tx, decisionId, [{ kind: 'payment_returned', ...posting }], now)
  const wallet = found(await findWallet(tx, walletId))
  await transactionRows.insert(tx, {
    transactionId,
    walletId,
    userId,
    type: 'income',
    issuerName: 'payment',
    amount,
    status: 'completed',
    balanceAfter: wallet.balance,
    bankAccountId,
    createdBy: idOf(failure.by),
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const owner = await findUser(tx, userId)
  // A closed account has nobody to mail and no account to mark.
  if (!owner) {
    await payClosedAccount(kernel, tx, withdrawal, payment, now)
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

/** The bank's own text is not shown: other language, perhaps other people's names. */
function reasonIn(language: Language, { state, reasonCode, reasonText }: Failure): string {
  if (state === 'cancelled') return reasonText ?? ''
  return bankReasonMessage(translator(language), reasonCode)
}

type Withdrawal = Pick<TransactionRow, 'walletId' | 'userId'>

/**
 * Money returned for a closed account is queued again (decision data-retention), by a platform withdrawal, in the same name, until
 * two administrators have approved an account.
 */
async function payClosedAccount(
  kernel: Kernel,
  tx: Transaction,
  { walletId, userId }: Withdrawal,
  { amount, beneficiary, iban, remittance }: PaymentRow,
  now: Date,
): Promise<void> {
  const wallet = found(await findWallet(tx, walletId))
  const withdrawal = { transactionId: uuidv7(now), type: 'withdraw', amount } as const
  const decisionId = await passAtOnce(kernel, tx, {
    kind: 'owe_closed_account',
    amount,
    by: { as: 'platform' },
    subjectId: userId,
    recordId: withdrawal.transactionId,
  })
  await post(
    tx,
    decisionId,
    [...transfersOfRequest(withdrawal, wallet), ...transfersOfApproval(withdrawal, wallet)],
    now,
  )
  const { balance } = found(await findWallet(tx, walletId))
  await transactionRows.insert(tx, {
    ...withdrawal,
    walletId,
    userId,
    issuerName: 'payment',
    status: 'completed',
    balanceAfter: balance,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const { transactionId } = withdrawal
  const payee = await findPayeeInForce(tx, { kind: 'closedAccount', userId })
  const to = payee && payee.iban !== iban ? paidTo(payee) : { beneficiary, iban: null }
  await queuePayment(tx, { kind: 'withdrawal', transactionId, userId, amount, ...to, remittance }, now)
}
