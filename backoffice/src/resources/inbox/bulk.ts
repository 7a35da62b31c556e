import type { TransactionRecord } from '../../providers/records.ts'
import type { MarkedItem, QueueItem } from './queue.ts'

/** A movement of money among the marked rows. */
export type MovementItem = Extract<MarkedItem, { record: TransactionRecord }>

/** What may be done with all marked rows at once. */
export type BulkMode =
  /** Movements of one type: approved in a dialog with the evidence of each. */
  | 'movements'
  /** Identities or bank accounts: each is approved with its documents in view; they can be rejected together. */
  | 'one-by-one'
  /** One press never decides on different kinds. */
  | 'mixed'

export function bulkModeOf(items: readonly Pick<QueueItem, 'kind'>[]): BulkMode {
  const kinds = new Set(items.map(({ kind }) => kind))
  if (kinds.size > 1) return 'mixed'
  return kinds.has('income') || kinds.has('withdraw') ? 'movements' : 'one-by-one'
}

export const isMovement = (item: MarkedItem): item is MovementItem => item.kind === 'income' || item.kind === 'withdraw'

/** What is sent to reject an item, and where. */
export function rejectionOf({ kind }: Pick<MarkedItem, 'kind'>, reason: string) {
  switch (kind) {
    case 'bankAccount':
      return { resource: 'bankAccounts', change: { state: 'error', errorMessage: reason } } as const
    case 'verification':
      return { resource: 'verifications', change: { decision: 'Declined', reason } } as const
    default:
      return { resource: 'transactions', change: { status: 'rejected', rejectReason: reason } } as const
  }
}
