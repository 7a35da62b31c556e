import { addDays, calendarDateOf } from '@cauce/contract'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Days and instants of the story, counted back from the day on which the world is made. */
export interface Moments {
  /** The day on which the world is made. */
  readonly today: string
  /** The calendar date so many days ago; below zero it lies ahead. */
  day(daysAgo: number): string
  /** An instant on the day so many days ago, as `HH:MM` in UTC: an office in Madrid is open from 08:00 to 17:00. */
  at(daysAgo: number, time: string): Date
  hoursAgo(hours: number): Date
  /** An instant on a calendar date, `HH:MM` in UTC. */
  on(date: string, time: string): Date
  /** How many days ago a calendar date was. */
  daysAgo(date: string): number
}

export function momentsOf(anchor: Date): Moments {
  const today = calendarDateOf(anchor)
  const on = (date: string, time: string) => new Date(`${date}T${time}:00.000Z`)
  const day = (daysAgo: number) => addDays(today, -daysAgo)
  return {
    today,
    day,
    on,
    at: (daysAgo, time) => on(day(daysAgo), time),
    hoursAgo: (hours) => new Date(anchor.getTime() - hours * HOUR_MS),
    daysAgo: (date) => Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS),
  }
}

export const hoursAfter = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS)
export const daysAfter = (instant: Date, days: number): Date => hoursAfter(instant, days * 24)

/** The same instant, on the next Monday if it falls on a weekend: then nobody is in the office. */
export function inOffice(instant: Date): Date {
  const weekday = instant.getUTCDay()
  return daysAfter(instant, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
