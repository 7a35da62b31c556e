import type { TransactionRecord } from '../../providers/records.ts'

type Pending = Pick<TransactionRecord, 'status' | 'firstApproval'>

/** What became of the first of two approvals: it waits for the second, came too early for it, or was followed by it. */
export function firstApprovalState({ status, firstApproval }: Pending, now: number) {
  if (firstApproval === null) return 'none'
  if (status !== 'pending') return 'followed'
  return now <= Date.parse(firstApproval.expiresAt) ? 'stands' : 'expired'
}
