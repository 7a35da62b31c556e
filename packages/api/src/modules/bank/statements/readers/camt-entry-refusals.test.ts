import { describe, expect, test } from 'vitest'
import { changed, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile } from './index.ts'

/** Each change violates one rule; the line is counted from 1. */
describe('a camt.053 is refused', () => {
  const second = '<Amt Ccy="EUR">1526</Amt>'
  test.each([
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
      what: 'with a status that is unknown',
      from: '<Cd>BOOK',
      to: '<Cd>BOKD',
      refusal: { reason: 'status-unknown', line: 14, values: { found: 'BOKD' } },
    },
    {
      what: 'with a status in the shape of another version',
      from: '<Sts><Cd>BOOK</Cd></Sts>',
      to: '<Sts>BOOK</Sts>',
      refusal: { reason: 'status-unknown', line: 14, values: { found: '' } },
    },
    {
      what: 'without a status',
      from: '<Sts><Cd>BOOK</Cd></Sts>',
      to: '',
      refusal: { reason: 'element-missing', line: 13, values: { element: 'Ntry/Sts' } },
    },
    {
      what: 'without a day',
      from: '<BookgDt><Dt>2026-11-19</Dt></BookgDt>',
      to: '',
      refusal: { reason: 'element-missing', line: 13, values: { element: 'Ntry/BookgDt' } },
    },
    {
      what: 'with a day that does not exist',
      from: '<BookgDt><Dt>2026-11-19',
      to: '<BookgDt><Dt>2026-11-31',
      refusal: { reason: 'day-unreadable', line: 15, values: { found: '2026-11-31' } },
    },
    {
      what: 'with a day in another order',
      from: '<ValDt><Dt>2026-11-20',
      to: '<ValDt><Dt>20-11-2026',
      refusal: { reason: 'day-unreadable', line: 15, values: { found: '20-11-2026' } },
    },
    {
      what: 'with an entry before the first day',
      from: '<BookgDt><Dt>2026-11-19',
      to: '<BookgDt><Dt>2026-11-18',
      refusal: {
        reason: 'day-outside',
        line: 13,
        values: { found: '2026-11-18', from: '2026-11-19', to: '2026-11-19' },
      },
    },
    {
      what: 'with an entry after its last day',
      from: '<DtTm>2026-11-19',
      to: '<DtTm>2026-11-20',
      refusal: {
        reason: 'day-outside',
        line: 29,
        values: { found: '2026-11-20', from: '2026-11-19', to: '2026-11-19' },
      },
    },
    {
      what: 'that ends before it begins',
      from: '<FrDtTm>2026-11-19',
      to: '<FrDtTm>2026-11-21',
      refusal: { reason: 'days-reversed', line: 7, values: { from: '2026-11-21', to: '2026-11-19' } },
    },
    {
      what: 'whose batch does not add up with its charges',
      from: '26.00',
      to: '25.99',
      refusal: { reason: 'parts-contradict', line: 35, values: { found: '-1500.00', expected: '-1526.00' } },
    },
    {
      what: 'whose batch names another number',
      from: '<NbOfTxs>2',
      to: '<NbOfTxs>3',
      refusal: { reason: 'count-contradicts', line: 34, values: { found: '3', expected: '2' } },
    },
    {
      what: 'whose batch lacks an amount',
      from: '<Amt Ccy="EUR">500.00</Amt>',
      to: '',
      refusal: { reason: 'element-missing', line: 36, values: { element: 'TxDtls/Amt' } },
    },
    {
      what: 'whose only transaction has another amount',
      from: '<Amt Ccy="EUR">1500.00</Amt>',
      to: '<Amt Ccy="EUR">1500.01</Amt>',
      refusal: { reason: 'parts-contradict', line: 18, values: { found: '1500.01', expected: '1500.00' } },
    },
  ])('$what', ({ from, to, refusal }) => {
    expect(readStatementFile(Buffer.from(changed(STATEMENT, from, to)), TODAY)).toEqual({ refusal })
  })
})
