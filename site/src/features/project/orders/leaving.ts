import type { Answer } from '@cauce/client'
import { parseAmount, percentageOf, type Cents } from '@cauce/contract/cents.ts'

export type Order = Answer<'/v1/project/orders/{id}'>

/** Cost and repayment in cents. */
export interface Leaving {
  readonly action: 'revoke' | 'disinvest'
  readonly cost: Cents
  readonly givenBack: Cents
}

/** Disinvestment fee between the end of reflection and financing. */
export const exitCost = (
  { amount }: Pick<Order, 'amount'>,
  { cancellationFee }: { readonly cancellationFee: number },
): Cents => percentageOf(parseAmount(amount), Math.round(cancellationFee * 100), 'half-up')

/** Handbook rules 7.8 and 7.9. */
export function wayOut(
  order: Order,
  project: { readonly cancellationFee: number } | undefined,
  now: Date,
): Leaving | undefined {
  const amount = parseAmount(order.amount)
  if (order.status === 'pending' && now < new Date(order.reflectionEndsAt))
    return { action: 'revoke', cost: 0n, givenBack: amount }
  if (order.status !== 'active' || order.projectPhaseName !== 'Investment' || !project) return undefined
  const cost = exitCost(order, project)
  return { action: 'disinvest', cost, givenBack: amount - cost }
}
