import type { RefusalValue } from '@cauce/contract'
import { formatAmount, parseAmount, type Cents } from '@cauce/contract/cents.ts'

export type MovementKind = 'income' | 'withdraw'

/** Why the API would refuse the amount (handbook rules 5.5 and 5.7). The dialog shows it while the person types. */
export function examineMovement(kind: MovementKind, typed: string, available: Cents): RefusalValue | undefined {
  const amount = centsOf(typed)
  if (amount === undefined) return unreadable(typed)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  if (kind === 'withdraw' && amount > available)
    return { code: 'above-available-balance', params: { available: formatAmount(available) }, path: 'amount' }
  return undefined
}

/** The available balance after the movement; `undefined` while the movement is not possible. */
export function availableAfter(kind: MovementKind, typed: string, available: Cents): Cents | undefined {
  const amount = centsOf(typed)
  if (amount === undefined || examineMovement(kind, typed, available)) return undefined
  return kind === 'income' ? available + amount : available - amount
}

/** What is wrong with the text of an amount field that is no amount. */
export const unreadable = (typed: string): RefusalValue => ({
  code: typed.trim() === '' ? 'required' : 'amount-invalid',
  path: 'amount',
})

const WIRE = /^-?\d+\.\d{2}$/

/** The cents of an amount field; `undefined` while its text is no amount. */
export const centsOf = (value: string): Cents | undefined => (WIRE.test(value) ? parseAmount(value) : undefined)
