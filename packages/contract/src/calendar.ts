/** No schema library (see cents.ts). */

/** Handbook rule 12.4. */
export const TIME_ZONE = 'Europe/Madrid'

/** Lazy: milliseconds on a phone. */
let madridDate: Intl.DateTimeFormat | undefined
const makeMadridDate = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

export const calendarDateOf = (instant: Date): string => (madridDate ??= makeMadridDate()).format(instant)

export const calendarYearOf = (instant: Date): number => Number(calendarDateOf(instant).slice(0, 4))

/** Clamped to the month's end (31/01 + 1 -> 28/02). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay.getUTCDate()))).toISOString().slice(0, 10)
}

/** In the twelve months that end today; the same day a year ago is before them. */
export const isWithinYear = (day: string | null, today: string): boolean =>
  day !== null && day > addMonths(today, -12) && day <= today

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const HOUR_MS = 3_600_000

/** Midnight in Madrid. */
export function startOfDay(date: string): Date {
  const inSummer = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * HOUR_MS)
  return calendarDateOf(inSummer) === date ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

export const earlierOf = (one: string, other: string): string => (one < other ? one : other)
export const laterOf = (one: string, other: string): string => (one > other ? one : other)

/** Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
