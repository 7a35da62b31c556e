import { stateAfter } from '@cauce/contract/lifecycle.ts'
import {
  stateOfTransaction,
  transactionLifecycle,
  type TransactionState,
} from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { isTransferCancellable } from '@cauce/contract/wallet/transfers.ts'
import { formatCents, formatDate, formatLastDay, formatMoney, formatPercent, maskIbanShort } from '@cauce/format'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Transaction } from './movement-filters.ts'

type Words = Translate<'transactions'>

export function conceptOf(t: Words, transaction: Transaction): string {
  const { type, issuerName, projectName, departure, bankAccount, thirdParty } = transaction
  if (departure && projectName) return t(`transactions.departure.${departure}`, { project: projectName })
  if (issuerName === 'project_order' && projectName) return t('transactions.concept.invested', { project: projectName })
  if (issuerName === 'project_fee' && projectName)
    return t(type === 'income' ? 'transactions.concept.paid' : 'transactions.concept.reversed', {
      project: projectName,
    })
  if (issuerName === 'payment') return correctionOf(t, transaction)
  if (thirdParty) return t('transactions.concept.thirdParty', { name: thirdParty.name })
  if (issuerName === 'admin-backoffice')
    return t(type === 'income' ? 'transactions.concept.incomeByStaff' : 'transactions.concept.withdrawByStaff')
  if (bankAccount) {
    const account = maskIbanShort(bankAccount.account)
    return t(type === 'income' ? 'transactions.concept.incomeFrom' : 'transactions.concept.withdrawTo', { account })
  }
  return t(type === 'income' ? 'transactions.concept.income' : 'transactions.concept.withdraw')
}

/** A withdrawal that came back, or a deposit that was taken back. */
function correctionOf(t: Words, { type, bankAccount }: Transaction): string {
  if (type === 'withdraw') return t('transactions.concept.takenBack')
  return bankAccount
    ? t('transactions.concept.givenBack', { account: maskIbanShort(bankAccount.account) })
    : t('transactions.concept.income')
}

/** Full payment, partial payment, or its remainder. */
function kindOf({ part, isPartial }: NonNullable<Transaction['payment']>): 'payment' | 'partial' | 'remainder' {
  if (part > 1) return 'remainder'
  return isPartial ? 'partial' : 'payment'
}

/** Zero parts are left out. */
function paymentNoteOf(t: Words, payment: NonNullable<Transaction['payment']>): string {
  const { principal, interest, fee, withheld, withholdingRate, daysLate } = payment
  const part = (name: 'principal' | 'interest' | 'fee' | 'withheld', amount: string) =>
    parseAmount(amount) === 0n
      ? []
      : [t(`transactions.note.${name}`, { amount: formatMoney(amount), percent: formatPercent(withholdingRate) })]
  const parts = [
    ...part('principal', principal),
    ...part('interest', interest),
    ...part('fee', fee),
    ...part('withheld', withheld),
  ]
  const words = t(`transactions.note.${kindOf(payment)}`, { period: periodOf(t, payment), parts: parts.join(', ') })
  return daysLate === 0 ? words : `${words} ${t('transactions.note.daysLate', { smart_count: daysLate })}`
}

function periodOf(t: Words, { number, count, periodStart, periodEnd }: NonNullable<Transaction['payment']>): string {
  return t('transactions.note.period', { number, count, from: formatDate(periodStart), to: formatDate(periodEnd) })
}

/** Concept for a file, where no note follows: number, period, partial payment and delay. */
export function fullConceptOf(t: Words, transaction: Transaction): string {
  const { payment, projectName } = transaction
  if (payment === null || projectName === null) return conceptOf(t, transaction)
  const { daysLate } = payment
  const words = t(`transactions.concept.${kindOf(payment)}For`, { project: projectName, period: periodOf(t, payment) })
  return daysLate === 0 ? words : `${words}. ${t('transactions.note.daysLate', { smart_count: daysLate })}`
}

function completedNoteOf(
  t: Words,
  { payment, transfer, reflectionEndsAt }: Transaction,
  now: number,
): string | undefined {
  if (transfer) return t(`transactions.transfer.${transfer.stage}`, { date: formatDate(transfer.updatedAt) })
  if (payment) return paymentNoteOf(t, payment)
  if (reflectionEndsAt === null || Date.parse(reflectionEndsAt) <= now) return undefined
  return t('transactions.note.reflection', { date: formatLastDay(reflectionEndsAt) })
}

/** True if a bank statement will show it. With a document it is reviewed instead. */
const isAwaited = ({ type, issuerName, document }: Transaction): boolean =>
  type === 'income' && issuerName === 'user-wallet' && document === null

export function noteOf(t: Words, transaction: Transaction, now = Date.now()): string | undefined {
  const { status, rejectReason, cancelledAt } = transaction
  if (cancelledAt !== null) return t('transactions.note.cancelled', { date: formatDate(cancelledAt) })
  if (status === 'pending') return t(isAwaited(transaction) ? 'transactions.note.awaited' : 'transactions.note.pending')
  if (status === 'completed') return completedNoteOf(t, transaction, now)
  return rejectReason
    ? t('transactions.note.rejected', { reason: rejectReason })
    : t('transactions.note.rejectedWithoutReason')
}

/** `+2.000,00 €`, `−1.000,00 €`. */
export function signedAmountOf({ type, amount }: Transaction): string {
  const cents = parseAmount(amount)
  return formatCents(type === 'income' ? cents : -cents, { sign: 'always' })
}

/** A pending or rejected movement has not changed the balance. */
export function amountClassOf({ status, type }: Transaction): 'pending' | 'void' | 'in' | 'out' {
  if (status === 'pending') return 'pending'
  if (status === 'rejected') return 'void'
  return type === 'income' ? 'in' : 'out'
}

/** Handbook rule 5.19. */
export const isCancellable = (row: Transaction): boolean =>
  row.issuerName === 'user-wallet' && stateAfter(transactionLifecycle, 'cancel', stateOfTransaction(row)) !== undefined

/** Approved withdrawal whose transfer is not yet released (handbook rule 5.64). */
export const isTransferOpen = ({ issuerName, transfer }: Transaction): boolean =>
  issuerName === 'user-wallet' && transfer !== null && isTransferCancellable(transfer.stage)

export const isAnnounced = (row: Transaction): boolean => row.type === 'income' && isCancellable(row)

export const STATUS_COLOURS = {
  pending: 'grey',
  completed: 'green',
  rejected: 'clay',
  cancelled: 'grey',
} as const satisfies Record<TransactionState, string>
