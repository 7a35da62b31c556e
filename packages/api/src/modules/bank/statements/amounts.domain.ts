import type { Cents } from '@cauce/contract'

/** How many movements of each amount: the key is cents in decimal. */
export type Amounts = ReadonlyMap<bigint, number>

/** The sum of all, in cents. */
export const sumOf = (amounts: Amounts) =>
  [...amounts].reduce((sum, [amount, count]) => sum + amount * BigInt(count), 0n)

/** Both together: the longer of the two, or their sum. */
export function combine(one: Amounts, other: Amounts, isSum: boolean): Amounts {
  const counts = new Map(one)
  for (const [amount, count] of other) {
    const present = counts.get(amount) ?? 0
    counts.set(amount, isSum ? present + count : Math.max(present, count))
  }
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

/** Whether some of the amounts, at least one, may add up to zero. */
export function hasZeroSum(amounts: Amounts): boolean {
  const present = [...amounts].filter(([, count]) => count > 0)
  if (present.every(([amount]) => amount > 0n) || present.every(([amount]) => amount < 0n)) return false
  const sums = new Set<bigint>()
  for (const [amount, count] of present)
    for (let index = 0; index < count; index += 1) {
      for (const sum of [0n, ...sums]) sums.add(sum + amount)
      if (sums.has(0n) || sums.size > MAXIMUM_SUMS) return true
    }
  return false
}
