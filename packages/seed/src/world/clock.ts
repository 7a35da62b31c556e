import type { Clock } from '@cauce/api'

/** The clock of the world that is being made: it shows what the story says, and never goes back. */
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
