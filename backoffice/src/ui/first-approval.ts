import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../providers/records.ts'
import { useActor } from './ability.ts'
import type { HistoryEntry } from './terms.tsx'
import { useNow } from './time.tsx'
import { useWords } from './words.ts'

/** The first half of an approval, a distribution or a refund that needs two administrators. */
export type FirstApproval = NonNullable<TransactionRecord['firstApproval']>

/** What became of a first approval: it waits for the second, came too early for it, or was followed by it. */
export function firstApprovalState(approval: FirstApproval | null, isPending: boolean, now: number) {
  if (approval === null) return 'none'
  if (!isPending) return 'followed'
  return now <= Date.parse(approval.expiresAt) ? 'stands' : 'expired'
}

/** What a record says of its first approval, and why whoever gave it may not give the second (decision 006). */
export function useFirstApproval(approval: FirstApproval | null, isPending: boolean) {
  const t = useWords()
  const actor = useActor()
  const state = firstApprovalState(approval, isPending, useNow())
  if (approval === null || state === 'none') return { state, entries: [], forbidden: undefined }
  const { adminId, adminName: name, approvedAt: at, expiresAt } = approval
  const until = formatDateTime(expiresAt)
  const entries: HistoryEntry[] = [{ at, words: t(`backoffice.history.firstApproval.${state}`, { name, until }) }]
  const isOwn = state === 'stands' && adminId === actor?.userId
  return { state, entries, forbidden: isOwn ? t('backoffice.decision.secondNeeded', { until }) : undefined }
}
