import { LINE_OUTCOMES, type Cents } from '@cauce/contract'

export type Outcome = (typeof LINE_OUTCOMES)[number]
interface OutcomeSum {
  readonly count: number
  readonly amount: Cents
}

export type Sums = Map<Outcome, OutcomeSum>

export function addSum(sums: Sums, outcome: Outcome, { count, amount }: OutcomeSum) {
  const sum = sums.get(outcome)
  sums.set(outcome, { count: (sum?.count ?? 0) + count, amount: (sum?.amount ?? 0n) + amount })
}

/** In the order of the outcomes. */
export const countsOf = (sums: Sums) =>
  LINE_OUTCOMES.flatMap((outcome) => {
    const sum = sums.get(outcome)
    return sum ? [{ outcome, ...sum }] : []
  })
