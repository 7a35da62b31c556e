import { addDays } from '../calendar.ts'
import type { FieldError } from '../errors.ts'

/** Days of the year on which TARGET is closed, as `MM-DD` (the calendar of the European Central Bank since 2002). */
const CLOSED_EVERY_YEAR = ['01-01', '05-01', '12-25', '12-26']

/** Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/** Whether banks of the euro area settle payments on a calendar date (`YYYY-MM-DD`): TARGET is open. */
export function isBankingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || CLOSED_EVERY_YEAR.includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  return date !== addDays(easter, -2) && date !== addDays(easter, 1)
}

/** The date itself if it is a banking day, else the next one. */
export function bankingDayFrom(date: string): string {
  let day = date
  while (!isBankingDay(day)) day = addDays(day, 1)
  return day
}

/** The latest day for which a payment is ordered in advance; banks keep a file no longer than that. */
const MAXIMUM_DAYS_AHEAD = 30

/** What is wrong with the day on which a batch is to be paid: it is a banking day from today on. */
export function mistakesOfExecutionDay(executionDay: string, today: string): readonly FieldError[] {
  const path = 'executionDay'
  const [earliest, latest] = [today, addDays(today, MAXIMUM_DAYS_AHEAD)]
  if (executionDay < earliest) return [{ path, code: 'date-too-early', params: { earliest } }]
  if (executionDay > latest) return [{ path, code: 'date-too-late', params: { latest } }]
  return isBankingDay(executionDay) ? [] : [{ path, code: 'not-a-banking-day' }]
}

/** The banking day that is `count` of them after a date, which does not count itself. */
export function bankingDayAfter(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) day = bankingDayFrom(addDays(day, 1))
  return day
}

/** Whether banks work on a day between two others, of which neither counts: a statement of it is to be expected. */
export function hasBankingDayBetween(from: string, to: string): boolean {
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) if (isBankingDay(day)) return true
  return false
}
