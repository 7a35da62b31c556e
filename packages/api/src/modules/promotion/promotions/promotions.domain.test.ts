import { expect, test } from 'vitest'
import { decidePeriod, typesFor } from './promotions.domain.ts'

const at = (day: number) => new Date(Date.UTC(2026, 11, day))
const period = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

test.each([
  { when: 'between two of them', wanted: period(10, 20), outcome: 'ok' },
  { when: 'from inside one', wanted: period(8, 12), outcome: 'promotion-overlaps' },
  { when: 'into one', wanted: period(15, 21), outcome: 'promotion-overlaps' },
  { when: 'inside one', wanted: period(6, 7), outcome: 'promotion-overlaps' },
  { when: 'around all of them', wanted: period(1, 30), outcome: 'promotion-overlaps' },
  { when: 'from its end to its start', wanted: period(12, 11), outcome: 'end-before-start' },
  { when: 'for no time', wanted: period(12, 12), outcome: 'end-before-start' },
])('a promotion that runs $when: $outcome', ({ wanted, outcome }) => {
  const decision = decidePeriod(wanted, [period(5, 10), period(20, 25)])
  expect(decision.ok ? 'ok' : decision.refusal.code).toBe(outcome)
})

test('Manager promotions are shown to staff only', () => {
  expect(typesFor(false)).toEqual(['Retail'])
  expect(typesFor(true)).toEqual(['Retail', 'Manager'])
})
