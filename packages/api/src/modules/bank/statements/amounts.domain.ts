import type { Cents } from '@cauce/contract'

/** How many movements of each amount: the key is cents in decimal. */
export type Amounts = ReadonlyMap<bigint, number>

/** The sum of all, in cents. */
export const sumOf = (amounts: Amounts) =>
  [...amounts].reduce((sum, [amount, count]) => sum + amount * BigInt(count), 0n)

/** All of both. */
export function combine(one: Amounts, other: Amounts): Amounts {
  const counts = new Map(one)
  for (const [amount, count] of other) counts.set(amount, (counts.get(amount) ?? 0) + count)
  return counts
}

/** What is left of the whole without a part. */
export const subtract = (whole: Amounts, part: Amounts): Amounts =>
  new Map([...whole].map(([amount, count]) => [amount, count - (part.get(amount) ?? 0)]))

/** So many different sums are tried; a part of a day that needs more is not placed. */
const MAXIMUM_SUMS = 20_000

/** Whether some of the amounts add up to a sum. */
export function canSumTo(amounts: Amounts, wanted: Cents): boolean {
  const sums = new Set([0n])
  for (const [amount, count] of amounts)
    for (let index = 0; index < count; index += 1) {
      for (const sum of [...sums]) sums.add(sum + amount)
      if (sums.has(wanted)) return true
      if (sums.size > MAXIMUM_SUMS) return false
    }
  return sums.has(wanted)
}

/** What both have. */
export const sharedBy = (one: Amounts, other: Amounts): Amounts =>
  new Map([...one].map(([amount, count]) => [amount, Math.min(count, other.get(amount) ?? 0)]))

/** Some of the amounts that add up to a sum: each choice, or two of them if there are more or if too many have to be tried. */
export function partsWithSum(amounts: Amounts, wanted: Cents): readonly Amounts[] {
  const none: Amounts = new Map()
  let tried = new Map<Cents, readonly Amounts[]>([[0n, [none]]])
  for (const [amount, count] of amounts) {
    const next = new Map<Cents, readonly Amounts[]>()
    for (const [sum, parts] of tried)
      for (let taken = 0; taken <= count; taken += 1) {
        const total = sum + amount * BigInt(taken)
        const more = taken === 0 ? parts : parts.map((part) => new Map([...part, [amount, taken]]))
        next.set(total, [...(next.get(total) ?? []), ...more].slice(0, 2))
      }
    if (next.size > MAXIMUM_SUMS) return [none, none]
    tried = next
  }
  return tried.get(wanted) ?? []
}
