import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedLines } from './packed-lines.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'

const text = fc.string({ unit: 'grapheme' })
const part: fc.Arbitrary<ReadPart> = fc.record(
  {
    amount: fc.bigInt(-(10n ** 18n), 10n ** 18n),
    remittance: text,
    kind: fc.constantFrom('transfer', 'return', 'fee', 'other'),
    line: fc.nat(),
    counterpartyName: text,
    counterpartyIban: text,
    reference: text,
    endToEndId: text,
    bankReference: text,
    returnReason: text,
  },
  { requiredKeys: ['amount', 'remittance', 'kind', 'line'], noNullPrototype: true },
)
const movement: fc.Arbitrary<ReadMovement> = fc
  .tuple(part, fc.option(fc.array(part, { minLength: 2, maxLength: 4 }), { nil: undefined }), text)
  .map(([part, parts, batchReference]) => ({
    ...part,
    bookingDay: '2026-11-20',
    valueDay: '2026-11-21',
    batchReference,
    ...(parts && { parts }),
  }))

const packed = (lines: readonly ReadMovement[]) => {
  const all = new PackedLines()
  for (const line of lines) all.add(line)
  return all
}

test('lines are read back unchanged and in order, repeatedly', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 20 }), (lines) => {
      const all = packed(lines)
      expect([...all.read()]).toStrictEqual(lines)
      expect([...all.read()]).toStrictEqual(lines)
    }),
    { numRuns: 50 },
  )
})

test('more lines than one pack holds are read back in order', () => {
  const [line] = fc.sample(movement, 1)
  const lines = Array.from({ length: 1_501 }, (_, index) => ({ ...line!, line: index }))
  expect([...packed(lines).read()].map(({ line }) => line)).toEqual(lines.map(({ line }) => line))
})
