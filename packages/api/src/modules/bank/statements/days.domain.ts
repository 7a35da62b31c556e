/** The first, the last, and days with content between them. */
export function daysBetween(
  from: string,
  to: string,
  sides: readonly ReadonlyMap<string, unknown>[],
): readonly string[] {
  const days = new Set([from, to])
  for (const side of sides) for (const day of side.keys()) if (day >= from && day <= to) days.add(day)
  return [...days].toSorted()
}
