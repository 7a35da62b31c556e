import { describe, expect, it } from 'vitest'
import { firstDayMissing } from './coverage.domain.ts'

const period = (from: string, to: string, opening = 0n, closing = 0n) => ({ from, to, opening, closing })

/** 20 November 2026 is a Friday. */
describe('the days that statements leave out', () => {
  it.each([
    { case: 'no statement', periods: [], missing: '2026-11-20' },
    { case: 'a statement that begins later', periods: [period('2026-11-21', '2026-11-24')], missing: '2026-11-20' },
    { case: 'one statement over all days', periods: [period('2026-11-01', '2026-11-24')], missing: undefined },
    {
      case: 'one a banking day, with a week end between',
      periods: [
        period('2026-11-24', '2026-11-24', 7n, 7n),
        period('2026-11-20', '2026-11-20', 0n, 5n),
        period('2026-11-23', '2026-11-23', 5n, 7n),
      ],
      missing: undefined,
    },
    {
      case: 'a banking day left out, though the balance is the same',
      periods: [period('2026-11-20', '2026-11-20'), period('2026-11-24', '2026-11-24')],
      missing: '2026-11-23',
    },
    {
      case: 'the end of a day left out',
      periods: [period('2026-11-20', '2026-11-20', 0n, 5n), period('2026-11-23', '2026-11-24', 4n, 4n)],
      missing: '2026-11-20',
    },
    { case: 'the last day left out', periods: [period('2026-11-19', '2026-11-23')], missing: '2026-11-24' },
  ])('$case', ({ periods, missing }) => {
    expect(firstDayMissing(periods, '2026-11-20', '2026-11-24')).toBe(missing)
  })
})
