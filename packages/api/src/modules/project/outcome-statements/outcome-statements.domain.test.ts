import { expect, test } from 'vitest'
import { decidePublishing } from './outcome-statements.domain.ts'

const today = '2027-01-01'
test.each([
  { what: 'a past year', year: 2026, published: 0, correction: null, outcome: 1 },
  { what: 'the present year', year: 2027, published: 0, correction: null, outcome: 'number-too-large' },
  {
    what: 'a second version without a correction',
    year: 2026,
    published: 1,
    correction: null,
    outcome: 'reason-required',
  },
  { what: 'a second version with a correction', year: 2026, published: 1, correction: 'Un impago de más', outcome: 2 },
  { what: 'neither', year: 2027, published: 1, correction: null, outcome: 'input-invalid' },
  { what: 'a third version', year: 2020, published: 2, correction: 'Otra vez', outcome: 3 },
])('the statement of $what: $outcome', ({ outcome, year, published, correction }) => {
  const decision = decidePublishing({ year, published, correction, today })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
