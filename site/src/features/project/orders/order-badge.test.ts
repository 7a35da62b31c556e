import { expect, test } from 'vitest'
import type { Order } from './leaving.ts'
import { badgeOf } from './order-badge.ts'

const ENDS = '2026-11-24T23:00:00.000Z'
const of = (status: Order['status']) => ({ status, reflectionEndsAt: ENDS }) as Order

test.each([
  ['pending', false, '2026-11-24T22:59:59Z', { colour: 'grey', word: 'pending', isRevocable: true }],
  ['pending', false, ENDS, { colour: 'grey', word: 'pendingEnded', isRevocable: false }],
  ['active', false, ENDS, { colour: 'blue', word: 'active', isRevocable: false }],
  ['active', true, ENDS, { colour: 'clay', word: 'late', isRevocable: false }],
  ['finished', false, ENDS, { colour: 'green', word: 'finished', isRevocable: false }],
  ['cancelled', false, ENDS, { colour: 'grey', word: 'cancelled', isRevocable: false }],
] as const)('a badge of an order that is %s (late: %s) at %s', (status, isLate, now, expected) => {
  expect(badgeOf(of(status), isLate, new Date(now))).toEqual(expected)
})
