import type { StoryClock } from './clock.ts'

interface Entry {
  readonly at: Date
  readonly act: () => Promise<void>
}

/** What happens in the world, by instant. What happens may put further entries into it. */
export interface Agenda {
  add(at: Date, act: () => Promise<void>): void
  /** Lets everything happen in order, each at its instant by the clock; what lies after `until` does not happen. */
  run(until: Date): Promise<void>
}

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
