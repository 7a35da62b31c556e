import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { bankingDayAfter, bankingDayFrom, hasBankingDayBetween, isBankingDay } from './banking-days.ts'

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-01-01', false],
  ['2026-01-06', true],
  ['2026-05-01', false],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2028-12-26', false],
  // Good Friday and Easter Monday as published by the ECB, and a rare date.
  ['2026-04-03', false],
  ['2026-04-06', false],
  ['2026-04-07', true],
  ['2285-03-20', false],
  ['2285-03-23', false],
])('%s is a banking day: %s', (date, expected) => {
  expect(isBankingDay(date)).toBe(expected)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-04-03', '2026-04-07'],
  ['2027-12-31', '2027-12-31'],
  ['2027-01-01', '2027-01-04'],
])('the first banking day from %s is %s', (date, expected) => {
  expect(bankingDayFrom(date)).toBe(expected)
})

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-04-02', 2, '2026-04-08'],
])('from %s, banking day number %i is %s', (date, count, expected) => {
  expect(bankingDayAfter(date, count)).toBe(expected)
})

test.each([
  ['2026-11-19', '2026-11-20', false],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-20', '2026-11-23', false],
  ['2026-11-19', '2026-11-21', true],
  ['2026-11-20', '2026-11-24', true],
  ['2026-12-24', '2026-12-28', false],
])('a banking day lies between %s and %s: %s', (from, to, expected) => {
  expect(hasBankingDayBetween(from, to)).toBe(expected)
})

/** Easter Sundays from 2024 by epacts (Clavius): independent of the algorithm. */
const EASTERS =
  '0331 0420 0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413 0405 0425 0410 0401 0421 0406 0329 ' +
  '0417 0409 0325 0414 0405 0418 0410 0402 0421 0406 0329 0418 0402 0422 0414 0330 0418 0410 0326 0415'

test('on weekdays of March and April, banks close only on Good Friday and Easter Monday', () => {
  for (const [index, easter] of EASTERS.split(' ').entries()) {
    const year = 2024 + index
    const sunday = `${year}-${easter.slice(0, 2)}-${easter.slice(2)}`
    const closed: string[] = []
    for (let date = `${year}-03-01`; date < `${year}-05-01`; date = addDays(date, 1)) {
      const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
      if (!isWeekend && !isBankingDay(date)) closed.push(date)
    }
    expect(closed).toEqual([addDays(sunday, -2), addDays(sunday, 1)])
  }
})
