import { expect, test } from 'vitest'
import { daysSince, effectOf } from './institution.domain.ts'

test.each([
  ['transfer.received', 'statement'],
  ['pay_out.succeeded', 'statement'],
  ['pay_out.reversed', 'statement'],
  ['pay_out.pending', 'payment'],
  ['pay_out.failed', 'payment'],
  ['pay_out.renamed', 'unknown'],
  ['', 'unknown'],
])('an event %j triggers a read of: %s', (kind, effect) => {
  expect(effectOf({ kind })).toBe(effect)
})

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20T00:00:00Z', ['2026-11-20']],
  // Madrid is one hour ahead of UTC, in summer two.
  ['2026-11-19T22:59:59.999Z', '2026-11-19T23:00:00Z', ['2026-11-19', '2026-11-20']],
  ['2026-07-19T21:59:59.999Z', '2026-07-19T22:00:00Z', ['2026-07-19', '2026-07-20']],
  ['2026-02-27T12:00:00Z', '2026-03-01T01:00:00Z', ['2026-02-27', '2026-02-28', '2026-03-01']],
])('the days since %s at %s are %j', (oldest, now, days) => {
  expect(daysSince(new Date(oldest), new Date(now))).toEqual(days)
})
