import { expect, it } from 'vitest'
import { changeOf, drawnGrouping, rangeBefore } from './ranges.ts'

it.each([
  { fromDate: '2026-01-01', toDate: '2026-12-31', groupBy: 'day', drawn: 'day' },
  { fromDate: '2025-10-17', toDate: '2026-11-20', groupBy: 'day', drawn: 'day' },
  { fromDate: '2025-10-16', toDate: '2026-11-20', groupBy: 'day', drawn: 'week' },
  { fromDate: '2018-01-01', toDate: '2026-11-20', groupBy: 'day', drawn: 'month' },
  { fromDate: '2018-01-01', toDate: '2026-11-20', groupBy: 'quarter', drawn: 'quarter' },
  { fromDate: '1000-01-01', toDate: '2026-11-20', groupBy: 'day', drawn: 'year' },
] as const)('$fromDate to $toDate by $groupBy is drawn by $drawn', ({ drawn, ...range }) => {
  expect(drawnGrouping(range)).toBe(drawn)
})

it.each([
  { fromDate: '2026-01-01', toDate: '2026-12-31', before: ['2025-01-01', '2025-12-31'] },
  { fromDate: '2026-03-01', toDate: '2026-03-31', before: ['2026-02-01', '2026-02-28'] },
  { fromDate: '2026-01-01', toDate: '2026-03-31', before: ['2025-10-01', '2025-12-31'] },
  { fromDate: '2026-11-02', toDate: '2026-11-08', before: ['2026-10-26', '2026-11-01'] },
  { fromDate: '2026-11-20', toDate: '2026-11-20', before: ['2026-11-19', '2026-11-19'] },
  { fromDate: '2025-12-01', toDate: '2026-11-21', before: ['2024-12-10', '2025-11-30'] },
])('before $fromDate to $toDate is $before', ({ before: [fromDate, toDate], ...range }) => {
  expect(rangeBefore(range)).toEqual({ fromDate, toDate })
})

it('tells a change in basis points, and none from nothing', () => {
  expect(changeOf(100_00n, 112_50n)).toBe(1250)
  expect(changeOf(112_50n, 0n)).toBe(-10_000)
  expect(changeOf(0n, 5n)).toBeUndefined()
})
