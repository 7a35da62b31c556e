import type { Answer } from '@cauce/client'
import { parseAmount, percentageOf, type Cents } from '@cauce/contract/cents.ts'

export type Order = Answer<'/v1/project/orders/{id}'>

/** A way out of an order, with what it costs and gives back, both in cents. */
export interface Leaving {
  readonly action: 'revoke' | 'disinvest'
  readonly cost: Cents
  readonly givenBack: Cents
}

/**
 * How an investor may leave `order` at `now` (product decision 4): revoke it at no cost while it is in reflection; later,
 * while the project is still in Investment, disinvest for the project's cancellation fee. `undefined`: there is no way out.
 */
export function wayOut(
  order: Order,
  project: { readonly cancellationFee: number } | undefined,
  now: Date,
): Leaving | undefined {
  const amount = parseAmount(order.amount)
  if (order.status === 'pending' && now < new Date(order.reflectionEndsAt))
    return { action: 'revoke', cost: 0n, givenBack: amount }
  if (order.status !== 'active' || order.projectPhaseName !== 'Investment' || !project) return undefined
  const cost = percentageOf(amount, Math.round(project.cancellationFee * 100), 'half-up')
  return { action: 'disinvest', cost, givenBack: amount - cost }
}
