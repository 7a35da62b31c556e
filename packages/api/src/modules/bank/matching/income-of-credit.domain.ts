import type { Cents, MatchReason } from '@cauce/contract'
import type { CreditFacts, ExpectedIncome, MatchTarget, PersonFacts } from './credit-facts.domain.ts'

/** An income of exactly the amount is expected. */
export const EXPECTED: ReadonlySet<MatchReason> = new Set(['amount-exact', 'amount-booked', 'booked-and-announced'])

/** Limit of the subset sum: the number of sums doubles with each income. */
const MAXIMUM_ADDED = 10

/**
 * The incomes that the credit pays: the oldest of exactly the amount (all are the same person's), else the only set
 * that adds up, else the only income, else a new one.
 */
export function incomeOf({ amount }: CreditFacts, person: PersonFacts): { target: MatchTarget; reason: MatchReason } {
  const { userId, walletId } = person
  const incomes = person.incomes.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.transactionId.localeCompare(b.transactionId),
  )
  const target = (found: readonly ExpectedIncome[]): MatchTarget => ({
    kind: 'incomes',
    userId,
    transactionIds: found.map(({ transactionId }) => transactionId),
  })
  const exact = incomes.filter((income) => income.amount === amount)
  // A booked one comes first, so that nobody is credited twice; a person has to confirm it.
  const first = exact.find(({ isBooked }) => isBooked) ?? exact[0]
  const isUnclear = exact.some(({ isBooked }) => isBooked) && exact.some(({ isBooked }) => !isBooked)
  if (first && isUnclear) return { target: target([first]), reason: 'booked-and-announced' }
  if (first) return { target: target([first]), reason: first.isBooked ? 'amount-booked' : 'amount-exact' }
  const announced = incomes.filter(({ isBooked }) => !isBooked)
  if (announced.length === 0) return { target: { kind: 'new-income', userId, walletId }, reason: 'not-announced' }
  const [sum, another] = announced.length > MAXIMUM_ADDED ? [] : setsOfSum(announced, amount)
  if (sum && !another) return { target: target(sum), reason: 'amount-of-several' }
  if (announced.length === 1) return { target: target(announced), reason: 'amount-differs' }
  return { target: { kind: 'new-income', userId, walletId }, reason: 'amount-differs' }
}

/** At most two sets: a second one is enough to know that the first is not unique. */
function setsOfSum(incomes: readonly ExpectedIncome[], amount: Cents): ExpectedIncome[][] {
  const found: ExpectedIncome[][] = []
  const extend = (chosen: readonly ExpectedIncome[], from: number, rest: Cents): void => {
    if (rest === 0n) found.push([...chosen])
    if (rest <= 0n) return
    for (const [index, income] of incomes.entries())
      if (index >= from && found.length < 2) extend([...chosen, income], index + 1, rest - income.amount)
  }
  extend([], 0, amount)
  return found
}
