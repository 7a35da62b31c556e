import { addDays } from '@cauce/contract'
import { expect, test } from 'vitest'
import { decideRange } from './summaries.domain.ts'

test.each([
  { groupBy: 'day', days: 2000 },
  { groupBy: 'week', days: 14_000 },
  { groupBy: 'month', days: 56_000 },
  { groupBy: 'quarter', days: 180_000 },
  { groupBy: 'year', days: 730_000 },
] as const)('a summary by $groupBy covers at most $days days', ({ groupBy, days }) => {
  const fromDate = '1900-01-01'
  expect(decideRange({ groupBy, fromDate, toDate: addDays(fromDate, days) }).ok).toBe(true)
  expect(decideRange({ groupBy, fromDate, toDate: addDays(fromDate, -1) }).ok).toBe(true)
  expect(decideRange({ groupBy, fromDate, toDate: addDays(fromDate, days + 1) })).toMatchObject({
    refusal: { code: 'too-many-periods' },
  })
})
