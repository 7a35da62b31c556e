import type { Noun } from '../../providers/nouns.ts'
import type { QueueItem, QueueKind } from './queue.ts'

export type BulkDecision = { readonly verb: 'approve' } | { readonly verb: 'reject'; readonly reason: string }

/** What is sent for an item; `undefined` when it lacks a proof, which only its own pane can take. */
export function bulkChangeFor(item: QueueItem, decision: BulkDecision): Record<string, unknown> | undefined {
  const isApproval = decision.verb === 'approve'
  switch (item.kind) {
    // A ticket cannot be marked.
    case 'ticket':
      return undefined
    case 'bankAccount':
      return isApproval ? { state: 'valid' } : { state: 'error', errorMessage: decision.reason }
    case 'verification':
      return isApproval ? { decision: 'Approved' } : { decision: 'Declined', reason: decision.reason }
    default:
      if (!isApproval) return { status: 'rejected', rejectReason: decision.reason }
      return item.record.document ? { status: 'completed' } : undefined
  }
}

const resources = {
  income: 'transactions',
  withdraw: 'transactions',
  bankAccount: 'bankAccounts',
  verification: 'verifications',
  ticket: 'tickets',
} as const satisfies Record<QueueKind, Noun>

export const resourceOf = ({ kind }: Pick<QueueItem, 'kind'>): Noun => resources[kind]
