import type { MatchingRecord, TransactionRecord } from '../../providers/records.ts'
import type { MarkedItem, QueueRow } from './queue.ts'

export type MovementItem = Extract<MarkedItem, { record: TransactionRecord }>

export type LineItem = Extract<MarkedItem, { record: MatchingRecord }>

export type BulkMode =
  /** Movements of one type: approved in a dialog with the evidence of each. */
  | 'movements'
  /** Lines of statements: matched with what is suggested for each, or set aside with one reason. */
  | 'lines'
  /** Identities or bank accounts: each is approved with its documents in view; they can be rejected together. */
  | 'one-by-one'
  /** One press never decides on different kinds. */
  | 'mixed'

export function bulkModeOf(items: readonly Pick<QueueRow, 'kind'>[]): BulkMode {
  const kinds = new Set(items.map(({ kind }) => kind))
  if (kinds.size > 1) return 'mixed'
  if (kinds.has('bankMovement')) return 'lines'
  return kinds.has('income') || kinds.has('withdraw') ? 'movements' : 'one-by-one'
}

export const isMovement = (item: MarkedItem): item is MovementItem => item.kind === 'income' || item.kind === 'withdraw'

export const isLine = (item: MarkedItem): item is LineItem => item.kind === 'bankMovement'

export function rejectionOf({ kind }: { readonly kind: Exclude<MarkedItem['kind'], 'bankMovement'> }, reason: string) {
  switch (kind) {
    case 'bankAccount':
      return { resource: 'bankAccounts', change: { state: 'error', errorMessage: reason } } as const
    case 'verification':
      return { resource: 'verifications', change: { decision: 'Declined', reason } } as const
    default:
      return { resource: 'transactions', change: { status: 'rejected', rejectReason: reason } } as const
  }
}
