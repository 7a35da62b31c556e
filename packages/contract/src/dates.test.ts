import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  CalendarDate,
  calendarDateOf,
  dayBetween,
  daysBetween,
  Instant,
  NamedDay,
} from './dates.ts'

const calendarDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('months', () => {
  test.each([
    { date: '2026-01-31', months: 1, expected: '2026-02-28' },
    { date: '2028-01-31', months: 1, expected: '2028-02-29' },
    { date: '2026-11-30', months: 3, expected: '2027-02-28' },
    { date: '2026-03-31', months: -1, expected: '2026-02-28' },
    { date: '2024-02-29', months: 12, expected: '2025-02-28' },
  ])('$date moved by $months months is $expected', ({ date, months, expected }) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  test('the result is in the requested month, on the same day or its last one', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months)
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        const isLastDay = addDays(moved, 1).endsWith('-01')
        return index(moved) === index(date) + months && (moved.slice(8) === date.slice(8) || isLastDay)
      }),
    )
  })
})

describe('days', () => {
  test.each([
    { date: '2026-11-20', days: 4, expected: '2026-11-24' },
    { date: '2026-12-31', days: 1, expected: '2027-01-01' },
    { date: '2026-03-28', days: 2, expected: '2026-03-30' },
    { date: '2028-03-01', days: -1, expected: '2028-02-29' },
  ])('$date moved by $days days is $expected, even when clocks change', ({ date, days, expected }) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test.each([
    { from: '2026-11-20', to: '2026-11-20', expected: 0 },
    { from: '2026-03-28', to: '2026-03-30', expected: 2 },
    { from: '2028-03-01', to: '2028-02-29', expected: -1 },
    { from: '1900-01-01', to: '2199-12-31', expected: 109_572 },
  ])('from $from to $to there are $expected days', ({ from, to, expected }) => {
    expect(daysBetween(from, to)).toBe(expected)
  })
})

test.each([
  { instant: '2026-11-19T22:59:59Z', expected: '2026-11-19' },
  { instant: '2026-11-19T23:00:00Z', expected: '2026-11-20' },
  { instant: '2026-07-01T21:59:59Z', expected: '2026-07-01' },
  { instant: '2026-07-01T22:00:00Z', expected: '2026-07-02' },
])('at $instant the date in Madrid is $expected', ({ instant, expected }) => {
  expect(calendarDateOf(new Date(instant))).toBe(expected)
})

test.each([
  { birthday: '2008-11-20', today: '2026-11-20', expected: 18 },
  { birthday: '2008-11-21', today: '2026-11-20', expected: 17 },
  { birthday: '2008-02-29', today: '2026-02-28', expected: 17 },
  { birthday: '2008-02-29', today: '2026-03-01', expected: 18 },
])('a person born on $birthday is $expected on $today', ({ birthday, today, expected }) => {
  expect(ageOn(birthday, today)).toBe(expected)
})

test.each([
  { schema: NamedDay, wire: '0000-01-01', code: 'date-too-early' },
  { schema: NamedDay, wire: '1899-12-31', code: 'date-too-early' },
  { schema: NamedDay, wire: '1900-01-01', code: undefined },
  { schema: NamedDay, wire: '2199-12-31', code: undefined },
  { schema: NamedDay, wire: '2200-01-01', code: 'date-too-late' },
  { schema: Instant, wire: '0000-01-01T00:00:00.000Z', code: 'date-too-early' },
  { schema: Instant, wire: '1900-01-01T00:00:00Z', code: undefined },
  { schema: Instant, wire: '2199-12-31T23:59:59.999Z', code: undefined },
  { schema: Instant, wire: '9999-12-31T23:59:59.999Z', code: 'date-too-late' },
  { schema: dayBetween('2000-01-01', '2000-01-31'), wire: '1999-12-31', code: 'date-too-early' },
  { schema: dayBetween('2000-01-01', '2000-01-31'), wire: '2000-02-01', code: 'date-too-late' },
  { schema: CalendarDate, wire: '9999-12-31', code: undefined },
])('a date out of the permitted range is refused: $wire is $code', ({ schema, wire, code }) => {
  expect(schema.safeDecode(wire).error?.issues[0]?.message).toBe(code)
})

test.each([
  { schema: Instant, wire: '2026-11-20' },
  { schema: Instant, wire: '2026-02-30T09:30:00Z' },
  { schema: CalendarDate, wire: '2026-02-30' },
  { schema: CalendarDate, wire: '20/11/2026' },
])('a bad date is refused as date-invalid', ({ schema, wire }) => {
  expect(schema.safeParse(wire).error?.issues[0]?.message).toBe('date-invalid')
})
