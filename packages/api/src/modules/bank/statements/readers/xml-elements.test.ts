import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile } from './index.ts'

const read = (text: string | Uint8Array) => readStatementFile(Buffer.from(text), TODAY)

describe('a document reads the same', () => {
  test.each([
    ['with a foreign element in its root', '<BkToCstmrStmt>', '<x:a xmlns:x="urn:x"><Stmt/></x:a><BkToCstmrStmt>'],
    ['with text in a foreign element', '<Ntry>', '<x:a xmlns:x="urn:x">1</x:a><Ntry>'],
    ['with long indents', '<Ntry>', `${' '.repeat(2001)}<Ntry>${' \t'.repeat(1001)}`],
    ['with spaces around a text', '<Ccy>EUR</Ccy>', '<Ccy> \t EUR </Ccy>'],
    ['with a space before a short text', '<IBAN>ES', '<IBAN> <![CDATA[E]]>S'],
    ['with a text of two thousand characters', '<Id>S1</Id>', `<Id>${'x'.repeat(2000)}</Id>`],
    ['with attributes of other namespaces', '<Amt Ccy', '<Amt xmlns:x="urn:x" x:Ccy="USD" Ccy'],
    [
      'with spaces around its namespace',
      'xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"',
      'xmlns=" urn:iso:std:iso:20022:tech:xsd:camt.053.001.08 "',
    ],
  ])('%s', (_, from, to) => {
    expect(read(changed(STATEMENT, from, to))).toEqual({ statements: EXPECTED })
  })
})

test.each([
  ['!', '!'],
  [' 7', '7'],
  ['A<![CDATA[ ]]>B', 'A B'],
])('the text %j of an element is %j', (written, remittance) => {
  const { statements } = read(changed(STATEMENT, /<RmtInf>.*<\/RmtInf>/, `<RmtInf><Ustrd>${written}</Ustrd></RmtInf>`))
  expect(statements![0]!.movements[0]!.remittance).toBe(remittance)
})

test('text beside a single element is refused', () => {
  const mixed = changed(STATEMENT, '<CdOrPrtry><Cd>OPBD', '<CdOrPrtry>x<Cd>OPBD')
  expect(read(mixed).refusal).toEqual({ reason: 'element-mixed', line: 9, values: { element: 'CdOrPrtry' } })
})

describe('bytes', () => {
  test.each([
    ['little', [0xff, 0xfe]],
    ['big', [0xfe, 0xff]],
  ])('of UTF-16 with the %s end first are refused', (_, mark) => {
    const refusal = { reason: 'encoding-unknown', line: 1, values: { found: 'UTF-16' } }
    expect(read(Buffer.concat([Buffer.from(mark), Buffer.from('<\0')]))).toEqual({ refusal })
  })

  test.each([
    ['with a first byte of no byte order mark', [0xff, 0xff]],
    ['with a second byte of no byte order mark', [0xfe, 0xfd]],
  ])('%s are refused as a bank file', (_, start) => {
    expect(read(Buffer.concat([Buffer.from(start), Buffer.from('<')]))).toEqual({
      refusal: { reason: 'format-unknown', line: 1 },
    })
  })

  test('that are broken in an unterminated last line are refused there', () => {
    const broken = Buffer.concat([Buffer.from(STATEMENT.trimEnd()), Buffer.from([0xff])])
    const refusal = { reason: 'encoding-broken', line: 43, values: { expected: 'UTF-8' } }
    expect(read(broken)).toEqual({ refusal })
  })
})

describe('a value', () => {
  const day = '<ValDt><Dt>2026-11-20'
  test.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-01-31', '2199-12-31'])('may be the day %s', (value) => {
    const { statements } = read(changed(STATEMENT, day, `<ValDt><Dt>${value}`))
    expect(statements![0]!.movements[0]!.valueDay).toBe(value)
  })

  test.each([
    '1899-12-31',
    '2100-02-29',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-04-00',
    '2200-01-01',
  ])('is not the day %s', (value) => {
    expect(read(changed(STATEMENT, day, `<ValDt><Dt>${value}`)).refusal).toEqual({
      reason: 'day-unreadable',
      line: 15,
      values: { found: value },
    })
  })

  test('may be the largest amount', () => {
    const { refusal } = read(changed(STATEMENT, '<Amt Ccy="EUR">1526</Amt>', '<Amt Ccy="EUR">999999999999.99</Amt>'))
    expect(refusal!.reason).toBe('parts-contradict')
  })
})
