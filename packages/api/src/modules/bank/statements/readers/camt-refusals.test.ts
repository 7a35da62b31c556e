import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Each change violates one rule; the line is counted from 1. */
describe('a camt.053 is refused', () => {
  const second = '<Amt Ccy="EUR">1526</Amt>'
  const iban = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>'
  test.each<
    [what: string, from: string | RegExp, to: string, reason: string, line: number, values?: object, column?: number]
  >([
    ['with a DOCTYPE', '<Document', '<!DOCTYPE a [<!ENTITY b "c">]>\n<Document', 'xml-doctype', 2, undefined, 9],
    ['with an entity that XML does not have', 'Otra persona', '&otra;', 'xml-broken', 23, undefined, 38],
    ['with a tag that is not closed', '</Sts>', '', 'xml-broken', 28, undefined, 13],
    ['with text after the root', '</Document>\n', '</Document>x', 'xml-broken', 43, undefined, 12],
    [
      'that nests too deep',
      '<Id>S1</Id>',
      `${'<A>'.repeat(40)}${'</A>'.repeat(40)}`,
      'xml-depth',
      6,
      { maximum: '40' },
    ],
    [
      'with a text without end',
      'Otra persona',
      'x'.repeat(2001),
      'text-too-long',
      23,
      { element: 'Nm', maximum: '2000' },
    ],
    ['without an account', /<Acct>.*<\/Acct>/, '', 'element-missing', 5, { element: 'Stmt/Acct' }],
    [
      'with wrong check digits of its account',
      iban,
      iban.replace('ES91', 'ES19'),
      'account-invalid',
      8,
      { found: 'ES1921000418450200051332' },
    ],
    ['of an account in dollars', '<Ccy>EUR', '<Ccy>USD', 'currency-not-euro', 8, { found: 'USD' }],
    [
      'with another closing balance of the day before',
      /CLAV(.*)USD/,
      'PRCD$1EUR',
      'opening-contradicts',
      9,
      { found: '1000.00', expected: '1.00' },
    ],
    [
      'whose balances differ by a cent',
      '974.00',
      '974.01',
      'balance-contradicts',
      10,
      { opening: '1000.00', movements: '-26.00', closing: '974.01', difference: '0.01' },
    ],
    [
      'with a balance on the other side',
      /(974.*)CRDT/,
      '$1DBIT',
      'balance-contradicts',
      10,
      { opening: '1000.00', movements: '-26.00', closing: '-974.00', difference: '-1948.00' },
    ],
    [
      'with a sum other than stated',
      '<Sum>1500',
      '<Sum>1501',
      'sum-contradicts',
      12,
      { found: '1501.00', expected: '1500.00' },
    ],
    ['with an entry without an amount', second, '', 'element-missing', 29, { element: 'Ntry/Amt' }],
    ['with an entry with two amounts', second, second + second, 'element-repeated', 30, { element: 'Amt' }],
    ['with an amount without a currency', second, '<Amt>1526</Amt>', 'currency-not-euro', 30, { found: '' }],
    [
      'with an amount in another currency',
      second,
      second.replace('EUR', 'GBP'),
      'currency-not-euro',
      30,
      { found: 'GBP' },
    ],
    ['with a decimal comma', second, second.replace('1526', '1526,00'), 'amount-unreadable', 30, { found: '1526,00' }],
    ['with a sign in the amount', second, second.replace('1526', '-1526'), 'amount-unreadable', 30, { found: '-1526' }],
    ['with an exponent', second, second.replace('1526', '1e3'), 'amount-unreadable', 30, { found: '1e3' }],
    ['with an empty amount', second, second.replace('1526', ''), 'amount-unreadable', 30, { found: '' }],
    ['with a third decimal that is not zero', '0001500.0000', '1500.001', 'amount-decimals', 14, { found: '1500.001' }],
    [
      'with an amount above the maximum',
      second,
      second.replace('1526', '1000000000000'),
      'amount-too-large',
      30,
      { found: '1000000000000' },
    ],
    ['without a side', '<CdtDbtInd>DBIT</CdtDbtInd>', '', 'element-missing', 29, { element: 'Ntry/CdtDbtInd' }],
    ['with an unknown side', '>DBIT<', '>DEBT<', 'direction-unknown', 30, { found: 'DEBT' }],
    ['without a statement', /<Stmt>[^]*<\/Stmt>/, '', 'element-missing', 3, { element: 'BkToCstmrStmt/Stmt' }],
    [
      'with two closing balances in euro that differ',
      /CLAV(.*)USD/,
      'CLBD$1EUR',
      'element-repeated',
      11,
      { element: 'Bal/CLBD' },
    ],
    ['without a closing balance', /<Bal>.*CLBD.*<\/Bal>/, '', 'closing-missing', 5],
  ])('%s', (...given) => {
    const [, from, to, reason, line, values, column] = given
    const refusal = { reason, line, ...(values && { values }), ...(column && { column }) }
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
