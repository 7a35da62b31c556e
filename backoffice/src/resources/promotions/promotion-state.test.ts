import { expect, it } from 'vitest'
import { promotionStateAt } from './promotion-state.ts'

const promotion = { startsAt: '2026-11-02T07:00:00.000Z', endsAt: '2026-12-09T22:00:00.000Z' }

it.each([
  ['2026-11-02T06:59:59.999Z', 'upcoming'],
  ['2026-11-02T07:00:00.000Z', 'active'],
  ['2026-12-09T21:59:59.999Z', 'active'],
  ['2026-12-09T22:00:00.000Z', 'over'],
])('at %s a promotion is %s', (instant, expected) => {
  expect(promotionStateAt(promotion, Date.parse(instant))).toBe(expected)
})
