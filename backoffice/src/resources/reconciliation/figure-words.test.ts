import { expect, it } from 'vitest'
import { figureWords } from './figure-words.ts'

it.each([
  ['balancesEqualPostings', '30001', '300,01\u00A0€'],
  ['nothingOverdrawn', '-1', '−0,01\u00A0€'],
  ['nothingOverdrawn', '>= 0', '>= 0'],
  ['totalsEqualOrders', '30000 / 2', '300,00\u00A0€ / 2'],
  ['keysHaveOneEffect', '2', '2'],
] as const)('of %s tells %s as %s', (invariant, text, words) => {
  expect(figureWords(invariant, text)).toBe(words)
})
