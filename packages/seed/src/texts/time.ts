import type { Clock } from '@cauce/api'
import { addDays, calendarDateOf } from '@cauce/contract'

/** The clock of the world while it is made. The agenda moves it forward; it never goes back. */
export interface StoryClock extends Clock {
  moveTo(instant: Date): void
}

/** Starts a clock that stands still until it is moved. */
export function storyClock(start: Date): StoryClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    moveTo: (instant) => {
      now = Math.max(now, instant.getTime())
    },
  }
}

interface Entry {
  readonly at: Date
  readonly act: () => Promise<void>
}

/** What happens in the world, by instant. An entry may add further entries. */
export interface Agenda {
  add(at: Date, act: () => Promise<void>): void
  /** Runs the entries in order, each at its instant; entries after `until` do not run. */
  run(until: Date): Promise<void>
}

/** Starts an empty agenda. */
export function createAgenda(clock: StoryClock): Agenda {
  const entries: Entry[] = []
  return {
    add(at, act) {
      if (at < clock.now())
        throw new Error(`The story cannot go back from ${clock.now().toISOString()} to ${at.toISOString()}`)
      // Entries of one instant keep the order in which they were added: the world is the same each time.
      const place = entries.findLastIndex((entry) => entry.at <= at) + 1
      entries.splice(place, 0, { at, act })
    },
    async run(until) {
      for (let entry = entries.shift(); entry && entry.at <= until; entry = entries.shift()) {
        clock.moveTo(entry.at)
        await entry.act()
      }
    },
  }
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Days and instants, counted back from the day on which the world is made. */
export interface Moments {
  /** The day on which the world is made. */
  readonly today: string
  /** The calendar date so many days ago; below zero it is in the future. */
  day(daysAgo: number): string
  /** An instant on the day so many days ago, as `HH:MM` in UTC: an office in Madrid is open from 08:00 to 17:00. */
  at(daysAgo: number, time: string): Date
  hoursAgo(hours: number): Date
  /** An instant on a calendar date, `HH:MM` in UTC. */
  on(date: string, time: string): Date
  /** How many days ago a calendar date was. */
  daysAgo(date: string): number
}

/** Counts days and instants back from `anchor`. */
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

/** The same instant, moved to the next Monday if it falls on a weekend, when the office is closed. */
export function inOffice(instant: Date): Date {
  const weekday = instant.getUTCDay()
  return daysAfter(instant, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
