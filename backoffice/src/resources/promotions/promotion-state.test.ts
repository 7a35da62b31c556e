import { expect, it } from 'vitest'
import { promotionStateAt } from './promotion-state.ts'

const promotion = { startsAt: '2026-11-02T07:00:00.000Z', endsAt: '2026-12-09T22:00:00.000Z' }

it.each([
  { instant: '2026-11-02T06:59:59.999Z', expected: 'upcoming' },
  { instant: '2026-11-02T07:00:00.000Z', expected: 'active' },
  { instant: '2026-12-09T21:59:59.999Z', expected: 'active' },
  { instant: '2026-12-09T22:00:00.000Z', expected: 'over' },
])('at $instant a promotion is $expected', ({ instant, expected }) => {
  expect(promotionStateAt(promotion, Date.parse(instant))).toBe(expected)
})
