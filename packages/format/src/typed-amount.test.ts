import { describe, expect, test } from 'vitest'
import { parseTypedAmount, parseTypedPercent } from './typed-amount.ts'

describe('a typed amount', () => {
  test.each([
    { typed: '1250', wire: '1250.00' },
    { typed: '007', wire: '7.00' },
    { typed: '\u200B1\u202F250,50\u00A0€\u200F', wire: '1250.50' },
    { typed: '１２５０', wire: '1250.00' },
    { typed: '1250,50', wire: '1250.50' },
    { typed: '1250,', wire: '1250.00' },
    { typed: '1250.', wire: '1250.00' },
    { typed: ',5', wire: '0.50' },
    { typed: '1.250', wire: '1250.00' },
    { typed: '1.250,50', wire: '1250.50' },
    { typed: '1250.5', wire: '1250.50' },
    { typed: '1.25', wire: '1.25' },
    { typed: '1,250,000.5', wire: '1250000.50' },
    { typed: '  1.250,50 € ', wire: '1250.50' },
    { typed: '€1250', wire: '1250.00' },
    { typed: '1250 eur', wire: '1250.00' },
    { typed: '1 250,50', wire: '1250.50' },
    { typed: '1.250,-', wire: '1250.00' },
    { typed: '1.250,50.-', wire: '1250.50' },
    { typed: "1'250.50", wire: '1250.50' },
    { typed: '1.250’50', wire: '1250.50' },
    { typed: '"1.250,50";', wire: '1250.50' },
    { typed: 'EUR 1 250 000.5', wire: '1250000.50' },
    { typed: '1.250,50 Eur.', wire: '1250.50' },
    { typed: '− 5 €', wire: '-5.00' },
    { typed: '\u22125,5', wire: '-5.50' },
    { typed: '-0', wire: '0.00' },
    { typed: '999999999999,99', wire: '999999999999.99' },
    { typed: '000000000000007', wire: '7.00' },
  ])("'$typed' is read as $wire", ({ typed, wire }) => {
    expect(parseTypedAmount(typed)).toBe(wire)
  })

  test.each([
    { typed: '', reason: 'nothing' },
    { typed: '€', reason: 'only the sign' },
    { typed: '1,250', reason: 'ambiguous: 1.25 or 1250' },
    { typed: '1,250,000', reason: 'commas that separate thousands without decimals' },
    { typed: '0.250', reason: 'thousands do not begin with zero' },
    { typed: '1250,505', reason: 'three decimals' },
    { typed: "1'250", reason: 'ambiguous: 1.25 or 1250' },
    { typed: '12.50.00', reason: 'groups of two' },
    { typed: '1250.000', reason: 'a first group of four' },
    { typed: '1.250,50,5', reason: 'two decimal marks' },
    { typed: '1.250.5', reason: 'both marks are dots' },
    { typed: '.', reason: 'only a mark' },
    { typed: '5-', reason: 'a trailing sign' },
    { typed: '+5', reason: 'a plus' },
    { typed: '1e3', reason: 'an exponent' },
    { typed: '٣', reason: 'digits of another script' },
    { typed: '1000000000000', reason: 'more than the wire carries' },
    { typed: '12€50', reason: 'the unit for a mark' },
    { typed: '1250 50', reason: 'a space for a mark' },
    { typed: '100 € 200 €', reason: 'two amounts' },
    { typed: '100\n200', reason: 'two cells' },
    { typed: '1250¹ €', reason: 'a footnote' },
    { typed: '12½', reason: 'a fraction' },
  ])("'$typed' is refused: $reason", ({ typed }) => {
    expect(parseTypedAmount(typed)).toBeUndefined()
  })
})

test.each([
  { typed: '7,25', percent: 7.25 },
  { typed: '7.25 %', percent: 7.25 },
  { typed: '0,1', percent: 0.1 },
  { typed: '7,255', percent: undefined },
  { typed: '７，２５％', percent: 7.25 },
  { typed: '7%25', percent: undefined },
  { typed: '7,25 %²', percent: undefined },
])("a typed percentage '$typed' is read as $percent", ({ typed, percent }) => {
  expect(parseTypedPercent(typed)).toBe(percent)
})
