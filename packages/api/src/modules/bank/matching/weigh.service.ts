import type { Executor, ParametersInForce } from '../../../database/index.ts'
import { collectFacts, creditOf, peopleOf, withLikeNames, type Facts } from './facts.service.ts'
import { evaluate, limitsAt } from './evaluate.service.ts'
import { BY_ANY_STAFF, isProven } from './matching.domain.ts'
import { isElsewhere } from './payments-of-debit.domain.ts'
import type { MovementRow } from './movements.queries.ts'

interface Weighed {
  readonly kind: 'income' | 'wallet' | 'distribution' | 'payment'
  readonly id: string
  /** Whose money it becomes. */
  readonly userId: string | null
}

export interface Weight {
  /** Each of the lines proves that its money is the person's. */
  readonly isProven: boolean
  /** True if a credit names somebody else, if the platform suggests another match, or if a debit went to another account. */
  readonly isAgainst: boolean
}

/**
 * What lines say of a target that an administrator chose, or the platform (`hands` null). What one of these hands wrote proves nothing.
 */
export async function weighTargets(
  executor: Executor,
  parameters: ParametersInForce,
  rows: readonly MovementRow[],
  { userIds, hands }: { readonly userIds: readonly string[]; readonly hands: ReadonlySet<string> | null },
): Promise<(target: Weighed, lines: readonly MovementRow[]) => Weight> {
  const facts = await collectFacts(executor, rows, {
    choose: (credits, expecting) => [...withLikeNames(credits, expecting), ...userIds],
  })
  const wrote = hands === null ? BY_ANY_STAFF : (writers: readonly string[]) => writers.some((one) => hands.has(one))
  const suggestedFor = new Map(
    rows.map((row) => [row.movementId, evaluate(row, facts, limitsAt(parameters, row.createdAt)).suggestions]),
  )
  const proves = (row: MovementRow, { userId }: Weighed) => {
    const people = peopleOf(row, facts, userIds)
    const person = people.find((one) => one.userId === userId)
    return person !== undefined && isProven(creditOf(row, facts), person, people, wrote)
  }
  const wentElsewhere = (row: MovementRow, { id }: Weighed) => {
    const paid = facts.payments.find((payment) => payment.row.paymentId === id)
    return paid !== undefined && isElsewhere(row, paid.row.iban)
  }
  const contradicts = (row: MovementRow, target: Weighed) => {
    if (row.amount < 0n) return wentElsewhere(row, target)
    const suggestions = suggestedFor.get(row.movementId)!
    const isSuggested = suggestions.some(
      ({ kind, id, userId, isBooked }) =>
        (kind === target.kind && id === target.id) || (userId !== null && userId === target.userId && !isBooked),
    )
    const { referenced, owners } = ownersOf(row, facts)
    const isOfOthers = owners.length > 0 && !owners.some((userId) => userId === target.userId)
    return (
      (suggestions.length > 0 && !isSuggested) || isOfOthers || referenced.some((userId) => userId !== target.userId)
    )
  }
  return (target, lines) => ({
    isProven: lines.every((row) => proves(row, target)),
    isAgainst: lines.some((row) => contradicts(row, target)),
  })
}

/** Whose reference a credit carries, and whose validated account it comes from. */
function ownersOf({ movementId, kind, counterpartyIban }: MovementRow, facts: Facts) {
  if (kind === 'return') return { referenced: [], owners: [] }
  return {
    referenced: (facts.references.get(movementId) ?? []).map((walletId) => facts.walletOwners.get(walletId)!),
    owners: (facts.accountOwners.get(counterpartyIban ?? '') ?? []).map(({ userId }) => userId),
  }
}

/** A credit that carries a customer's reference, comes from a validated account or returns our payment is not the company's own. */
export async function findOwnerRefusal(
  executor: Executor,
  row: MovementRow,
): Promise<'credit-has-owner' | 'return-not-income' | undefined> {
  if (row.amount < 0n) return undefined
  const facts = await collectFacts(executor, [row])
  const { referenced, owners } = ownersOf(row, facts)
  if (facts.returnable.length > 0) return 'return-not-income'
  return referenced.length + owners.length > 0 ? 'credit-has-owner' : undefined
}
