import type { Clock } from '@cauce/api'
import { addDays, calendarDateOf } from '@cauce/contract'

/** The agenda moves it forward, never back. */
export interface StoryClock extends Clock {
  moveTo(instant: Date): void
}

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

/** Entries may add further entries. */
export interface Agenda {
  add(at: Date, act: () => Promise<void>): void
  /** Runs entries in order; those after `until` do not run. */
  run(until: Date): Promise<void>
}

export function createAgenda(clock: StoryClock): Agenda {
  const entries: Entry[] = []
  return {
    add(at, act) {
      if (at < clock.now())
        throw new Error(`The story cannot go back from ${clock.now().toISOString()} to ${at.toISOString()}`)
      // Stable order within an instant: the world is deterministic.
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

export interface Moments {
  readonly today: string
  /** Negative is in the future. */
  day(daysAgo: number): string
  /** `HH:MM` in UTC: a Madrid office is open from 08:00 to 17:00. */
  at(daysAgo: number, time: string): Date
  hoursAgo(hours: number): Date
  /** `HH:MM` in UTC. */
  on(date: string, time: string): Date
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

/** Weekends move to Monday. */
export function inOffice(instant: Date): Date {
  const weekday = instant.getUTCDay()
  return daysAfter(instant, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
