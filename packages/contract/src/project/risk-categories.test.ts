import { expect, test } from 'vitest'
import { expectedRateOn, type RateFrom } from './risk-categories.ts'

const RATES: readonly RateFrom[] = [
  { category: 'A', expectedRate: 150, validFrom: '2026-07-01' },
  { category: 'A', expectedRate: 100, validFrom: '2026-01-01' },
  { category: 'A', expectedRate: 120, validFrom: '2026-04-01' },
  { category: 'B', expectedRate: 400, validFrom: '2026-06-01' },
]

test.each([
  ['A', '2025-12-31', null],
  ['A', '2026-01-01', 100],
  ['A', '2026-06-30', 120],
  ['A', '2026-07-01', 150],
  ['B', '2026-05-31', null],
  ['B', '2027-01-01', 400],
  ['C', '2027-01-01', null],
] as const)('category %s has on %s the expected default rate %s', (category, day, expected) => {
  expect(expectedRateOn(RATES, category, day)).toBe(expected)
})
