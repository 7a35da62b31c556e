import { formatDate, formatMoney, formatPercent } from '@cauce/format'
import { bareAmount, toCsv } from '@cauce/format/csv.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Loan } from './loan-book.server.ts'

const COLUMNS = [
  'name',
  'category',
  'lentOn',
  'amount',
  'months',
  'annualProfitability',
  'outstanding',
  'standing',
  'daysLate',
  'defaultedOn',
  'loss',
] as const

/** No personal data. */
export function loanBookCsv(t: Translate<'loanBook'>, loans: readonly Loan[]): string {
  const amount = (wire: string) => bareAmount(formatMoney(wire))
  const rows = loans.map((loan) => [
    loan.name ?? t('loanBook.data.privateLoan'),
    loan.category ?? '',
    formatDate(loan.lentOn),
    amount(loan.amount),
    String(loan.months),
    formatPercent(loan.annualProfitability).replace(/\s?%$/u, ''),
    amount(loan.outstanding),
    t(`loanBook.data.standing.${loan.standing}`),
    String(loan.daysLate),
    loan.defaultedOn === null ? '' : formatDate(loan.defaultedOn),
    amount(loan.loss),
  ])
  return toCsv([COLUMNS.map((name) => t(`loanBook.data.columns.${name}`)), ...rows])
}
