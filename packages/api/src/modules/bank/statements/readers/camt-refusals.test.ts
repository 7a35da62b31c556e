import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './camt.fixture.ts'
import { readStatementFile, type ReadResult } from './index.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Each change makes one rule of the reader true. The line is where the file says it, from 1. */
describe('a camt.053 is refused', () => {
  const second = '<Amt Ccy="EUR">1526</Amt>'
  const iban = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>'
  test.each([
    {
      what: 'with a DOCTYPE',
      from: '<Document',
      to: '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document',
      reason: 'xml-doctype',
      line: 2,
    },
    {
      what: 'with an entity that XML does not have',
      from: 'Otra persona',
      to: '&otra;',
      reason: 'xml-broken',
      line: 23,
    },
    { what: 'with a tag that is not closed', from: '</Sts>', to: '', reason: 'xml-broken', line: 28 },
    { what: 'with two roots', from: '</Document>\n', to: '</Document>\n<Document/>', reason: 'xml-broken', line: 44 },
    { what: 'with text after the root', from: '</Document>\n', to: '</Document>x', reason: 'xml-broken', line: 43 },
    { what: 'with text between elements', from: '<Ntry>', to: '<Ntry>1', reason: 'element-mixed', line: 13 },
    {
      what: 'that nests too deep',
      from: '<Id>S1</Id>',
      to: `${'<A>'.repeat(40)}${'</A>'.repeat(40)}`,
      reason: 'xml-depth',
      line: 6,
    },
    { what: 'with a text without end', from: 'Otra persona', to: 'x'.repeat(2001), reason: 'text-too-long', line: 23 },
    { what: 'in a version that is not read', from: '053.001.08', to: '053.001.07', reason: 'version-unknown', line: 2 },
    { what: 'in another namespace', from: 'urn:iso', to: 'urn:is0', reason: 'version-unknown', line: 2 },
    {
      what: 'with another root',
      from: /<Document([^]*)<\/Document>/,
      to: '<Dokument$1</Dokument>',
      reason: 'version-unknown',
      line: 2,
    },
    {
      what: 'that is another message inside',
      from: /BkToCstmrStmt>/g,
      to: 'BkToCstmrAcctRpt>',
      reason: 'element-missing',
      line: 5,
    },
    { what: 'without a statement', from: /<Stmt>[^]*<\/Stmt>/, to: '', reason: 'element-missing', line: 2 },
    { what: 'in a character set that is not read', from: 'UTF-8', to: 'EBCDIC', reason: 'encoding-unknown', line: 1 },
    { what: 'without an account', from: /<Acct>.*<\/Acct>/, to: '', reason: 'element-missing', line: 5 },
    {
      what: 'with wrong check digits of its account',
      from: iban,
      to: iban.replace('ES91', 'ES19'),
      reason: 'account-invalid',
      line: 8,
    },
    { what: 'of an account in dollars', from: '<Ccy>EUR', to: '<Ccy>USD', reason: 'currency-not-euro', line: 8 },
    { what: 'without an opening balance', from: 'OPBD', to: 'ITBD', reason: 'opening-missing', line: 5 },
    { what: 'without a closing balance', from: 'CLBD', to: 'ITBD', reason: 'closing-missing', line: 5 },
    {
      what: 'with two closing balances that differ',
      from: '>CLAV',
      to: '>CLBD',
      reason: 'currency-not-euro',
      line: 11,
    },
    {
      what: 'with two opening balances that differ',
      from: /CLAV(.*)USD/,
      to: 'OPBD$1EUR',
      reason: 'element-repeated',
      line: 11,
    },
    {
      what: 'with another closing balance of the day before',
      from: /CLAV(.*)USD/,
      to: 'PRCD$1EUR',
      reason: 'opening-contradicts',
      line: 9,
    },
    {
      what: 'whose balances do not tie by a cent',
      from: '974.00',
      to: '974.01',
      reason: 'balance-contradicts',
      line: 10,
    },
    {
      what: 'with a balance on the other side',
      from: /(974.*)CRDT/,
      to: '$1DBIT',
      reason: 'balance-contradicts',
      line: 10,
    },
    {
      what: 'with another number of entries than it says',
      from: '<NbOfNtries>1',
      to: '<NbOfNtries>2',
      reason: 'count-contradicts',
      line: 12,
    },
    { what: 'with another sum than it says', from: '<Sum>1500', to: '<Sum>1501', reason: 'sum-contradicts', line: 12 },
    { what: 'with an entry without an amount', from: second, to: '', reason: 'element-missing', line: 29 },
    { what: 'with an entry with two amounts', from: second, to: second + second, reason: 'element-repeated', line: 30 },
    {
      what: 'with an amount without a currency',
      from: second,
      to: '<Amt>1526</Amt>',
      reason: 'currency-not-euro',
      line: 30,
    },
    {
      what: 'with an amount in another currency',
      from: second,
      to: second.replace('EUR', 'GBP'),
      reason: 'currency-not-euro',
      line: 30,
    },
    {
      what: 'with a decimal comma',
      from: second,
      to: second.replace('1526', '1526,00'),
      reason: 'amount-unreadable',
      line: 30,
    },
    {
      what: 'with a sign in the amount',
      from: second,
      to: second.replace('1526', '-1526'),
      reason: 'amount-unreadable',
      line: 30,
    },
    {
      what: 'with an exponent',
      from: second,
      to: second.replace('1526', '1e3'),
      reason: 'amount-unreadable',
      line: 30,
    },
    {
      what: 'with an empty amount',
      from: second,
      to: second.replace('1526', ''),
      reason: 'amount-unreadable',
      line: 30,
    },
    {
      what: 'with a third decimal that is not zero',
      from: '0001500.0000',
      to: '1500.001',
      reason: 'amount-decimals',
      line: 14,
    },
    {
      what: 'with more money than there is',
      from: second,
      to: second.replace('1526', '1000000000000'),
      reason: 'amount-too-large',
      line: 30,
    },
    { what: 'without a side', from: '<CdtDbtInd>DBIT</CdtDbtInd>', to: '', reason: 'element-missing', line: 29 },
    { what: 'with a side that is none', from: '>DBIT<', to: '>DEBT<', reason: 'direction-unknown', line: 30 },
    { what: 'with a status that is unknown', from: '<Cd>BOOK', to: '<Cd>BOKD', reason: 'status-unknown', line: 14 },
    {
      what: 'with a status in the shape of another version',
      from: '<Sts><Cd>BOOK</Cd></Sts>',
      to: '<Sts>BOOK</Sts>',
      reason: 'status-unknown',
      line: 14,
    },
    { what: 'without a status', from: '<Sts><Cd>BOOK</Cd></Sts>', to: '', reason: 'element-missing', line: 13 },
    {
      what: 'without a day',
      from: '<BookgDt><Dt>2026-11-19</Dt></BookgDt>',
      to: '',
      reason: 'element-missing',
      line: 13,
    },
    {
      what: 'with a day that the month does not have',
      from: '<BookgDt><Dt>2026-11-19',
      to: '<BookgDt><Dt>2026-11-31',
      reason: 'day-unreadable',
      line: 15,
    },
    {
      what: 'with a day in another order',
      from: '<ValDt><Dt>2026-11-20',
      to: '<ValDt><Dt>20-11-2026',
      reason: 'day-unreadable',
      line: 15,
    },
    {
      what: 'with an entry before its first day',
      from: '<BookgDt><Dt>2026-11-19',
      to: '<BookgDt><Dt>2026-11-18',
      reason: 'day-outside',
      line: 13,
    },
    {
      what: 'with an entry after its last day',
      from: '<DtTm>2026-11-19',
      to: '<DtTm>2026-11-20',
      reason: 'day-outside',
      line: 29,
    },
    {
      what: 'that ends before it begins',
      from: '<FrDtTm>2026-11-19',
      to: '<FrDtTm>2026-11-21',
      reason: 'days-reversed',
      line: 7,
    },
    {
      what: 'whose batch does not add up with its charges',
      from: '26.00',
      to: '25.99',
      reason: 'parts-contradict',
      line: 35,
    },
    {
      what: 'whose batch names another number',
      from: '<NbOfTxs>2',
      to: '<NbOfTxs>3',
      reason: 'count-contradicts',
      line: 34,
    },
    {
      what: 'whose batch lacks an amount',
      from: '<Amt Ccy="EUR">500.00</Amt>',
      to: '',
      reason: 'element-missing',
      line: 36,
    },
    {
      what: 'whose only transaction has another amount',
      from: '<Amt Ccy="EUR">1500.00</Amt>',
      to: '<Amt Ccy="EUR">1500.01</Amt>',
      reason: 'parts-contradict',
      line: 18,
    },
  ])('$what', ({ from, to, reason, line }) => {
    expect(read(changed(STATEMENT, from, to)).refusal).toMatchObject({ reason, line })
  })

  test('with bytes that are not what it declares, in the line where they stand', () => {
    const bytes = Buffer.from(STATEMENT, 'latin1')
    expect(readStatementFile(bytes, TODAY).refusal).toMatchObject({ reason: 'encoding-broken', line: 26 })
  })

  test('with the mark of UTF-8 and another character set in its declaration', () => {
    const text = `\uFEFF${STATEMENT.replace('UTF-8', 'ISO-8859-1')}`
    expect(read(text).refusal).toMatchObject({ reason: 'encoding-broken', line: 1 })
  })

  test('in UTF-16', () => {
    expect(readStatementFile(Buffer.from(`\uFEFF${STATEMENT}`, 'utf16le'), TODAY).refusal).toMatchObject({
      reason: 'encoding-unknown',
    })
  })

  test('when its days are not in the statement but in its balances', () => {
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
])('%s of a day that has not come is refused', (_, from, to, line) => {
  const file = changed(STATEMENT, from, to)
  const values = { found: '2026-12-01', today: TODAY }
  expect(read(file).refusal).toEqual({ reason: 'day-future', line, values })
  expect(readStatementFile(Buffer.from(file), '2026-12-01').refusal?.reason).not.toBe('day-future')
})

test('a statement of today is read, with a value day that has not come', () => {
  expect(readStatementFile(Buffer.from(STATEMENT), '2026-11-19')).toEqual({ statements: EXPECTED })
})

describe('what is no statement', () => {
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
