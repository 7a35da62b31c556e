import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Each change violates one rule; the line is counted from 1. */
describe('a camt.053 is refused', () => {
  const second = '<Amt Ccy="EUR">1526</Amt>'
  const iban = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>'
  test.each([
    [
      'with a DOCTYPE',
      '<Document',
      '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document',
      { reason: 'xml-doctype', line: 2, column: 9 },
    ],
    ['with an entity that XML does not have', 'Otra persona', '&otra;', { reason: 'xml-broken', line: 23, column: 38 }],
    ['with a tag that is not closed', '</Sts>', '', { reason: 'xml-broken', line: 28, column: 13 }],
    ['with text after the root', '</Document>\n', '</Document>x', { reason: 'xml-broken', line: 43, column: 12 }],
    [
      'that nests too deep',
      '<Id>S1</Id>',
      `${'<A>'.repeat(40)}${'</A>'.repeat(40)}`,
      { reason: 'xml-depth', line: 6, values: { maximum: '40' } },
    ],
    [
      'with a text without end',
      'Otra persona',
      'x'.repeat(2001),
      { reason: 'text-too-long', line: 23, values: { element: 'Nm', maximum: '2000' } },
    ],
    [
      'without an account',
      /<Acct>.*<\/Acct>/,
      '',
      { reason: 'element-missing', line: 5, values: { element: 'Stmt/Acct' } },
    ],
    [
      'with wrong check digits of its account',
      iban,
      iban.replace('ES91', 'ES19'),
      { reason: 'account-invalid', line: 8, values: { found: 'ES1921000418450200051332' } },
    ],
    [
      'of an account in dollars',
      '<Ccy>EUR',
      '<Ccy>USD',
      { reason: 'currency-not-euro', line: 8, values: { found: 'USD' } },
    ],
    [
      'with another closing balance of the day before',
      /CLAV(.*)USD/,
      'PRCD$1EUR',
      { reason: 'opening-contradicts', line: 9, values: { found: '1000.00', expected: '1.00' } },
    ],
    [
      'whose balances differ by a cent',
      '974.00',
      '974.01',
      {
        reason: 'balance-contradicts',
        line: 10,
        values: { opening: '1000.00', movements: '-26.00', closing: '974.01', difference: '0.01' },
      },
    ],
    [
      'with a balance on the other side',
      /(974.*)CRDT/,
      '$1DBIT',
      {
        reason: 'balance-contradicts',
        line: 10,
        values: { opening: '1000.00', movements: '-26.00', closing: '-974.00', difference: '-1948.00' },
      },
    ],
    [
      'with a sum other than stated',
      '<Sum>1500',
      '<Sum>1501',
      { reason: 'sum-contradicts', line: 12, values: { found: '1501.00', expected: '1500.00' } },
    ],
    [
      'with an entry without an amount',
      second,
      '',
      { reason: 'element-missing', line: 29, values: { element: 'Ntry/Amt' } },
    ],
    [
      'with an entry with two amounts',
      second,
      second + second,
      { reason: 'element-repeated', line: 30, values: { element: 'Amt' } },
    ],
    [
      'with an amount without a currency',
      second,
      '<Amt>1526</Amt>',
      { reason: 'currency-not-euro', line: 30, values: { found: '' } },
    ],
    [
      'with an amount in another currency',
      second,
      second.replace('EUR', 'GBP'),
      { reason: 'currency-not-euro', line: 30, values: { found: 'GBP' } },
    ],
    [
      'with a decimal comma',
      second,
      second.replace('1526', '1526,00'),
      { reason: 'amount-unreadable', line: 30, values: { found: '1526,00' } },
    ],
    [
      'with a sign in the amount',
      second,
      second.replace('1526', '-1526'),
      { reason: 'amount-unreadable', line: 30, values: { found: '-1526' } },
    ],
    [
      'with an exponent',
      second,
      second.replace('1526', '1e3'),
      { reason: 'amount-unreadable', line: 30, values: { found: '1e3' } },
    ],
    [
      'with an empty amount',
      second,
      second.replace('1526', ''),
      { reason: 'amount-unreadable', line: 30, values: { found: '' } },
    ],
    [
      'with a third decimal that is not zero',
      '0001500.0000',
      '1500.001',
      { reason: 'amount-decimals', line: 14, values: { found: '1500.001' } },
    ],
    [
      'with an amount above the maximum',
      second,
      second.replace('1526', '1000000000000'),
      { reason: 'amount-too-large', line: 30, values: { found: '1000000000000' } },
    ],
    [
      'without a side',
      '<CdtDbtInd>DBIT</CdtDbtInd>',
      '',
      { reason: 'element-missing', line: 29, values: { element: 'Ntry/CdtDbtInd' } },
    ],
    ['with an unknown side', '>DBIT<', '>DEBT<', { reason: 'direction-unknown', line: 30, values: { found: 'DEBT' } }],
    [
      'without a statement',
      /<Stmt>[^]*<\/Stmt>/,
      '',
      { reason: 'element-missing', line: 3, values: { element: 'BkToCstmrStmt/Stmt' } },
    ],
    [
      'with two closing balances in euro that differ',
      /CLAV(.*)USD/,
      'CLBD$1EUR',
      { reason: 'element-repeated', line: 11, values: { element: 'Bal/CLBD' } },
    ],
    ['without a closing balance', /<Bal>.*CLBD.*<\/Bal>/, '', { reason: 'closing-missing', line: 5 }],
  ])('%s', (_what, from, to, refusal) => {
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
