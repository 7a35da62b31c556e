import type { TransactionRecord } from '../../providers/records.ts'

/** What a movement of a wallet is. The wire says only that money comes in or goes out, and what made it. */
export type MovementKind =
  | 'deposit'
  | 'withdrawal'
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

export const movementKindOf = ({ issuerName, type }: Pick<TransactionRecord, 'issuerName' | 'type'>): MovementKind =>
  KINDS[issuerName][type]
