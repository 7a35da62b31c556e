import { formatAmount, parseAmount, smallerOf } from '@cauce/contract/cents.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import type { Answer } from '@cauce/client'
import type { MatchingRecord } from '../../providers/records.ts'

export type Candidate = Answer<'/v1/bank/matching/{id}/candidates'>['candidates'][number]

export type Choice = readonly { readonly candidate: Candidate; readonly typed: string }[]

export const keyOf = ({ kind, id }: Pick<Candidate, 'kind' | 'id'>): string => `${kind}/${id}`

/** The amount of a movement without its sign, as on the wire. */
export const magnitudeOf = (amount: string): string => amount.replace(/^-/, '')

/** What several movements of one direction come to, as on the wire. */
export const totalOf = (movements: readonly Pick<MatchingRecord, 'amount'>[]): string =>
  formatAmount(movements.reduce((sum, { amount }) => sum + parseAmount(amount), 0n))

/** What is suggested, chosen from the start: one takes all of the movement, several take what each is expected to be. */
export function choiceOf({ amount, suggestions }: Pick<MatchingRecord, 'amount' | 'suggestions'>): Choice {
  if (suggestions.length === 1) return [{ candidate: suggestions[0]!, typed: formatTypedAmount(magnitudeOf(amount)) }]
  return suggestions.map((candidate) => ({
    candidate,
    typed: candidate.amount === null ? '' : formatTypedAmount(candidate.amount),
  }))
}

/**
 * Chooses a candidate with what is left, or leaves it out. One that is alone takes all. A new income has what the others leave, and is
 * left out where that is nothing.
 */
export function toggled(choice: Choice, candidate: Candidate, amount: string): Choice {
  const others = choice.filter((one) => keyOf(one.candidate) !== keyOf(candidate))
  if (others.length < choice.length) return others.length === 1 ? alone(others, amount) : others
  if (others.length === 0) return [{ candidate, typed: formatTypedAmount(magnitudeOf(amount)) }]
  const given = others.map((one, index) =>
    // The one that was alone had all of it: it goes back to what it is expected to be.
    others.length === 1 && index === 0 && one.candidate.amount !== null
      ? { ...one, typed: formatTypedAmount(one.candidate.amount) }
      : one,
  )
  const rest = candidate.amount === null ? undefined : given.find((one) => one.candidate.amount === null)
  const left = leftOf(given, amount) + (centsOf(rest?.typed ?? '') ?? 0n)
  const wanted = candidate.amount === null ? left : smallerOf(left, parseAmount(candidate.amount))
  const kept = given.flatMap((one) => {
    if (one !== rest || wanted <= 0n) return [one]
    return left > wanted ? [{ ...one, typed: typedOf(left - wanted) }] : []
  })
  return [...kept, { candidate, typed: wanted > 0n ? typedOf(wanted) : '' }]
}

const typedOf = (cents: bigint): string => formatTypedAmount(formatAmount(cents))

/** The choice after its total has changed: one that is alone takes all of it, several keep what they were given. */
export const fitted = (choice: Choice, amount: string): Choice => (choice.length === 1 ? alone(choice, amount) : choice)

const alone = (choice: Choice, amount: string): Choice => [
  { ...choice[0]!, typed: formatTypedAmount(magnitudeOf(amount)) },
]

/** The cents that are not allotted yet; below zero if it is too much. What cannot be read counts as nothing. */
export const leftOf = (choice: Choice, amount: string): bigint =>
  choice.reduce((left, { typed }) => left - (centsOf(typed) ?? 0n), parseAmount(magnitudeOf(amount)))

const centsOf = (typed: string): bigint | undefined => {
  const wire = parseTypedAmount(typed)
  return wire === undefined ? undefined : parseAmount(wire)
}

/** What a bank kept of the payment that came back, in cents; 0 where nothing is missing. The API knows how much it may be. */
export function feeOf(choice: Choice, { amount, kind }: Pick<MatchingRecord, 'amount' | 'kind'>): bigint {
  const [only, another] = choice
  if (kind !== 'return' || only?.candidate.kind !== 'payment' || only.candidate.amount === null || another) return 0n
  const fee = parseAmount(only.candidate.amount) - parseAmount(amount)
  return fee > 0n ? fee : 0n
}

/** The targets as the API takes them; undefined while they do not make up the amount. */
export function targetsOf(choice: Choice, amount: string) {
  if (choice.length === 0 || leftOf(choice, amount) !== 0n) return undefined
  const targets = choice.map(({ candidate, typed }) => ({
    kind: candidate.kind,
    id: candidate.id,
    amount: parseTypedAmount(typed) ?? '0.00',
  }))
  return targets.every((target) => parseAmount(target.amount) > 0n) ? targets : undefined
}

export const matchBodyOf = (
  movements: readonly Pick<MatchingRecord, 'id' | 'updatedAt' | 'amount'>[],
  choice: Choice,
  reason = '',
) => ({
  movements: movements.map(({ id, updatedAt }) => ({ movementId: id, updatedAt })),
  targets: targetsOf(choice, totalOf(movements)) ?? [],
  ...(reason.trim() !== '' && { reason: reason.trim() }),
})
