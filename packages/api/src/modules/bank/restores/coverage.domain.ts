import { addDays, bankingDayFrom, byKey, hasBankingDayBetween, type Cents } from '@cauce/contract'

interface Stated {
  readonly from: string
  readonly to: string
  readonly opening: Cents
  readonly closing: Cents
}

/**
 * First day that the statements of an account leave out; undefined if they cover `from` to `until`. Two meet where no
 * banking day lies between them and the balance goes on.
 */
export function firstDayMissing(periods: readonly Stated[], from: string, until: string): string | undefined {
  const inOrder = periods.toSorted(byKey((period) => period.from))
  let last = inOrder.findLast((period) => period.from <= from)
  if (!last) return from
  for (const next of inOrder.slice(inOrder.indexOf(last) + 1)) {
    if (last.to >= until) return undefined
    if (hasBankingDayBetween(last.to, next.from)) break
    // The end of that day is missing.
    if (next.opening !== last.closing) return last.to
    last = next
  }
  return last.to >= until ? undefined : bankingDayFrom(addDays(last.to, 1))
}
