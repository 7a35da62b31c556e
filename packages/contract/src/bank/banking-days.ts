import { addDays } from '../calendar.ts'
import type { FieldError } from '../errors.ts'

/** TARGET holidays, `MM-DD` (ECB calendar since 2002). */
const CLOSED_EVERY_YEAR = ['01-01', '05-01', '12-25', '12-26']

/** Meeus, Jones and Butcher, Gregorian. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/** TARGET is open on `YYYY-MM-DD`. */
export function isBankingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || CLOSED_EVERY_YEAR.includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  return date !== addDays(easter, -2) && date !== addDays(easter, 1)
}

export function bankingDayFrom(date: string): string {
  let day = date
  while (!isBankingDay(day)) day = addDays(day, 1)
  return day
}

/** Banks keep future-dated files no longer. */
const MAXIMUM_DAYS_AHEAD = 30

export function mistakesOfExecutionDay(executionDay: string, today: string): readonly FieldError[] {
  const path = 'executionDay'
  const [earliest, latest] = [today, addDays(today, MAXIMUM_DAYS_AHEAD)]
  if (executionDay < earliest) return [{ path, code: 'date-too-early', params: { earliest } }]
  if (executionDay > latest) return [{ path, code: 'date-too-late', params: { latest } }]
  return isBankingDay(executionDay) ? [] : [{ path, code: 'not-a-banking-day' }]
}

/** `count` banking days after a date, exclusive. */
export function bankingDayAfter(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; left -= 1) day = bankingDayFrom(addDays(day, 1))
  return day
}

/** Both ends exclusive: a statement is expected. */
export function hasBankingDayBetween(from: string, to: string): boolean {
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) if (isBankingDay(day)) return true
  return false
}
