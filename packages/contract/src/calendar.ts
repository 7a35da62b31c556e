/** Arithmetic of dates without a schema library (see cents.ts). */

/** Where people see dates and where a day begins and ends (handbook rule 12.4). */
export const TIME_ZONE = 'Europe/Madrid'

/** Created lazily: on a telephone it takes some milliseconds, which would delay the first rendering of a page. */
let madridDate: Intl.DateTimeFormat | undefined
const makeMadridDate = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar date in the time zone of Madrid at `instant`. */
export const calendarDateOf = (instant: Date): string => (madridDate ??= makeMadridDate()).format(instant)

/** The calendar year in the time zone of Madrid at `instant`. */
export const calendarYearOf = (instant: Date): number => Number(calendarDateOf(instant).slice(0, 4))

/** `date` moved by whole months; a day that the month does not have becomes its last one (31/01 + 1 -> 28/02). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay.getUTCDate()))).toISOString().slice(0, 10)
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const HOUR_MS = 3_600_000

/** The first instant of a day in Madrid, which is an hour or two before that of UTC. */
export function startOfDay(date: string): Date {
  const inSummer = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * HOUR_MS)
  return calendarDateOf(inSummer) === date ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

/** The earlier of two days. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other)
/** The later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other)

/** The whole days from one date to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The age in whole years on `today` of a person born on `birthday`. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
