import type { RefusalValue } from '@cauce/contract'
import { parseAmount, WIRE_AMOUNT, type Cents } from '@cauce/contract/cents.ts'
import { refusalOfExcess, type MovementKind, type MovementLimits } from '@cauce/contract/wallet/movement-limits.ts'

/** Predicts the API's refusal (handbook rules 5.5, 5.7, 5.18). */
export function examineMovement(kind: MovementKind, typed: string, limits: MovementLimits): RefusalValue | undefined {
  const amount = centsOf(typed)
  if (amount === undefined) return unreadable(typed)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  return refusalOfExcess(kind, amount, limits)
}

/** Undefined while not possible. */
export function availableAfter(kind: MovementKind, typed: string, limits: MovementLimits): Cents | undefined {
  const amount = centsOf(typed)
  if (amount === undefined || examineMovement(kind, typed, limits)) return undefined
  return kind === 'income' ? limits.available + amount : limits.available - amount
}

/** Refusal of text that is not an amount. */
export const unreadable = (typed: string): RefusalValue => ({
  code: typed.trim() === '' ? 'required' : 'amount-invalid',
  path: 'amount',
})

/** Undefined while the text is not an amount. */
export const centsOf = (value: string): Cents | undefined => (WIRE_AMOUNT.test(value) ? parseAmount(value) : undefined)
