import { absoluteOf, type Cents } from '@cauce/contract'

/** Multiset of amounts in cents. */
export type Amounts = ReadonlyMap<bigint, number>

/** Cents. */
export const sumOf = (amounts: Amounts) =>
  [...amounts].reduce((sum, [amount, count]) => sum + amount * BigInt(count), 0n)

export function combine(one: Amounts, other: Amounts): Amounts {
  const counts = new Map(one)
  for (const [amount, count] of other) counts.set(amount, (counts.get(amount) ?? 0) + count)
  return counts
}

export const subtract = (whole: Amounts, part: Amounts): Amounts =>
  new Map([...whole].map(([amount, count]) => [amount, count - (part.get(amount) ?? 0)]))

export const sharedBy = (one: Amounts, other: Amounts): Amounts =>
  new Map([...one].map(([amount, count]) => [amount, Math.min(count, other.get(amount) ?? 0)]))

/** Limit of distinct sums tried. */
const MAXIMUM_SUMS = 20_000

/** Linked list of chosen amounts. */
interface Taken {
  readonly amount: bigint
  readonly count: number
  readonly others: Taken | undefined
}

/**
 * Subset sum: every choice that adds up, at most two; undefined above the limit. Prunes sums that cannot reach the
 * target, so that nearly all or nearly none of thousands is found.
 */
export function partsWithSum(amounts: Amounts, wanted: Cents): readonly Amounts[] | undefined {
  let choices: Choices = new Map([[0n, [undefined]]])
  for (const step of stepsOf(amounts)) {
    choices = withStep(choices, step, wanted)
    if (choices.size > MAXIMUM_SUMS) return undefined
  }
  return (choices.get(wanted) ?? []).map(amountsOf)
}

/** At most two choices a sum. */
type Choices = ReadonlyMap<Cents, readonly (Taken | undefined)[]>

/** Adds none, some or all of one amount; undefined above the limit. */
function withStep(choices: Choices, { amount, count, least, most }: Step, wanted: Cents): Choices {
  const next = new Map<Cents, readonly (Taken | undefined)[]>()
  for (const [sum, parts] of choices) {
    for (let taken = 0; taken <= count; taken += 1) {
      const total = sum + amount * BigInt(taken)
      if (total + least > wanted || total + most < wanted) continue
      const more = taken === 0 ? parts : parts.map((others) => ({ amount, count: taken, others }))
      next.set(total, [...(next.get(total) ?? []), ...more].slice(0, 2))
    }
    if (next.size > MAXIMUM_SUMS) break
  }
  return next
}

interface Step {
  readonly amount: bigint
  readonly count: number
  /** Bounds that the remaining amounts can add. */
  readonly least: Cents
  readonly most: Cents
}

/** Largest first. */
function stepsOf(amounts: Amounts): Step[] {
  let [least, most] = [0n, 0n]
  return [...amounts]
    .toSorted(([one], [other]) => Number(absoluteOf(one) - absoluteOf(other)))
    .map(([amount, count]) => {
      const step = { amount, count, least, most }
      const sum = amount * BigInt(count)
      if (sum < 0n) least += sum
      else most += sum
      return step
    })
    .toReversed()
}

function amountsOf(choice: Taken | undefined): Amounts {
  const amounts = new Map<bigint, number>()
  for (let taken = choice; taken; taken = taken.others) amounts.set(taken.amount, taken.count)
  return amounts
}
