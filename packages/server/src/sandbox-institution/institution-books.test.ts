import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { groupIban } from '@cauce/format/iban.ts'
import { ACCOUNT_DATA, CLIENT_ACCOUNT, InstitutionBooks } from './institution-books.ts'

test('the handbook lists the data of the sandbox account', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../handbook/operating.md'), 'utf8')
  const { bic, bankName, beneficiary } = ACCOUNT_DATA
  for (const named of [groupIban(CLIENT_ACCOUNT), bic, bankName, beneficiary]) expect(page).toContain(named)
})

test('a line after midnight in Madrid is on the statement of the new day', () => {
  let now = new Date('2026-11-22T22:59:59Z')
  const books = new InstitutionBooks(undefined, { now: () => now, isShared: true })
  const transfer = { toIban: CLIENT_ACCOUNT, amount: '10.00', name: 'Ana', iban: 'ES9121000418450200051332' }
  books.receive({ ...transfer, remittance: 'before' })
  now = new Date('2026-11-22T23:00:00Z')
  books.receive({ ...transfer, remittance: 'after' })
  const textsOf = (day: string) => books.statement(day)?.lines.map(({ remittance }) => remittance)
  expect([textsOf('2026-11-22'), textsOf('2026-11-23')]).toEqual([['before'], ['after']])
})
