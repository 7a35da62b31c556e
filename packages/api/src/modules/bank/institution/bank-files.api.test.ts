import { given, openCompanyAccount, sample, testApp } from '@cauce/testing'
import { importFile, statementFile, type SomeMovement } from '@cauce/testing/bank-files'
import { expect, test } from 'vitest'
import { institutionOf } from './institution.service.ts'

const app = testApp()

test('a batch with listed parts is one line of its day, and does not affect the next day', async () => {
  const administrators = [await given(app).administrator(), await given(app).administrator()] as const
  const iban = sample.spanishIban(901)
  await openCompanyAccount(administrators, { iban })
  const part = (amount: bigint) => ({ amount, remittance: '', kind: 'transfer' }) as const
  const movements: SomeMovement[] = [
    { bookingDay: '2026-11-02', amount: 30n, parts: [part(10n), part(20n)], batchReference: 'L1' },
    { bookingDay: '2026-11-03', amount: 5n },
  ]
  await importFile(
    administrators[0],
    statementFile({ iban, from: '2026-11-02', to: '2026-11-03', opening: 1_00n, movements }),
  )
  const institution = institutionOf(app.kernel)
  const statements = [await institution.statement('2026-11-02'), await institution.statement('2026-11-03')]
  expect(statements.map((one) => [one!.opening, one!.lines.map(({ amount }) => amount), one!.closing])).toEqual([
    [1_00n, [30n], 1_30n],
    [1_30n, [5n], 1_35n],
  ])
})
