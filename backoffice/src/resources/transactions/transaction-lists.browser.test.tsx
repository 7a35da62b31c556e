import { expect, test } from 'vitest'
import { translator } from '@cauce/i18n'
import { givenTransaction } from '@cauce/client/testing/records.ts'
import { linesOf } from '../../ui/list/csv-export.ts'
import { transactions, transactionsOfCustomer } from './transaction-lists.tsx'

test.each([
  { name: 'all wallets', list: transactions },
  { name: 'one customer', list: transactionsOfCustomer },
])('the file of the movements of $name has the number of each withdrawal', ({ list }) => {
  const t = translator('es')
  const withdrawal = { ...givenTransaction({ type: 'withdraw', number: 'RT-2026-004117' }), id: 'withdrawal' }
  const income = { ...givenTransaction({ type: 'income', number: null }), id: 'income' }
  const [headings, ...rows] = linesOf(list.columns, [withdrawal, income], t, 'es')
  const place = headings!.indexOf(t('transactions.fields.number'))
  expect(rows.map((cells) => cells[place])).toEqual(['RT-2026-004117', ''])
})
