import { describe, expect, test } from 'vitest'
import { changed, TODAY } from './testing/camt.ts'
import { type ReadMovement } from './index.ts'
import { readStatementFile } from './testing/read-statement-file.ts'
import { FILE } from './testing/norma43.ts'

const read = (text: string) => readStatementFile(Buffer.from(text), TODAY)
const movementsIn = (
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
): readonly ReadMovement[] => {
  const { statements, refusal } = read(changes.reduce((text, [from, to]) => changed(text, from, to), FILE))
  expect(refusal).toBeUndefined()
  return statements!.flatMap(({ movements }) => movements)
}

const withLetterAt = (record: string, column: number) =>
  changed(FILE, new RegExp(`^(${record}.{${column - 3}}).`, 'm'), '$1X')

describe('a record', () => {
  test.each([
    ['11', 48, ['48', '50']],
    ['11', 50, ['48', '50']],
    ['33', 74, ['74', '76']],
    ['33', 76, ['74', '76']],
  ])('%s with a letter in column %i has an unexpected value', (record, column, [from, to]) => {
    expect(read(withLetterAt(record, column)).refusal).toMatchObject({ reason: 'columns-value', values: { from, to } })
  })

  test.each([
    ['24', 3],
    ['33', 77],
    ['88', 27],
  ])('%s may have anything from column %i on', (record, column) => {
    expect(read(changed(FILE, new RegExp(`^(${record}.{${column - 3}}).*$`, 'm'), '$1XYZ'))).toEqual(read(FILE))
  })

  test.each([
    ['24 twice', [['24019780', '240197800000000150000\n24019780']], '000016'],
    ['24 without texts', [[/(2301NU[^]*)(?=24019)/, '']], '000010'],
    [
      '24 before the end of the account',
      [
        ['2611199900020', '2611199900020'],
        [/(22.*1700010{14}.*\n)/, '$1240197800000000000000\n'],
      ],
      '000016',
    ],
    ['23 before the end of the account', [[/(22.*1700010{14}.*\n)/, '$12301NADA\n']], '000016'],
  ] as const)('%s is accepted', (_, changes, records) => {
    const amounts = movementsIn(...changes, ['000015\n', `${records}\n`]).map(({ amount }) => amount)
    expect(amounts).toEqual([150_000n, -1250n, 2000n])
  })
})

test('the counts and sums of an account are compared, and read column by column', () => {
  const other = changed(FILE, '00002000000000012500000200000000152000', '00002000000000012510000200000000152000')
  const values = { found: '12.51', expected: '12.50' }
  expect(read(other)).toEqual({ refusal: { reason: 'sum-contradicts', line: 13, values } })
  const cent = movementsIn(
    ['00000000001250000000', '00000000001251000000'],
    ['0000200000000001250', '0000200000000001251'],
    ['00000000250750', '00000000250749'],
  )
  expect(cent.map(({ amount }) => amount)).toEqual([150_000n, -1251n, 2000n])
})

describe('a movement', () => {
  test.each([
    ['a refunded fee', '2611199900020', '2611191700020', 2, 'other'],
    ['a debit under another concept', '26111917000100000000001250', '26111999000100000000001250', 1, 'other'],
    ['a debit under the concept of fees', '2611199900020', '2611199900020', 1, 'fee'],
  ])('that is %s has its kind', (_, from, to, place, kind) => {
    expect(movementsIn([from, to])[place]!.kind).toBe(kind)
  })

  test('has a trimmed bank reference', () => {
    expect(movementsIn(['825467890138', '  8254      '])[0]!.bankReference).toBe('8254')
  })
})

describe('the texts of a transfer', () => {
  const name = 'N'.repeat(66)
  const reference = 'R'.repeat(35)
  const third = 'A'.repeat(67)
  const fourth = 'B'.repeat(72)
  test('are read up to the last column', () => {
    const [transfer] = movementsIn(
      [/^2301NU.*$/m, `2301${name}1234567890`],
      [/^2302.*$/m, `2302${reference}${'C'.repeat(41)}`],
      [/^2303.*$/m, `2303OTHRSUPP${third}`],
      [/^2304.*$/m, `2304${fourth}9999`],
      [/^2305.*$/m, `2305${'L'.repeat(76)}`],
    )
    expect(transfer).toMatchObject({
      counterpartyName: name,
      endToEndId: reference,
      remittance: `${third} ${fourth} ${'C'.repeat(41)} ${'L'.repeat(76)} RF69CAU000017`,
    })
  })

  test('keep the standard layout even if nothing follows the purpose', () => {
    const [transfer] = movementsIn([/^2303.*$/m, '2303OTHR'])
    expect(transfer).toMatchObject({ endToEndId: 'REF-DEL-ORDENANTE' })
  })
})

describe('the sender of a transfer in the layouts of banks', () => {
  const montserrat = 'MONTSERRAT ECHEVERRIA GOIKOETXEA'
  const unknown = undefined
  test.each<[why: string, texts: readonly string[], name: string | undefined]>([
    ['a heading first', ['TRANSFERENCIA RECIBIDA', montserrat, 'RF75CAU000006'], montserrat],
    ['who ordered, by a label', ['ABONO TRANSFERENCIA SEPA', 'ORD: MONTSERRAT ECHEVERRIA'], 'MONTSERRAT ECHEVERRIA'],
    ['our reference first', ['RF75CAU000006', montserrat], montserrat],
    ['our reference alone', ['RF75CAU000006'], unknown],
    ['the number of an operation', ['LIQ. OP. N 000000000000069', montserrat, 'RF75CAU000006'], montserrat],
    ['a tax number first', ['ES0000012345678Z', montserrat, 'RF75CAU000006'], montserrat],
    ['a heading alone', ['TRANSFERENCIA RECIBIDA'], unknown],
    ['what it is for', ['APORTACION INVERSION', 'PROYECTO RIBERA'], unknown],
    ['the heading and the name in one text', ['TRANSFERENCIA DE MARIA LOPEZ'], 'MARIA LOPEZ'],
    ['a telephone of Bizum', ['BIZUM DE 600123456', 'PARA INVERTIR'], unknown],
    ['a company with its form', ['ABONO', 'OLANO CONSTRUCCIONES, S.L.'], 'OLANO CONSTRUCCIONES, S.L.'],
    ['ourselves as the payee', ['TRANSFERENCIA', 'CAUCE PARTICIPATIVA SL', 'ANA GIL'], 'ANA GIL'],
    ['an IBAN', ['ES7921000813610123456789', montserrat], montserrat],
    ['a day and an office', ['19/11/2026 OFICINA 0418', montserrat], montserrat],
    ['a sender by a label in small letters', ['ordenante: Begoña Núñez'], 'Begoña Núñez'],
    ['NOTPROVIDED', ['NOTPROVIDED', montserrat], montserrat],
    ['an amount in words of the bank', ['IMPORTE 1.500,00 EUR'], unknown],
    ['nothing', [], unknown],
  ])('%s', (_, texts, name) => {
    const records = texts.map((text, index) => `230${index + 1}${text}\n`).join('')
    expect(movementsIn([/(?:^23.*\n)+(?=240197)/m, records])[0]!.counterpartyName).toBe(name)
  })
})
