import { translator } from '@cauce/i18n'
import { describe, expect, test } from 'vitest'
import {
  categoryWords,
  lastYearOf,
  lostShareOf,
  mostLoansOf,
  rateWords,
  seriesOf,
  type Window,
} from './loan-figures.ts'

const t = translator('es')
const count = (loans: number, defaults: number) => ({
  loans,
  defaults,
  rate: loans === 0 ? null : (100 * defaults) / loans,
})
const windowOf = (year: number, loans: number, defaults: number, isFinished = true): Window => ({
  year,
  isFinished,
  total: count(loans, defaults),
  categories: [{ category: 'A', ...count(loans, defaults) }],
})

describe('the last year', () => {
  test('is the latest finished year with loans, with the effect of one more default', () => {
    const windows = [windowOf(2024, 8, 0), windowOf(2025, 23, 1), windowOf(2026, 0, 0), windowOf(2027, 29, 1, false)]
    expect(lastYearOf(windows)).toEqual({ year: 2025, rate: '4,35\u00a0%', other: '8,70\u00a0%' })
  })

  test('is missing until a year with loans is over', () => {
    expect(lastYearOf([])).toBeUndefined()
    expect(lastYearOf([windowOf(2025, 0, 0), windowOf(2026, 6, 1, false)])).toBeUndefined()
  })

  test('cannot have more defaults than loans', () => {
    expect(lastYearOf([windowOf(2025, 1, 1)])).toMatchObject({ other: '100,00\u00a0%' })
  })
})

test('a category has a colour and a name, also for loans without one', () => {
  expect(categoryWords('A', t)).toBe('Clase A')
  expect(categoryWords(null, t)).toBe('Sin clase')
  expect(new Set(['A', 'B', 'C', null].map((category) => seriesOf(category as 'A'))).size).toBe(4)
  expect(mostLoansOf([windowOf(2025, 3, 0), windowOf(2026, 5, 0)], 'A')).toBe(5)
  expect(mostLoansOf([], 'A')).toBe(0)
})

test('a missing rate is a dash, and shares of zero are zero', () => {
  expect(rateWords(null)).toBe('–')
  expect(rateWords(0)).toBe('0,00\u00a0%')
  expect(lostShareOf({ lost: '0.00', lent: '0.00' } as never)).toBe('0,00\u00a0%')
  expect(lostShareOf({ lost: '315000.00', lent: '38412500.00' } as never)).toBe('0,82\u00a0%')
})
