import { describe, expect, test } from 'vitest'
import { parseTypedAmount, parseTypedPercent } from './typed-amount.ts'

describe('a typed amount', () => {
  test.each([
    ['1250', '1250.00'],
    ['0', '0.00'],
    ['007', '7.00'],
    ['1250,5', '1250.50'],
    ['1250,50', '1250.50'],
    ['1250,', '1250.00'],
    ['1250.', '1250.00'],
    [',5', '0.50'],
    ['.05', '0.05'],
    ['0,05', '0.05'],
    ['1.250', '1250.00'],
    ['1.250.000', '1250000.00'],
    ['1.250,5', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1.250.000,05', '1250000.05'],
    ['1250.50', '1250.50'],
    ['1250.5', '1250.50'],
    ['1.25', '1.25'],
    ['1,250.50', '1250.50'],
    ['1,250,000.5', '1250000.50'],
    ['  1.250,50 € ', '1250.50'],
    ['1.250,50\u00A0€', '1250.50'],
    ['€1250', '1250.00'],
    ['1250 eur', '1250.00'],
    ['1 250,50', '1250.50'],
    ['1\u202F250', '1250.00'],
    ['-5', '-5.00'],
    ['\u22125,5', '-5.50'],
    ['-0', '0.00'],
    ['999999999999,99', '999999999999.99'],
    ['000000000000007', '7.00'],
  ])('%j is %s', (typed, wire) => {
    expect(parseTypedAmount(typed)).toBe(wire)
  })

  test.each([
    ['', 'nothing'],
    ['   ', 'only spaces'],
    ['€', 'only the sign'],
    ['mil', 'words'],
    ['1,250', 'one and a quarter, or more than a thousand'],
    ['1,250,000', 'commas cannot part thousands by themselves'],
    ['0.250', 'thousands do not begin with zero'],
    ['1250,505', 'three decimals'],
    ['12.50.00', 'groups of two'],
    ['1.2500', 'a group of four'],
    ['1250.000', 'a first group of four'],
    ['1.250,50,5', 'two decimal marks'],
    ['1.250.5', 'both marks are dots'],
    ['1,250.505', 'three decimals behind English thousands'],
    [',', 'only a mark'],
    ['.', 'only a mark'],
    ['--5', 'two signs'],
    ['5-', 'a sign behind'],
    ['+5', 'a plus'],
    ['1e3', 'an exponent'],
    ['0x10', 'hexadecimal'],
    ['٣', 'digits of another script'],
    ['1000000000000', 'more than the wire carries'],
    ['NaN', 'not a number'],
    ['Infinity', 'no end'],
  ])('%j is refused: %s', (typed) => {
    expect(parseTypedAmount(typed)).toBeUndefined()
  })
})

test.each([
  ['7,25', 7.25],
  ['7.25 %', 7.25],
  ['7', 7],
  ['0,1', 0.1],
  ['-1', -1],
  ['7,255', undefined],
  ['%', undefined],
])('a typed percentage %j is %s', (typed, percent) => {
  expect(parseTypedPercent(typed)).toBe(percent)
})
