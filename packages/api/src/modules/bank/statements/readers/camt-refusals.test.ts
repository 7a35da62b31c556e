import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './index.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Each change violates one rule; the line is counted from 1. */
describe('a camt.053 is refused', () => {
  const iban = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>'
  test.each([
    {
      what: 'with a DOCTYPE',
      from: '<Document',
      to: '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document',
      refusal: { reason: 'xml-doctype', line: 2, column: 30 },
    },
    {
      what: 'with an entity that XML does not have',
      from: 'Otra persona',
      to: '&otra;',
      refusal: { reason: 'xml-broken', line: 23, column: 38 },
    },
    {
      what: 'with a tag that is not closed',
      from: '</Sts>',
      to: '',
      refusal: { reason: 'xml-broken', line: 28, column: 13 },
    },
    {
      what: 'with two roots',
      from: '</Document>\n',
      to: '</Document>\n<Document/>',
      refusal: { reason: 'xml-broken', line: 44, column: 10 },
    },
    {
      what: 'with text after the root',
      from: '</Document>\n',
      to: '</Document>x',
      refusal: { reason: 'xml-broken', line: 43, column: 12 },
    },
    {
      what: 'with text between elements',
      from: '<Ntry>',
      to: '<Ntry>1',
      refusal: { reason: 'element-mixed', line: 13, values: { element: 'Ntry' } },
    },
    {
      what: 'that nests too deep',
      from: '<Id>S1</Id>',
      to: `${'<A>'.repeat(40)}${'</A>'.repeat(40)}`,
      refusal: { reason: 'xml-depth', line: 6, values: { maximum: '40' } },
    },
    {
      what: 'with a text without end',
      from: 'Otra persona',
      to: 'x'.repeat(2001),
      refusal: { reason: 'text-too-long', line: 23, values: { element: 'Nm', maximum: '2000' } },
    },
    {
      what: 'in an unsupported version',
      from: '053.001.08',
      to: '053.001.07',
      refusal: { reason: 'version-unknown', line: 2, values: { found: 'camt.053.001.07' } },
    },
    {
      what: 'in another namespace',
      from: 'urn:iso',
      to: 'urn:is0',
      refusal: { reason: 'version-unknown', line: 2, values: { found: 'camt.053.001.08' } },
    },
    {
      what: 'with another root',
      from: /<Document([^]*)<\/Document>/,
      to: '<Dokument$1</Dokument>',
      refusal: { reason: 'version-unknown', line: 2, values: { found: 'camt.053.001.08' } },
    },
    {
      what: 'with the content of another message',
      from: /BkToCstmrStmt>/g,
      to: 'BkToCstmrAcctRpt>',
      refusal: { reason: 'element-missing', line: 5, values: { element: 'BkToCstmrStmt/Stmt' } },
    },
    {
      what: 'without a statement',
      from: /<Stmt>[^]*<\/Stmt>/,
      to: '',
      refusal: { reason: 'element-missing', line: 2, values: { element: 'BkToCstmrStmt/Stmt' } },
    },
    {
      what: 'in an unsupported character set',
      from: 'UTF-8',
      to: 'EBCDIC',
      refusal: { reason: 'encoding-unknown', line: 1, values: { found: 'EBCDIC' } },
    },
    {
      what: 'without an account',
      from: /<Acct>.*<\/Acct>/,
      to: '',
      refusal: { reason: 'element-missing', line: 5, values: { element: 'Stmt/Acct' } },
    },
    {
      what: 'with wrong check digits of its account',
      from: iban,
      to: iban.replace('ES91', 'ES19'),
      refusal: { reason: 'account-invalid', line: 8, values: { found: 'ES1921000418450200051332' } },
    },
    {
      what: 'of an account in dollars',
      from: '<Ccy>EUR',
      to: '<Ccy>USD',
      refusal: { reason: 'currency-not-euro', line: 8, values: { found: 'USD' } },
    },
    { what: 'without an opening balance', from: 'OPBD', to: 'ITBD', refusal: { reason: 'opening-missing', line: 5 } },
    { what: 'without a closing balance', from: 'CLBD', to: 'ITBD', refusal: { reason: 'closing-missing', line: 5 } },
    {
      what: 'with two closing balances that differ',
      from: '>CLAV',
      to: '>CLBD',
      refusal: { reason: 'currency-not-euro', line: 11, values: { found: 'USD' } },
    },
    {
      what: 'with two opening balances that differ',
      from: /CLAV(.*)USD/,
      to: 'OPBD$1EUR',
      refusal: { reason: 'element-repeated', line: 11, values: { element: 'Bal/OPBD' } },
    },
    {
      what: 'with another closing balance of the day before',
      from: /CLAV(.*)USD/,
      to: 'PRCD$1EUR',
      refusal: { reason: 'opening-contradicts', line: 9, values: { found: '1000.00', expected: '1.00' } },
    },
    {
      what: 'whose balances differ by a cent',
      from: '974.00',
      to: '974.01',
      refusal: {
        reason: 'balance-contradicts',
        line: 10,
        values: { opening: '1000.00', movements: '-26.00', closing: '974.01', difference: '0.01' },
      },
    },
    {
      what: 'with a balance on the other side',
      from: /(974.*)CRDT/,
      to: '$1DBIT',
      refusal: {
        reason: 'balance-contradicts',
        line: 10,
        values: { opening: '1000.00', movements: '-26.00', closing: '-974.00', difference: '-1948.00' },
      },
    },
    {
      what: 'with a number of entries other than stated',
      from: '<NbOfNtries>1',
      to: '<NbOfNtries>2',
      refusal: { reason: 'count-contradicts', line: 12, values: { found: '2', expected: '1' } },
    },
    {
      what: 'with a sum other than stated',
      from: '<Sum>1500',
      to: '<Sum>1501',
      refusal: { reason: 'sum-contradicts', line: 12, values: { found: '1501.00', expected: '1500.00' } },
    },
  ])('$what', ({ from, to, refusal }) => {
    expect(read(changed(STATEMENT, from, to))).toEqual({ refusal })
  })

  test('with bytes outside its declared character set, naming the line', () => {
    const bytes = Buffer.from(STATEMENT, 'latin1')
    expect(readStatementFile(bytes, TODAY).refusal).toMatchObject({ reason: 'encoding-broken', line: 26 })
  })

  test('with a UTF-8 byte order mark and another declared character set', () => {
    const text = `\uFEFF${STATEMENT.replace('UTF-8', 'ISO-8859-1')}`
    expect(read(text).refusal).toMatchObject({ reason: 'encoding-broken', line: 1 })
  })

  test('in UTF-16', () => {
    expect(readStatementFile(Buffer.from(`\uFEFF${STATEMENT}`, 'utf16le'), TODAY).refusal).toMatchObject({
      reason: 'encoding-unknown',
    })
  })

  test('if a movement is outside the days of its balances', () => {
    const without = changed(STATEMENT, /<FrToDt>.*<\/FrToDt>/, '')
    expect(read(without).statements).toEqual(EXPECTED)
    expect(read(changed(without, '<DtTm>2026-11-19', '<DtTm>2026-11-20')).refusal).toMatchObject({
      reason: 'day-outside',
    })
  })
})

