import { stateOfTransaction } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Transaction } from './movement-filters.ts'
import { fullConceptOf, signedAmountOf } from './movement-words.ts'

/** What a payment is made of, each in a column of its own. */
const PARTS = ['principal', 'interest', 'fee', 'withheld'] as const

/** The rows of the CSV file. Amounts have no euro sign, so that a spreadsheet reads numbers. */
export function csvRows(t: Translate<'transactions'>, transactions: readonly Transaction[]): string[][] {
  const bare = (amount: string) => amount.replace(/\u00A0€$/, '').replace('\u2212', '-')
  const head = [
    t('transactions.fields.createdAt'),
    t('transactions.list.concept'),
    t('transactions.fields.number'),
    t('transactions.fields.status'),
    t('transactions.fields.rejectReason'),
    t('transactions.fields.amount'),
    t('transactions.list.balance'),
    ...PARTS.map((part) => t(`transactions.list.${part}`)),
  ]
  const rows = transactions.map((transaction) => [
    formatDate(transaction.createdAt),
    fullConceptOf(t, transaction),
    transaction.number ?? '',
    t(`transactions.status.${stateOfTransaction(transaction)}`),
    transaction.rejectReason ?? '',
    bare(signedAmountOf(transaction)),
    transaction.balanceAfter === null ? '' : bare(formatMoney(transaction.balanceAfter)),
    ...PARTS.map((part) => (transaction.payment === null ? '' : bare(formatMoney(transaction.payment[part])))),
  ])
  return [head, ...rows]
}

/**
 * CSV that spreadsheets open directly: UTF-8 with a byte order mark, and semicolons because amounts have a decimal comma
 * (handbook rule 11.4). Lines end as in RFC 4180.
 */
export function toCsv(rows: ReadonlyArray<readonly string[]>): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

// A spreadsheet runs a cell that begins like a formula; an apostrophe prevents that (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d.]+(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
