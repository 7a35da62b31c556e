import { expect, test } from 'vitest'
import { admissibilityDueOn, complaintDueOn, nearUntil, urgencyOf } from './complaint-deadlines.ts'

test.each([
  // A Friday, then ten working days without a holiday.
  ['2026-11-20', '2026-12-04'],
  // Received at a weekend: counting begins on Monday.
  ['2026-11-21', '2026-12-04'],
  // Christmas (Friday 25), Saturday 26 and New Year (Friday 1) do not count.
  ['2026-12-18', '2027-01-05'],
  // Good Friday (3 April) and Easter Monday (6 April) of 2026 do not count.
  ['2026-03-30', '2026-04-15'],
  // The first of May, a Friday.
  ['2026-04-24', '2026-05-11'],
])('a complaint of %s is to be admitted or dismissed by %s', (receivedOn, dueOn) => {
  expect(admissibilityDueOn(receivedOn)).toBe(dueOn)
})

const dates = { admissibilityDueOn: '2026-12-04', decisionDueOn: '2026-12-20' }

test.each([
  ['received', '2026-12-04'],
  ['admissible', '2026-12-20'],
  ['delayed', '2026-12-20'],
  ['decided', null],
  ['withdrawn', null],
] as const)('a complaint that is %s is due on %s', (state, dueOn) => {
  expect(complaintDueOn({ state, ...dates })).toBe(dueOn)
})

test.each([
  ['2026-12-03', 'passed'],
  ['2026-12-04', 'near'],
  // Friday: Monday, Tuesday and Wednesday are the next three working days.
  ['2026-12-09', 'near'],
  ['2026-12-10', 'later'],
  [null, null],
] as const)('on Friday 2026-12-04 a deadline of %s is %s', (dueOn, urgency) => {
  expect(urgencyOf(dueOn, '2026-12-04')).toBe(urgency)
})

test('three working days skip a weekend and Christmas', () => {
  expect(nearUntil('2026-12-23')).toBe('2026-12-29')
})
