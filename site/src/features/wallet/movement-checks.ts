import type { RefusalValue } from '@cauce/contract'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { refusalOfExcess, type MovementKind, type MovementLimits } from '@cauce/contract/wallet/movement-limits.ts'

/** Why the API would refuse the amount (handbook rules 5.5, 5.7 and 5.18). The dialog shows it while the person types. */
export function examineMovement(kind: MovementKind, typed: string, limits: MovementLimits): RefusalValue | undefined {
  const amount = centsOf(typed)
  if (amount === undefined) return unreadable(typed)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  return refusalOfExcess(kind, amount, limits)
}

/** The available balance after the movement; `undefined` while the movement is not possible. */
export function availableAfter(kind: MovementKind, typed: string, limits: MovementLimits): Cents | undefined {
  const amount = centsOf(typed)
  if (amount === undefined || examineMovement(kind, typed, limits)) return undefined
  return kind === 'income' ? limits.available + amount : limits.available - amount
}

/** What is wrong with the text of an amount field that is no amount. */
export const unreadable = (typed: string): RefusalValue => ({
  code: typed.trim() === '' ? 'required' : 'amount-invalid',
  path: 'amount',
})

const WIRE = /^-?\d+\.\d{2}$/

/** The cents of an amount field; `undefined` while its text is no amount. */
export const centsOf = (value: string): Cents | undefined => (WIRE.test(value) ? parseAmount(value) : undefined)
