import { expect, test } from 'vitest'
import { camt053Text } from '../../demonstration/index.ts'
import { norma43File } from '@cauce/testing/norma43-file'
import { TODAY } from './testing/camt.ts'
import { type BookedMovement } from './index.ts'
import { readStatementFile } from './testing/read-statement-file.ts'
import { statementOf } from './testing/week.ts'

/** Decoded in chunks of 64 KB, which cut two-byte letters. */
const TEXT = 'Ñ'.repeat(60)
const movements = Array.from({ length: 1500 }, (_, index): BookedMovement => ({
  bookingDay: '2026-11-16',
  valueDay: '2026-11-16',
  amount: BigInt(index + 1),
  kind: 'other',
  remittance: TEXT,
}))
const statement = statementOf(movements, { opening: 0n, from: '2026-11-16', to: '2026-11-16' })

test.each([
  ['camt.053', camt053Text(statement)],
  ['camt.053 moved by a byte', camt053Text(statement).replace('?>', '?> ')],
  ['Norma 43', norma43File([statement])],
])('a long file of %s is read completely', (_, text) => {
  expect(Buffer.byteLength(text)).toBeGreaterThan(3 * 65_536)
  const { statements, refusal } = readStatementFile(Buffer.from(text), TODAY)
  expect(refusal).toBeUndefined()
  const read = statements![0]!.movements
  expect(read.map(({ amount }) => amount)).toEqual(movements.map(({ amount }) => amount))
  expect(new Set(read.map(({ remittance }) => remittance))).toEqual(new Set([TEXT]))
})
