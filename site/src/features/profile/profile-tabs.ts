import { withKnownFilters } from '../documents/issued-documents.ts'
import { parseMovementFilters, withMovementFilters } from '../wallet/movement-filters.ts'
import type { MoveMoneyRequest } from '../wallet/use-money-move.ts'

/** The tabs of the profile (handbook rule 13.2) with the message key of each title. */
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

/** The money dialog that a link to the wallet opens: `?move=income&amount=400.00`. */
export function openingOf(query: URLSearchParams): MoveMoneyRequest | null {
  const kind = query.get('move')
  if (kind !== 'income' && kind !== 'withdraw') return null
  const amount = query.get('amount') ?? ''
  return WIRE_AMOUNT.test(amount) ? { kind, amount } : { kind }
}

/** The query without a tab, a filter or a money dialog that does not exist. */
export function withKnownValues(query: URLSearchParams): URLSearchParams {
  const known = withKnownFilters(withMovementFilters(query, parseMovementFilters(query)))
  const opening = openingOf(known)
  if (opening === null) known.delete('move')
  if (opening?.amount === undefined) known.delete('amount')
  const tab = known.get('tab')
  if (tab !== null && tabOf(tab) !== tab) known.delete('tab')
  return known
}
