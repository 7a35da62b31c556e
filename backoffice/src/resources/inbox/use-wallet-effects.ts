import type { BalanceEffect } from '../transactions/effect-of.ts'
import { credits, useCreditEffects } from '../matching/use-credit-effects.ts'
import type { LineItem } from './bulk.ts'

/**
 * What matching each line does to the wallet of its person, one after the other; null for a line that credits none, or several
 * people at once.
 */
export function useWalletEffects(items: readonly LineItem[]) {
  const single = items.flatMap(({ record: { id, amount, suggestions } }) => {
    const [candidate, ...others] = suggestions
    return candidate && others.length === 0 && credits(candidate) ? [{ id, candidate, amount }] : []
  })
  const effects = useCreditEffects(single)
  return (id: string): BalanceEffect | null | undefined =>
    single.some((part) => part.id === id) ? effects.get(id) : null
}
