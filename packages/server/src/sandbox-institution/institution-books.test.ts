import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { groupIban } from '@cauce/format/iban.ts'
import { ACCOUNT_DATA, CLIENT_ACCOUNT } from './institution-books.ts'

test('the handbook says what is to be entered for the account of the sandbox', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../handbook/operating.md'), 'utf8')
  const { bic, bankName, beneficiary } = ACCOUNT_DATA
  for (const named of [groupIban(CLIENT_ACCOUNT), bic, bankName, beneficiary]) expect(page).toContain(named)
})
