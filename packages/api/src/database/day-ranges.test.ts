import { expect, test } from 'vitest'
import { rangesOf } from './places.ts'

test.each([
  { what: 'no day', days: [], ranges: [] },
  { what: 'one day', days: ['2026-11-21'], ranges: [['2026-11-21', '2026-11-21']] },
  {
    what: "consecutive days across a month's end and the end of summer time",
    days: ['2026-10-25', '2026-10-24', '2026-11-01', '2026-10-31'],
    ranges: [
      ['2026-10-24', '2026-10-25'],
      ['2026-10-31', '2026-11-01'],
    ],
  },
])('$what makes $ranges.length ranges', ({ days, ranges }) => {
  expect(rangesOf(days).map(({ first, last }) => [first, last])).toEqual(ranges)
})
