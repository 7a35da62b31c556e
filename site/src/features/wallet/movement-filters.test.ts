import { api } from '@cauce/contract'
import { expect, test } from 'vitest'
import {
  hasFilters,
  isYear,
  parseMovementFilters,
  queryOf,
  withMovementFilters,
  yearFilter,
} from './movement-filters.ts'

test('reads known filters from the address and ignores the rest', () => {
  const query = new URLSearchParams('tab=wallet&type=income&status=lost&fromDate=2026-01-01&toDate=2026-13-45')
  expect(parseMovementFilters(query)).toEqual({ type: 'income', fromDate: '2026-01-01' })
})

test('writes the filters into the address and keeps other parameters', () => {
  const query = new URLSearchParams('tab=wallet&type=income&status=pending')
  expect(withMovementFilters(query, { status: 'rejected' }).toString()).toBe('tab=wallet&status=rejected')
})

test('written filters are read back', () => {
  const filters = { type: 'withdraw', status: 'completed', ...yearFilter(2025) } as const
  expect(parseMovementFilters(withMovementFilters(new URLSearchParams(), filters))).toEqual(filters)
  expect(isYear(filters, 2025)).toBe(true)
  expect(isYear(filters, 2026)).toBe(false)
  expect(hasFilters(filters)).toBe(true)
  expect(hasFilters({})).toBe(false)
})

test('the API is queried by state, so that rejected and cancelled are two choices', () => {
  const query = new URLSearchParams('type=withdraw&status=cancelled')
  expect(queryOf(parseMovementFilters(query))).toEqual({ type: 'withdraw', state: 'cancelled' })
  expect(queryOf({ status: 'rejected' })).toEqual({ state: 'rejected' })
  expect(queryOf({})).toEqual({})
})

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2026-02-30', '2200-01-01', '9999-12-31', '2026-02-03', 'x', ''])(
  'whatever day the address names, the API can answer: %s',
  (day) => {
    const filters = parseMovementFilters(new URLSearchParams({ type: day, status: day, fromDate: day, toDate: day }))
    expect(api.transactions.list.query.safeParse(queryOf(filters)).error).toBeUndefined()
  },
)
