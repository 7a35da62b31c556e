export interface Days {
  readonly first: string
  readonly last: string
}

export function rangesOf(days: readonly string[]): Days[] {
  const ranges: Days[] = []
  for (const day of days.toSorted()) {
    const { first, last } = ranges.at(-1) ?? { first: day, last: day }
    if (ranges.length > 0 && dayAfter(last) === day) ranges[ranges.length - 1] = { first, last: day }
    else ranges.push({ first: day, last: day })
  }
  return ranges
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
