import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, addMonths, ageOn, CalendarDate, calendarDateOf, Instant } from './dates.ts'

const calendarDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-20', 120, '2036-11-20'],
  ])('%s moved by %s months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  test('the month is always the one asked for, and the day the same or the last of it', () => {
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
    ['2026-11-20', 4, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s moved by %s days is %s, whatever the clocks do', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test('there and back is the same day', () => {
    fc.assert(
      fc.property(
        calendarDate,
        fc.integer({ min: -9999, max: 9999 }),
        (date, days) => addDays(addDays(date, days), -days) === date,
      ),
    )
  })
})

test.each([
  ['2026-11-19T22:59:59Z', '2026-11-19'],
  ['2026-11-19T23:00:00Z', '2026-11-20'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s the calendar in Madrid says %s', (instant, expected) => {
  expect(calendarDateOf(new Date(instant))).toBe(expected)
})

test.each([
  ['2008-11-20', '2026-11-20', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s, on %s one is %s', (birthday, today, expected) => {
  expect(ageOn(birthday, today)).toBe(expected)
})

test('an instant survives the way to the wire and back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      expect(z.decode(Instant, z.encode(Instant, date))).toEqual(date)
    }),
  )
})

test.each([
  [Instant, '2026-11-20'],
  [Instant, '2026-11-20T09:30:00'],
  [Instant, '2026-02-30T09:30:00Z'],
  [CalendarDate, '2026-02-30'],
  [CalendarDate, '20/11/2026'],
  [CalendarDate, '2026-11-20T00:00:00Z'],
])('a bad date is refused as date-invalid', (schema, wire) => {
  expect(schema.safeParse(wire).error?.issues[0]?.message).toBe('date-invalid')
})
