import { expect, test } from 'vitest'
import { formatBasisPoints, formatPercent } from './percent.ts'

test.each([
  [0, '0,00'],
  [7.25, '7,25'],
  [7.1, '7,10'],
  [1.15, '1,15'],
  [100, '100,00'],
  [1234.5, '1.234,50'],
  [-0.82, '−0,82'],
])('%s percent is shown with two decimals (handbook rule 11.5)', (percent, shown) => {
  expect(formatPercent(percent)).toBe(`${shown}\u00A0%`)
})

test.each([
  [725, '7,25'],
  [5, '0,05'],
  [-5, '−0,05'],
  [10_000, '100,00'],
])('%s basis points', (basisPoints, shown) => {
  expect(formatBasisPoints(basisPoints)).toBe(`${shown}\u00A0%`)
})

test('a gain may carry its plus', () => {
  expect(formatPercent(7.25, { sign: 'always' })).toBe('+7,25\u00A0%')
  expect(formatPercent(0, { sign: 'always' })).toBe('0,00\u00A0%')
})
