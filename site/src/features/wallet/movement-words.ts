import { formatCents, maskIbanShort } from '@cauce/format'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Transaction } from './movement-filters.ts'

type Words = Translate<'transactions'>

export function conceptOf(t: Words, transaction: Transaction): string {
  const { type, issuerName, projectName, bankAccount } = transaction
  if (issuerName === 'project_order' && projectName)
    return t(type === 'withdraw' ? 'transactions.concept.invested' : 'transactions.concept.uninvested', {
      project: projectName,
    })
  if (issuerName === 'project_fee' && projectName) return t('transactions.concept.paid', { project: projectName })
  if (issuerName === 'payment' && projectName) return t('transactions.concept.refunded', { project: projectName })
  if (issuerName === 'admin-backoffice')
    return t(type === 'income' ? 'transactions.concept.incomeByStaff' : 'transactions.concept.withdrawByStaff')
  if (bankAccount) {
    const account = maskIbanShort(bankAccount.account)
    return t(type === 'income' ? 'transactions.concept.incomeFrom' : 'transactions.concept.withdrawTo', { account })
  }
  return t(type === 'income' ? 'transactions.concept.income' : 'transactions.concept.withdraw')
}

/** The review in progress, or the reason of the rejection. */
export function noteOf(t: Words, { status, rejectReason }: Transaction): string | undefined {
  if (status === 'pending') return t('transactions.note.pending')
  if (status === 'completed') return undefined
  return rejectReason
    ? t('transactions.note.rejected', { reason: rejectReason })
    : t('transactions.note.rejectedWithoutReason')
}

/** `+2.000,00 €`, `−1.000,00 €`. */
export function signedAmountOf({ type, amount }: Transaction): string {
  const cents = parseAmount(amount)
  return formatCents(type === 'income' ? cents : -cents, { sign: 'always' })
}

/** The class of the amount. A pending or rejected movement has not changed the balance. */
export function amountClassOf({ status, type }: Transaction): 'pending' | 'void' | 'in' | 'out' {
  if (status === 'pending') return 'pending'
  if (status === 'rejected') return 'void'
  return type === 'income' ? 'in' : 'out'
}

export const STATUS_COLOURS = { pending: 'grey', completed: 'green', rejected: 'clay' } as const satisfies Record<
  Transaction['status'],
  string
>
