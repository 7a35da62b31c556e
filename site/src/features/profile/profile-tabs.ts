import { withKnownFilters } from '../documents/issued-documents.ts'
import { parseMovementFilters, withMovementFilters } from '../wallet/movement-filters.ts'
import type { MoveMoneyRequest } from '../wallet/use-money-move.ts'

/** Handbook rule 13.2. */
export const profileTabs = {
  customer: 'users.profile.title',
  wallet: 'wallets.one',
  documents: 'accountDocuments.title',
  'bank-accounts': 'bankAccounts.title',
  tax: 'taxDetails.title',
} as const
export type Tab = keyof typeof profileTabs

export const tabOf = (name: string | null): Tab =>
  name !== null && Object.hasOwn(profileTabs, name) ? (name as Tab) : 'customer'

const WIRE_AMOUNT = /^\d{1,12}\.\d{2}$/

/** `?move=income&amount=400.00` opens a dialog. */
export function openingOf(query: URLSearchParams): MoveMoneyRequest | null {
  const kind = query.get('move')
  if (kind !== 'income' && kind !== 'withdraw') return null
  const amount = query.get('amount') ?? ''
  return WIRE_AMOUNT.test(amount) ? { kind, amount } : { kind }
}

/** Drops unknown tabs, filters and dialogs. */
export function withKnownValues(query: URLSearchParams): URLSearchParams {
  const known = withKnownFilters(withMovementFilters(query, parseMovementFilters(query)))
  const opening = openingOf(known)
  if (opening === null) known.delete('move')
  if (opening?.amount === undefined) known.delete('amount')
  const tab = known.get('tab')
  if (tab !== null && tabOf(tab) !== tab) known.delete('tab')
  return known
}
