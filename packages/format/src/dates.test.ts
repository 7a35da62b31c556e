import { describe, expect, test } from 'vitest'
import { NO_DATE, daysRemaining, formatDate, formatDateTime, formatLastDay, formatTime, formatUntil } from './dates.ts'

describe('a date is shown as DD/MM/YYYY in Madrid', () => {
  test.each([
    // No such day: JavaScript would read 2 March.
    { date: '2026-02-30', shown: '30/02/2026' },
    { date: '2026-11-20T22:59:59.999Z', shown: '20/11/2026' },
    { date: '2026-11-20T23:00:00.000Z', shown: '21/11/2026' },
    { date: new Date('2026-11-20T09:30:00Z'), shown: '20/11/2026' },
    { date: null, shown: 'S/D' },
    { date: '', shown: 'S/D' },
    { date: 'never', shown: 'S/D' },
    { date: new Date(Number.NaN), shown: 'S/D' },
  ])('$date is shown as $shown', ({ date, shown }) => {
    expect(formatDate(date)).toBe(shown)
  })
})

test.each([
  { instant: '2026-11-20T09:30:00Z', shown: '20/11/2026 10:30' },
  { instant: '2026-07-01T09:05:00Z', shown: '01/07/2026 11:05' },
  { instant: null, shown: 'S/D' },
])('the instant $instant is shown with its time as $shown', ({ instant, shown }) => {
  expect(formatDateTime(instant)).toBe(shown)
})

test('a time is shown in the time zone of Madrid', () => {
  expect(formatTime('2026-11-20T07:05:00Z')).toBe('08:05')
  expect(formatTime(undefined)).toBe('S/D')
})

describe('days remaining are counted on the calendar of Madrid and are never negative (handbook rule 6.5)', () => {
  test.each([
    { date: '2026-12-12', now: '2026-11-20T09:30:00Z', days: 22 },
    { date: '2026-11-20', now: '2026-11-20T09:30:00Z', days: 0 },
    { date: '2026-11-19', now: '2026-11-20T09:30:00Z', days: 0 },
    { date: '2026-11-21', now: '2026-11-20T22:59:59Z', days: 1 },
    { date: '2026-11-21', now: '2026-11-20T23:00:00Z', days: 0 },
    { date: '2026-03-30', now: '2026-03-28T12:00:00Z', days: 2 },
    { date: null, now: '2026-11-20T09:30:00Z', days: 0 },
  ])('until $date at $now: $days', ({ date, now, days }) => {
    expect(daysRemaining(date, new Date(now))).toBe(days)
  })
})

test.each([
  { end: '2026-11-24T23:00:00.000Z', until: '24/11/2026 24:00', day: '24/11/2026' },
  { end: '2026-07-24T22:00:00.000Z', until: '24/07/2026 24:00', day: '24/07/2026' },
  { end: '2026-11-24T09:30:00.000Z', until: '24/11/2026 10:30', day: '24/11/2026' },
  { end: null, until: NO_DATE, day: NO_DATE },
])('a period that ends at $end is shown to end at $until', ({ end, until, day }) => {
  expect([formatUntil(end), formatLastDay(end)]).toEqual([until, day])
})
