import { expect, test } from 'vitest'
import { decidePeriod, typesFor } from './promotions.domain.ts'

const at = (day: number) => new Date(Date.UTC(2026, 11, day))
const period = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

test.each([
  ['before the others', period(1, 5), 'ok'],
  ['between two of them', period(10, 20), 'ok'],
  ['after the others', period(25, 30), 'ok'],
  ['from inside one', period(8, 12), 'promotion-overlaps'],
  ['into one', period(15, 21), 'promotion-overlaps'],
  ['inside one', period(6, 7), 'promotion-overlaps'],
  ['around all', period(1, 30), 'promotion-overlaps'],
  ['exactly with one', period(5, 10), 'promotion-overlaps'],
  ['backwards', period(12, 11), 'end-before-start'],
  ['for no time', period(12, 12), 'end-before-start'],
])('a promotion that runs %s: %s', (_, wanted, outcome) => {
  const decision = decidePeriod(wanted, [period(5, 10), period(20, 25)])
  expect(decision.ok ? 'ok' : decision.refusal.code).toBe(outcome)
})

test('Manager promotions speak to staff alone', () => {
  expect(typesFor(false)).toEqual(['Retail'])
  expect(typesFor(true)).toEqual(['Retail', 'Manager'])
})
