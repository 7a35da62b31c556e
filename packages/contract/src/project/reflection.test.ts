import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDateOf } from '../calendar.ts'
import { reflectionEndOf } from './reflection.ts'

describe('an order may be revoked until the end of the fourth calendar day in Madrid (2020/1503, article 22)', () => {
  test.each([
    { what: 'in winter', placed: '2026-11-20T09:00:00.000Z', end: '2026-11-24T23:00:00.000Z' },
    { what: 'in summer', placed: '2026-07-20T09:00:00.000Z', end: '2026-07-24T22:00:00.000Z' },
    { what: 'at the first moment of a day', placed: '2026-11-19T23:00:00.000Z', end: '2026-11-24T23:00:00.000Z' },
    { what: 'at the last moment of a day', placed: '2026-11-20T22:59:59.999Z', end: '2026-11-24T23:00:00.000Z' },
    { what: 'across the start of summer time', placed: '2026-03-27T09:00:00.000Z', end: '2026-03-31T22:00:00.000Z' },
    { what: 'to the day summer time starts', placed: '2026-03-25T09:00:00.000Z', end: '2026-03-29T22:00:00.000Z' },
    { what: 'to the day before summer time', placed: '2026-03-24T09:00:00.000Z', end: '2026-03-28T23:00:00.000Z' },
    { what: 'across the end of summer time', placed: '2026-10-22T09:00:00.000Z', end: '2026-10-26T23:00:00.000Z' },
    { what: 'to the day summer time ends', placed: '2026-10-21T09:00:00.000Z', end: '2026-10-25T23:00:00.000Z' },
    { what: 'across the end of a year', placed: '2026-12-30T09:00:00.000Z', end: '2027-01-03T23:00:00.000Z' },
  ])('$what', ({ placed, end }) => {
    expect(reflectionEndOf(new Date(placed), 4).toISOString()).toBe(end)
  })

  test('for at least four days, less an hour when the clocks change, and at most five', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (placed) => {
        const hours = (reflectionEndOf(placed, 4).getTime() - placed.getTime()) / 3_600_000
        expect(hours).toBeGreaterThan(4 * 24 - 1)
        expect(hours).toBeLessThanOrEqual(5 * 24 + 1)
        const last = new Date(reflectionEndOf(placed, 4).getTime() - 1)
        expect(calendarDateOf(last) < calendarDateOf(new Date(last.getTime() + 1))).toBe(true)
      }),
    )
  })
})

test('a reflection period of zero days ends at once', () => {
  const placed = new Date('2026-11-20T09:00:00Z')
  expect(reflectionEndOf(placed, 0)).toEqual(placed)
})
