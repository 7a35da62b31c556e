import type { TransactionRecord } from '../providers/records.ts'

/** The first half of an approval, a distribution or a refund that needs two administrators. */
export type FirstApproval = NonNullable<TransactionRecord['firstApproval']>

/** What became of a first approval: it waits for the second, came too early for it, or was followed by it. */
export function firstApprovalState(approval: FirstApproval | null, isPending: boolean, now: number) {
  if (approval === null) return 'none'
  if (!isPending) return 'followed'
  return now <= Date.parse(approval.expiresAt) ? 'stands' : 'expired'
}
