import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../providers/records.ts'
import { useActor } from './ability.ts'
import type { HistoryEntry } from './terms.tsx'
import { useNow } from './time.tsx'
import { useWords } from './words.ts'

/** The first of two approvals that a transaction, a distribution or a refund needs. */
export type FirstApproval = NonNullable<TransactionRecord['firstApproval']>

/** The state of a first approval: it counts and waits for the second, it has expired, or the second followed. */
export function firstApprovalState(approval: FirstApproval | null, isPending: boolean, now: number) {
  if (approval === null) return 'none'
  if (!isPending) return 'followed'
  return now <= Date.parse(approval.expiresAt) ? 'stands' : 'expired'
}

/** The history entries of a first approval, and why the administrator who gave it may not give the second (decision 006). */
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
