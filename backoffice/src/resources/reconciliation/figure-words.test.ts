import { expect, it } from 'vitest'
import { figureWords } from './figure-words.ts'

it.each([
  { invariant: 'balancesEqualPostings', text: '30001', words: '300,01\u00A0€' },
  { invariant: 'nothingOverdrawn', text: '-1', words: '−0,01\u00A0€' },
  { invariant: 'nothingOverdrawn', text: '>= 0', words: '>= 0' },
  { invariant: 'totalsEqualOrders', text: '30000 / 2', words: '300,00\u00A0€ / 2' },
  { invariant: 'keysHaveOneEffect', text: '2', words: '2' },
] as const)('a figure $text of $invariant reads $words', ({ invariant, text, words }) => {
  expect(figureWords(invariant, text)).toBe(words)
})
