import { expect, test } from 'vitest'
import { loanStateOf } from './loan-state.ts'

test.each([
  ['Investment', 0, undefined, null],
  ['Investment', 5, 'open', null],
  ['Financed', 0, undefined, 'onTime'],
  ['Financed', 1, undefined, 'late'],
  ['Financed', 91, 'open', 'inDefault'],
  ['Financed', 0, 'open', 'inDefault'],
  ['Financed', 91, 'written-off', 'lost'],
  ['Financed', 3, 'cured', 'late'],
  ['Closed', 0, 'written-off', 'lost'],
  ['Closed', 0, undefined, null],
] as const)('%s, %i days late, default %s: %s', (phaseName, daysLate, defaultState, state) =>
  expect(loanStateOf({ phaseName, daysLate, defaultState })).toBe(state),
)
