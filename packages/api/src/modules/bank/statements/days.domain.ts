/** The earlier day. */
export const earlierOf = (one: string, other: string) => (one < other ? one : other)
/** The later day. */
export const laterOf = (one: string, other: string) => (one > other ? one : other)

/** The calendar day after a day. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** The first, the last and all days between them on which something is. */
export function daysBetween(
  from: string,
  to: string,
  sides: readonly ReadonlyMap<string, unknown>[],
): readonly string[] {
  const days = new Set([from, to])
  for (const side of sides) for (const day of side.keys()) if (day >= from && day <= to) days.add(day)
  return [...days].toSorted()
}
