import { absoluteOf, type Cents } from '@cauce/contract'

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

/** What both have. */
export const sharedBy = (one: Amounts, other: Amounts): Amounts =>
  new Map([...one].map(([amount, count]) => [amount, Math.min(count, other.get(amount) ?? 0)]))

/** So many different sums are tried; what needs more is not known. */
const MAXIMUM_SUMS = 20_000

/** A choice of some amounts, as a list from the last one that was taken. */
interface Taken {
  readonly amount: bigint
  readonly count: number
  readonly others: Taken | undefined
}

/**
 * Some of the amounts that add up to a sum: each choice, or two of them if there are more. Undefined if too many sums have to be tried.
 * A sum from which the wanted one is out of reach is not tried, so that nearly all or nearly none of thousands are found.
 */
export function partsWithSum(amounts: Amounts, wanted: Cents): readonly Amounts[] | undefined {
  let choices: Choices = new Map([[0n, [undefined]]])
  for (const step of stepsOf(amounts)) {
    choices = withStep(choices, step, wanted)
    if (choices.size > MAXIMUM_SUMS) return undefined
  }
  return (choices.get(wanted) ?? []).map(amountsOf)
}

/** At most two choices of the amounts so far, by their sum. */
type Choices = ReadonlyMap<Cents, readonly (Taken | undefined)[]>

/** The choices with none, some or all of one amount more: of the sums too many, as soon as there are. */
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
  /** The least and the most that the amounts after it can add. */
  readonly least: Cents
  readonly most: Cents
}

/** The amounts, the largest ones first. */
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
