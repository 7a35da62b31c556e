import { MAXIMUM_CENTS } from '@cauce/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { camt053Text } from '../../demonstration/index.ts'
import type { BookedMovement, BookedStatement } from './index.ts'
import { readStatementFile, type ReadResult, type ReadStatement } from './testing/read-statement-file.ts'
import { TODAY } from './testing/camt.ts'
import { norma43File } from '@cauce/testing/norma43-file'
import { BATCH_PARTS, OURS, statementOf, week } from './testing/week.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)
const statementsIn = (text: string): readonly ReadStatement[] => {
  const { statements, refusal } = read(text)
  expect(refusal).toBeUndefined()
  return statements!
}

/** Fields that both formats carry. Norma 43 names only transfers' counterparties. */
const inBothFormats = ({
  bookingDay,
  valueDay,
  amount,
  kind,
  remittance,
  counterpartyName,
  endToEndId,
}: BookedMovement) => ({
  bookingDay,
  valueDay,
  amount,
  kind,
  remittance,
  ...(kind === 'transfer' && { counterpartyName, endToEndId }),
})
const alike = ({ iban, from, to, opening, closing, movements }: ReadStatement) => ({
  iban,
  from,
  to,
  opening,
  closing,
  movements: movements.map((movement) => inBothFormats(movement)),
})

const moneyOf = (statements: readonly ReadStatement[]) =>
  statements.map(({ iban, opening, closing, movements }) => ({
    iban,
    opening,
    closing,
    amounts: movements.map(({ amount }) => amount),
  }))

describe('a week of statements', () => {
  test('reads the same from camt.053 and Norma 43', () => {
    const inCamt = week().flatMap((statement) => statementsIn(camt053Text(statement)))
    const inNorma43 = statementsIn(norma43File(week()))
    expect(inNorma43.map(alike)).toEqual(inCamt.map(alike))
    expect(inCamt.map(({ closing }) => closing)).toEqual([1_533_317n, 1_635_317n, 1_635_317n, 1_405_317n, 1_485_317n])
    expect(inNorma43.map(({ movements }) => movements.length)).toEqual([2, 3, 0, 1, 1])
  })

  test('keeps the parts of a batch, whose sum is the batch', () => {
    const thursday = week()[3]!
    const [batch] = thursday.movements
    const [statement] = statementsIn(camt053Text({ ...thursday, movements: [{ ...batch!, parts: BATCH_PARTS }] }))
    const [movement] = statement!.movements
    expect(movement).toMatchObject({ amount: -230_000n, batchReference: 'CAUCE20261119A' })
    expect(movement!.parts).toMatchObject([...BATCH_PARTS])
    expect(movement!.parts).toHaveLength(BATCH_PARTS.length)
  })

  test('keeps two identical transfers apart', () => {
    const [statement] = statementsIn(camt053Text(week()[1]!))
    const [first, second] = statement!.movements
    expect({ ...first, line: 0 }).toEqual({ ...second, line: 0 })
  })
})

const word = fc.stringMatching(/^[A-Z][A-Z0-9]{0,11}$/)
const words = (maximum: number) =>
  fc.array(word, { minLength: 1, maxLength: 12 }).map((each) => each.join(' ').slice(0, maximum).trim())
/** Without numbers, which are no names. */
const names = fc.array(fc.stringMatching(/^[A-Z]{4,12}$/), { minLength: 1, maxLength: 5 }).map((each) => each.join(' '))
const day = fc.integer({ min: 1, max: 30 }).map((each) => `2026-11-${String(each).padStart(2, '0')}`)
const amount = fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }).map((cents) => (cents === 0n ? 1n : cents))
const transfer = fc.record(
  {
    bookingDay: day,
    valueDay: day,
    amount,
    kind: fc.constant('transfer' as const),
    counterpartyName: names,
    endToEndId: word,
    remittance: words(140),
  },
  { requiredKeys: ['bookingDay', 'valueDay', 'amount', 'kind', 'remittance'] },
)
const other = fc.record({
  bookingDay: day,
  valueDay: day,
  amount: amount.map((cents) => (cents > 0n ? -cents : cents)),
  kind: fc.constantFrom('fee' as const, 'return' as const, 'other' as const),
  remittance: words(76),
})
const movements = fc.array(fc.oneof(transfer, other), { maxLength: 20 }) as fc.Arbitrary<BookedMovement[]>

test('any statement is read back from camt.053 and Norma 43 as written', () => {
  fc.assert(
    fc.property(movements, fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }), (written, opening) => {
      const statement = statementOf(written, { opening, from: '2026-11-01', to: '2026-11-30' })
      const [inCamt] = statementsIn(camt053Text(statement))
      const [inNorma43] = statementsIn(norma43File([statement]))
      const closing = written.reduce((sum, movement) => sum + movement.amount, opening)
      const expected = { iban: OURS, from: '2026-11-01', to: '2026-11-30', opening, closing }
      expect(alike(inCamt!)).toEqual({ ...expected, movements: written.map(inBothFormats) })
      expect(alike(inNorma43!)).toEqual(alike(inCamt!))
    }),
    { numRuns: 50 },
  )
})

