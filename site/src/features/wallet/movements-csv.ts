import { stateOfTransaction } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { bareAmount } from '@cauce/format/csv.ts'
import type { Transaction } from './movement-filters.ts'
import { fullConceptOf, signedAmountOf } from './movement-words.ts'

const PARTS = ['principal', 'interest', 'fee', 'withheld'] as const

export function csvRows(t: Translate<'transactions'>, transactions: readonly Transaction[]): string[][] {
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
    bareAmount(signedAmountOf(transaction)),
    transaction.balanceAfter === null ? '' : bareAmount(formatMoney(transaction.balanceAfter)),
    ...PARTS.map((part) => (transaction.payment === null ? '' : bareAmount(formatMoney(transaction.payment[part])))),
  ])
  return [head, ...rows]
}
