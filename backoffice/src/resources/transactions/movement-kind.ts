import type { TransactionRecord } from '../../providers/records.ts'

/** What a movement of a wallet is. The wire says only that money comes in or goes out, and what made it. */
export type MovementKind =
  | 'deposit'
  | 'withdrawal'
  | 'thirdParty'
  | 'investment'
  | 'investmentReturned'
  | 'payment'
  | 'paymentReversed'
  | 'refund'
  | 'depositUndone'

const KINDS = {
  'user-wallet': { income: 'deposit', withdraw: 'withdrawal' },
  'admin-backoffice': { income: 'deposit', withdraw: 'withdrawal' },
  project_order: { income: 'investmentReturned', withdraw: 'investment' },
  project_fee: { income: 'payment', withdraw: 'paymentReversed' },
  payment: { income: 'refund', withdraw: 'depositUndone' },
} as const satisfies Record<TransactionRecord['issuerName'], Record<TransactionRecord['type'], MovementKind>>

type Kinded = Pick<TransactionRecord, 'issuerName' | 'type'> & Partial<Pick<TransactionRecord, 'thirdParty'>>

export const movementKindOf = ({ issuerName, type, thirdParty = null }: Kinded): MovementKind =>
  thirdParty ? 'thirdParty' : KINDS[issuerName][type]
