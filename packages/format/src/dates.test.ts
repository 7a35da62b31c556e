import { describe, expect, test } from 'vitest'
import { daysRemaining, formatDate, formatDateTime, formatTime } from './dates.ts'

describe('a date is shown as DD/MM/YYYY in Madrid', () => {
  test.each([
    ['2026-11-20', '20/11/2026'],
    ['2026-01-02', '02/01/2026'],
    ['2026-11-20T22:59:59.999Z', '20/11/2026'],
    ['2026-11-20T23:00:00.000Z', '21/11/2026'],
    ['2026-07-01T21:59:00Z', '01/07/2026'],
    ['2026-07-01T22:00:00Z', '02/07/2026'],
    ['2026-12-31T23:30:00Z', '01/01/2027'],
    [new Date('2026-11-20T09:30:00Z'), '20/11/2026'],
    [null, 'S/D'],
    [undefined, 'S/D'],
    ['', 'S/D'],
    ['never', 'S/D'],
    [new Date(Number.NaN), 'S/D'],
  ])('%s', (date, shown) => {
    expect(formatDate(date)).toBe(shown)
  })
})

test.each([
  ['2026-11-20T09:30:00Z', '20/11/2026 10:30'],
  ['2026-07-01T09:05:00Z', '01/07/2026 11:05'],
  ['2026-11-20T23:00:00Z', '21/11/2026 00:00'],
  ['2026-11-20T22:59:59Z', '20/11/2026 23:59'],
  [null, 'S/D'],
])('the moment %s is shown with its time', (instant, shown) => {
  expect(formatDateTime(instant)).toBe(shown)
})

test('a time alone is that of the clocks in Madrid', () => {
  expect(formatTime('2026-11-20T07:05:00Z')).toBe('08:05')
  expect(formatTime(undefined)).toBe('S/D')
})

describe('days remaining are counted on the calendar of Madrid and are never negative (handbook rule 6.5)', () => {
  test.each([
    ['2026-12-12', '2026-11-20T09:30:00Z', 22],
    ['2026-11-20', '2026-11-20T09:30:00Z', 0],
    ['2026-11-19', '2026-11-20T09:30:00Z', 0],
    ['2020-01-01', '2026-11-20T09:30:00Z', 0],
    ['2026-11-21', '2026-11-20T22:59:59Z', 1],
    ['2026-11-21', '2026-11-20T23:00:00Z', 0],
    ['2026-03-30', '2026-03-28T12:00:00Z', 2],
    ['2026-10-26', '2026-10-24T12:00:00Z', 2],
    ['2027-11-20', '2026-11-20T09:30:00Z', 365],
    ['2026-11-23T23:30:00Z', '2026-11-20T09:30:00Z', 4],
    [null, '2026-11-20T09:30:00Z', 0],
    ['', '2026-11-20T09:30:00Z', 0],
  ])('until %s at %s: %s', (date, now, days) => {
    expect(daysRemaining(date, new Date(now))).toBe(days)
  })
})
