import { expect, test } from 'vitest'
import { monthAfter, weeksOf } from './statement-days.ts'

const account = { iban: 'ES1', fromDay: '2026-11-03', toDay: '2026-11-19' }
const gap = { iban: 'ES1', fromDay: '2026-11-12', toDay: '2026-11-16' }
const drawn = (weeks: ReturnType<typeof weeksOf>) =>
  weeks.map((week) => week.map((day) => (day ? `${day.day.slice(8)}${MARKS[day.coverage]}` : '–')).join(' '))
const MARKS = { covered: '+', missing: '!', outside: '' } as const

test('a month has its working days, with what statements cover and what is missing between two', () => {
  expect(drawn(weeksOf('2026-11', account, [gap]))).toEqual([
    '02 03+ 04+ 05+ 06+',
    '09+ 10+ 11+ 12+ 13!',
    '16+ 17+ 18+ 19+ 20',
    '23 24 25 26 27',
    '30 – – – –',
  ])
})

test('a gap of another account is none of this one', () => {
  expect(drawn(weeksOf('2026-11', account, [{ ...gap, iban: 'ES2' }]))[1]).toBe('09+ 10+ 11+ 12+ 13+')
})

test('a month that begins on a weekend begins with its first Monday, and one that does not with days of the month before', () => {
  expect(drawn(weeksOf('2026-08', account, []))[0]).toBe('03 04 05 06 07')
  expect(drawn(weeksOf('2026-10', account, []))[0]).toBe('– – – 01 02')
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('the month %s and %i is %s', (month, months, result) => {
  expect(monthAfter(month, months)).toBe(result)
})
