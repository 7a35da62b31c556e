import { expect, test } from 'vitest'
import { decideRange } from './summaries.domain.ts'

test.each([
  ['day', '2022-01-01', '2026-11-20', true],
  ['day', '2000-01-01', '2026-11-20', false],
  ['week', '2000-01-01', '2026-11-20', true],
  ['month', '1900-01-01', '2026-11-20', true],
  ['year', '0001-01-01', '9999-12-31', false],
  ['day', '2026-11-20', '2026-11-01', true],
] as const)('a summary by %s from %s to %s is told: %s', (groupBy, fromDate, toDate, isTold) => {
  const decision = decideRange({ groupBy, fromDate, toDate })
  expect(decision.ok).toBe(isTold)
  expect(decision.ok ? undefined : decision.refusal.code).toBe(isTold ? undefined : 'too-many-periods')
})