test.each([
  ['an entry', '<DtTm>2026-11-19', '<DtTm>2026-12-01', 29],
  ['a closing balance', /(CLBD.*<Dt><Dt>)2026-11-19/, '$12026-12-01', 10],
  ['a period', '<ToDtTm>2026-11-19', '<ToDtTm>2026-12-01', 7],
])('%s of a future day is refused', (_, from, to, line) => {
  const file = changed(STATEMENT, from, to)
  const values = { found: '2026-12-01', today: TODAY }
  expect(read(file).refusal).toEqual({ reason: 'day-future', line, values })
  expect(readStatementFile(Buffer.from(file), '2026-12-01').refusal?.reason).not.toBe('day-future')
})

test('a statement of today is read, even with a future value day', () => {
  expect(readStatementFile(Buffer.from(STATEMENT), '2026-11-19')).toEqual({ statements: EXPECTED })
})

describe('something other than a statement', () => {
  test.each([
    ['an empty file', '', 'file-empty'],
    ['a table of a spreadsheet', 'Fecha;Concepto;Importe\n19/11/2026;=1+1;"1.500,00"\n', 'format-unknown'],
    ['MT940', ':20:STARTUMS\n:25:70090100/1234567890\n', 'format-unknown'],
    [
      'a page of the bank that asks to log in',
      '<!DOCTYPE html><html><body>Sesión caducada</body></html>',
      'xml-doctype',
    ],
    ['another XML', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>', 'version-unknown'],
  ])('such as %s is refused', (_, text, reason) => {
    expect(read(text).refusal).toMatchObject({ reason, line: 1 })
  })
})