/** Faults of a bank that make no money wrong, and those that do. */
const odd = fc.constantFrom<readonly [from: RegExp, to: string]>(
  [/<BookgDt>.*?<\/BookgDt>/g, ''],
  [/<ValDt>.*?<\/ValDt>/g, ''],
  [/<FrToDt>.*<\/FrToDt>/, ''],
  [/<ToDt(Tm)?>.*<\/ToDt(Tm)?>/, '<ToDt>2027-01-31</ToDt>'],
  [/<BookgDt><Dt>2026-11/g, '<BookgDt><Dt>2026-10'],
  [/<Sts>.*?<\/Sts>/g, '<Sts>BOOK</Sts>'],
  [/CLBD/g, 'ITBD'],
  [/(<TxDtls>(?:(?!<\/TxDtls>).)*?Ccy=")EUR/gs, '$1USD'],
  [/xmlns="[^"]*"/, ''],
)
const oddNorma43 = fc.constantFrom<readonly [from: RegExp, to: string]>(
  [/\n/g, '\n\n'],
  [/\n/g, '\r'],
  [/^(22.{8})\d{6}/gm, '$1000000'],
  [/^(11.{18})\d{12}/m, '$1261101261231'],
  [/^(88.{18})\d{6}/m, '$1000000'],
  [/^23../gm, '2309'],
  [/^.*$/gm, '$&x'],
)
const small = fc.array(fc.oneof(transfer, other), { minLength: 1, maxLength: 6 }) as fc.Arbitrary<BookedMovement[]>

describe.each([
  ['camt.053', camt053Text, odd, /(CLBD|ITBD)([^]*?EUR">)(\d+)/],
  ['Norma 43', (statement: BookedStatement) => norma43File([statement]), oddNorma43, /^(33.{57})(.{13})(\d)/m],
] as const)('whatever is odd in %s', (_, textOf, oddities, closing) => {
  test('it is read if its balances add up, and refused if they do not', () => {
    fc.assert(
      fc.property(small, fc.array(oddities, { maxLength: 3 }), (written, changes) => {
        const text = textOf(statementOf(written, { opening: 0n, from: '2026-11-01', to: '2026-11-30' }))
        const file = changes.reduce((before, [from, to]) => before.replace(from, to), text)
        const { statements, refusal } = read(file)
        expect(refusal).toBeUndefined()
        expect(moneyOf(statements!)).toEqual(moneyOf(read(text).statements!))
        for (const { from, to, movements: lines } of statements!)
          for (const { bookingDay } of lines) expect(bookingDay >= from && bookingDay <= to).toBe(true)
        const wrong = file.replace(closing, (found, ...[, , last]: string[]) => {
          const other = last!.slice(0, -1) + String((Number(last!.at(-1)) + 1) % 10)
          return found.slice(0, found.length - last!.length) + other
        })
        expect(read(wrong).refusal).toBeDefined()
      }),
      { numRuns: 50 },
    )
  })
})

/** Thursday with its batch parts and Monday: every kind of amount. */
const camtFile = (() => {
  const [monday, , , thursday] = week()
  const movements = [...monday!.movements, { ...thursday!.movements[0]!, parts: BATCH_PARTS }]
  return camt053Text(statementOf(movements, { opening: 100n, from: '2026-11-16', to: '2026-11-19' }))
})()
const norma43Week = norma43File(week())

describe.each([
  // Within a tag XML breaks wherever it is cut.
  ['camt.053', camtFile, /</],
  ['Norma 43', norma43Week, /[^]/],
])('%s', (_, file, cut) => {
  const original = statementsIn(file)

  /** Refused, or the same money: never another amount. */
  const holds = (changed: string) => {
    const { statements } = read(changed)
    return (
      statements === undefined ||
      JSON.stringify(moneyOf(statements), asText) === JSON.stringify(moneyOf(original), asText)
    )
  }
  const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

  test('with any one digit changed is refused or reads the same money', () => {
    const wrong: string[] = []
    for (let index = 0; index < file.length; index += 1) {
      const character = file[index]!
      if (!/\d/.test(character)) continue
      for (const other of ['0', '1', 'O']) {
        if (other === character) continue
        const changed = file.slice(0, index) + other + file.slice(index + 1)
        if (!holds(changed)) wrong.push(`${index}: ${file.slice(index - 20, index + 5)} -> ${other}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('cut anywhere is refused, or reads the same because only its end mark was cut', () => {
    const ends = Array.from(file, (_character, end) => end).filter((end) => cut.test(file[end]!))
    expect(ends.filter((end) => !holds(file.slice(0, end)))).toEqual([])
  })

  test('with any line left out or twice is refused or reads the same money', () => {
    const lines = file.split('\n')
    expect(lines.filter((_line, index) => !holds(lines.toSpliced(index, 1).join('\n')))).toEqual([])
    expect(lines.filter((line, index) => !holds(lines.toSpliced(index, 0, line).join('\n')))).toEqual([])
  })
})

describe('the credits or debits of a file', () => {
  const moved = (amount: bigint): BookedMovement => ({
    bookingDay: '2026-11-16',
    valueDay: '2026-11-16',
    amount,
    kind: 'other',
    remittance: '',
  })
  const ofDay = (amounts: readonly bigint[]) =>
    statementOf(amounts.map(moved), { opening: 0n, from: '2026-11-16', to: '2026-11-16' })
  const both = [MAXIMUM_CENTS, -MAXIMUM_CENTS]

  test.each([
    ['camt.053', camt053Text(ofDay(both)), camt053Text(ofDay([...both, 1n, -1n]))],
    ['Norma 43', norma43File([ofDay(both)]), norma43File([ofDay([...both, 1n, -1n])])],
    ['several statements', norma43File([ofDay(both)]), norma43File([ofDay(both), ofDay([1n, -1n])])],
  ])('cannot exceed the maximum amount: %s', (_, most, more) => {
    expect(read(most).refusal).toBeUndefined()
    expect(read(more).refusal).toMatchObject({ reason: 'amount-too-large', values: { found: '1000000000000.00' } })
  })
})
