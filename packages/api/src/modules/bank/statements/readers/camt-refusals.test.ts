import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Each change violates one rule; the line is counted from 1. */
describe('a camt.053 is refused', () => {
  const second = '<Amt Ccy="EUR">1526</Amt>'
  const iban = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>'
  test.each([
    {
      what: 'with a DOCTYPE',
      from: '<Document',
      to: '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document',
      refusal: { reason: 'xml-doctype', line: 2, column: 9 },
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
      what: 'with text after the root',
      from: '</Document>\n',
      to: '</Document>x',
      refusal: { reason: 'xml-broken', line: 43, column: 12 },
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
      what: 'with a sum other than stated',
      from: '<Sum>1500',
      to: '<Sum>1501',
      refusal: { reason: 'sum-contradicts', line: 12, values: { found: '1501.00', expected: '1500.00' } },
    },
    {
      what: 'with an entry without an amount',
      from: second,
      to: '',
      refusal: { reason: 'element-missing', line: 29, values: { element: 'Ntry/Amt' } },
    },
    {
      what: 'with an entry with two amounts',
      from: second,
      to: second + second,
      refusal: { reason: 'element-repeated', line: 30, values: { element: 'Amt' } },
    },
    {
      what: 'with an amount without a currency',
      from: second,
      to: '<Amt>1526</Amt>',
      refusal: { reason: 'currency-not-euro', line: 30, values: { found: '' } },
    },
    {
      what: 'with an amount in another currency',
      from: second,
      to: second.replace('EUR', 'GBP'),
      refusal: { reason: 'currency-not-euro', line: 30, values: { found: 'GBP' } },
    },
    {
      what: 'with a decimal comma',
      from: second,
      to: second.replace('1526', '1526,00'),
      refusal: { reason: 'amount-unreadable', line: 30, values: { found: '1526,00' } },
    },
    {
      what: 'with a sign in the amount',
      from: second,
      to: second.replace('1526', '-1526'),
      refusal: { reason: 'amount-unreadable', line: 30, values: { found: '-1526' } },
    },
    {
      what: 'with an exponent',
      from: second,
      to: second.replace('1526', '1e3'),
      refusal: { reason: 'amount-unreadable', line: 30, values: { found: '1e3' } },
    },
    {
      what: 'with an empty amount',
      from: second,
      to: second.replace('1526', ''),
      refusal: { reason: 'amount-unreadable', line: 30, values: { found: '' } },
    },
    {
      what: 'with a third decimal that is not zero',
      from: '0001500.0000',
      to: '1500.001',
      refusal: { reason: 'amount-decimals', line: 14, values: { found: '1500.001' } },
    },
    {
      what: 'with an amount above the maximum',
      from: second,
      to: second.replace('1526', '1000000000000'),
      refusal: { reason: 'amount-too-large', line: 30, values: { found: '1000000000000' } },
    },
    {
      what: 'without a side',
      from: '<CdtDbtInd>DBIT</CdtDbtInd>',
      to: '',
      refusal: { reason: 'element-missing', line: 29, values: { element: 'Ntry/CdtDbtInd' } },
    },
    {
      what: 'with an unknown side',
      from: '>DBIT<',
      to: '>DEBT<',
      refusal: { reason: 'direction-unknown', line: 30, values: { found: 'DEBT' } },
    },
    {
      what: 'without a statement',
      from: /<Stmt>[^]*<\/Stmt>/,
      to: '',
      refusal: { reason: 'element-missing', line: 3, values: { element: 'BkToCstmrStmt/Stmt' } },
    },
    {
      what: 'with two closing balances in euro that differ',
      from: /CLAV(.*)USD/,
      to: 'CLBD$1EUR',
      refusal: { reason: 'element-repeated', line: 11, values: { element: 'Bal/CLBD' } },
    },
    {
      what: 'without a closing balance',
      from: /<Bal>.*CLBD.*<\/Bal>/,
      to: '',
      refusal: { reason: 'closing-missing', line: 5 },
    },
  ])('$what', ({ from, to, refusal }) => {
    expect(read(changed(STATEMENT, from, to))).toEqual({ refusal })
  })
})

test('a statement that begins after today is refused: nothing can have been booked', () => {
  const values = { found: '2026-11-19', today: '2026-11-18' }
  expect(readStatementFile(Buffer.from(STATEMENT), '2026-11-18').refusal).toEqual({
    reason: 'day-future',
    line: 7,
    values,
  })
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
    [
      'another XML',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>',
      'message-unknown',
    ],
  ])('such as %s is refused', (_, text, reason) => {
    expect(read(text).refusal).toMatchObject({ reason, line: 1 })
  })
})
