const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What has waited so long is marked (design notes: "clay after two days"). */
export const OLD_AFTER_MS = 2 * DAY_MS

/** For how long something has been waiting, in its two largest units: `3 d 4 h`, `22 h`, `48 min`. */
export function ageOf(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since))
  const days = Math.floor(waited / DAY_MS)
  const hours = Math.floor((waited % DAY_MS) / HOUR_MS)
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return `${hours} h`
  return `${Math.floor(waited / MINUTE_MS)} min`
}

export const isOld = (since: string, now: number): boolean => now - Date.parse(since) > OLD_AFTER_MS
