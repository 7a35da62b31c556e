import { addDays } from '@cauce/contract'
import { expect, test } from 'vitest'
import { decideRange } from './summaries.domain.ts'

test.each([
  { groupBy: 'day', fromDate: '2022-01-01', toDate: '2026-11-20', isAccepted: true },
  { groupBy: 'day', fromDate: '2000-01-01', toDate: '2026-11-20', isAccepted: false },
  { groupBy: 'week', fromDate: '2000-01-01', toDate: '2026-11-20', isAccepted: true },
  { groupBy: 'month', fromDate: '1900-01-01', toDate: '2026-11-20', isAccepted: true },
  { groupBy: 'year', fromDate: '0001-01-01', toDate: '9999-12-31', isAccepted: false },
  { groupBy: 'day', fromDate: '2026-11-20', toDate: '2026-11-01', isAccepted: true },
] as const)('a summary by $groupBy from $fromDate to $toDate is accepted: $isAccepted', ({ isAccepted, ...range }) => {
  const decision = decideRange(range)
  expect(decision.ok).toBe(isAccepted)
  expect(decision.ok ? undefined : decision.refusal.code).toBe(isAccepted ? undefined : 'too-many-periods')
})

test.each([
  { groupBy: 'day', days: 2000 },
  { groupBy: 'week', days: 14_000 },
  { groupBy: 'month', days: 56_000 },
  { groupBy: 'quarter', days: 180_000 },
  { groupBy: 'year', days: 730_000 },
] as const)('a summary by $groupBy covers at most $days days', ({ groupBy, days }) => {
  const fromDate = '1900-01-01'
  expect(decideRange({ groupBy, fromDate, toDate: addDays(fromDate, days) }).ok).toBe(true)
  expect(decideRange({ groupBy, fromDate, toDate: addDays(fromDate, days + 1) }).ok).toBe(false)
})
