import { describe, expect, test } from 'vitest'
import { isoFaultsOf } from '../payments/testing/iso-schemas.ts'
import type { BookedMovement, BookedStatement } from '../statements/readers/index.ts'
import { BATCH_PARTS, week } from '../statements/readers/testing/week.ts'
import { camt053Text } from './index.ts'

const DAY = '2026-11-20'
const movement = (values: Partial<BookedMovement>): BookedMovement => ({
  bookingDay: DAY,
  valueDay: DAY,
  amount: 100n,
  kind: 'transfer',
  remittance: '',
  ...values,
})
const statement = (...movements: readonly BookedMovement[]): BookedStatement => ({
  messageId: 'DEMO1',
  createdAt: new Date('2026-11-20T08:00:00Z'),
  iban: 'ES9121000418450200051332',
  owner: 'Cauce Financiación Participativa, S. L.',
  from: DAY,
  to: DAY,
  opening: 0n,
  movements,
})
const faultsOf = (...files: readonly BookedStatement[]) => isoFaultsOf('camt.053.001.08', files.map(camt053Text))

describe('statements that are valid by the ISO schema', () => {
  test('each day of a week, and a batch with its parts', async () => {
    const days = week()
    const [, , , thursday] = days
    const [batch] = thursday!.movements
    const parts = { ...thursday!, movements: [{ ...batch!, parts: BATCH_PARTS }] }
    expect(await faultsOf(...days, parts)).toEqual([])
  })

  test('without movements, with a debt, and with the largest amounts', async () => {
    const largest = 99_999_999_999_999n
    expect(
      await faultsOf(statement(), { ...statement(), opening: -1n }, statement(movement({ amount: largest }))),
    ).toEqual([])
  })

  test.each(['transfer', 'return', 'fee', 'other'] as const)(
    'with a %s, with and without a known counterparty',
    async (kind) => {
      const known = {
        kind,
        counterpartyName: 'Peñas & <Hijos>, "S. L."',
        counterpartyIban: 'ES7921000813610123456789',
        remittance: `${'palabra & '.repeat(40)}fin`,
        reference: 'RF69CAU000017',
        endToEndId: 'A'.repeat(35),
        bankReference: 'B'.repeat(35),
        returnReason: 'AC04',
      } as const
      const both = [known, { kind }].flatMap((values) => [
        movement({ ...values, amount: 1n }),
        movement({ ...values, amount: -1n }),
      ])
      expect(await faultsOf(statement(...both))).toEqual([])
    },
  )
})

test('the schema rejects what a bank would refuse', async () => {
  const text = camt053Text(statement(movement({ counterpartyIban: 'ES7921000813610123456789' })))
  const broken = [
    text.replace('<CdtDbtInd>CRDT', '<CdtDbtInd>PLUS'),
    text.replaceAll(/<Bal>.*<\/Bal>\n/g, ''),
    text.replace('<Sts><Cd>BOOK</Cd></Sts>', ''),
    text.replace('<IBAN>ES79', '<IBAN>es79'),
    text.replaceAll('camt.053.001.08', 'camt.052.001.08'),
  ]
  expect(broken).not.toContain(text)
  const faults = await Promise.all(broken.map((file) => isoFaultsOf('camt.053.001.08', [file])))
  expect(faults.map(({ length }) => length > 0)).toEqual(broken.map(() => true))
})
