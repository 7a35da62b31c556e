export const ACCOUNT_KINDS = ['wallet', 'reserved', 'escrow', 'bank', 'fees', 'penalties'] as const

/** Why money moves from one account to another. */
export const TRANSFER_KINDS = [
  'income',
  'reserve',
  'release',
  'withdraw',
  'invest',
  'revoke',
  'disinvest',
  'penalty',
  'refund',
  'payout',
  'return',
  'fee',
  'principal',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]
