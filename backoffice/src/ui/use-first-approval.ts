import { formatDateTime } from '@cauce/format/dates.ts'
import { useActor } from './actor.ts'
import { firstApprovalState, type FirstApproval } from './first-approval.ts'
import type { HistoryEntry } from './history.tsx'
import { useNow } from './use-now.ts'
import { useWords } from './words.ts'

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
