import { formatCents, formatDate, formatMoney, maskIbanShort } from '@cauce/format'
import { parseAmount } from '@cauce/contract/cents.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Transaction } from './movement-filters.ts'

type Words = Translate<'transactions'>

/** What a movement was, in one phrase: who it came from or went to. */
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

/** What is to be known besides: who looks at it now, or why it was rejected. */
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

/** How the amount is drawn: pending is grey, rejected is struck through; neither has changed the balance. */
export function amountClassOf({ status, type }: Transaction): 'pending' | 'void' | 'in' | 'out' {
  if (status === 'pending') return 'pending'
  if (status === 'rejected') return 'void'
  return type === 'income' ? 'in' : 'out'
}

export const STATUS_COLOURS = { pending: 'grey', completed: 'green', rejected: 'clay' } as const satisfies Record<
  Transaction['status'],
  string
>

/** The rows of the file that a person downloads; amounts without their euro sign, so that a spreadsheet counts with them. */
export function csvRows(t: Words, transactions: readonly Transaction[]): string[][] {
  const bare = (amount: string) => amount.replace(/\u00A0€$/, '').replace('\u2212', '-')
  const head = [
    t('transactions.fields.createdAt'),
    t('transactions.list.concept'),
    t('transactions.fields.status'),
    t('transactions.fields.rejectReason'),
    t('transactions.fields.amount'),
    t('transactions.list.balance'),
  ]
  const rows = transactions.map((transaction) => [
    formatDate(transaction.createdAt),
    conceptOf(t, transaction),
    t(`transactions.status.${transaction.status}`),
    transaction.rejectReason ?? '',
    bare(signedAmountOf(transaction)),
    transaction.balanceAfter === null ? '' : bare(formatMoney(transaction.balanceAfter)),
  ])
  return [head, ...rows]
}
