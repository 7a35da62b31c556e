import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../providers/records.ts'
import { useActor } from './ability.ts'
import type { HistoryEntry } from './terms.tsx'
import { useNow } from './time.tsx'
import { useWords } from './words.ts'

/** The first of two approvals that a transaction, a distribution or a refund needs. */
export type FirstApproval = NonNullable<TransactionRecord['firstApproval']>

/**
 * The state of a first approval: it counts and waits for the second, it has expired, or the second followed. Entering a
 * movement for a customer and recording the payment of a promoter do not expire.
 */
export function firstApprovalState(approval: FirstApproval | null, isPending: boolean, now: number) {
  if (approval === null) return 'none'
  if (!isPending) return 'followed'
  return approval.expiresAt === null || now <= Date.parse(approval.expiresAt) ? 'stands' : 'expired'
}

/**
 * The history entries of a first approval; while it stands, a note that a second one is needed, and why the administrator
 * who gave it may not give that (decision four-eyes-approval).
 */
export function useFirstApproval(approval: FirstApproval | null, isPending: boolean) {
  const t = useWords()
  const actor = useActor()
  const state = firstApprovalState(approval, isPending, useNow())
  if (approval === null || state === 'none') return { state, entries: [], note: undefined, forbidden: undefined }
  const { adminId, adminName: name, approvedAt: at, expiresAt } = approval
  const until = formatDateTime(expiresAt)
  const isEntry = expiresAt === null
  const words = isEntry
    ? t('backoffice.history.addedBy', { name })
    : t(`backoffice.history.firstApproval.${state}`, { name, until })
  const entries: HistoryEntry[] = [{ at, words }]
  if (state !== 'stands') return { state, entries, note: undefined, forbidden: undefined }
  const note = t(isEntry ? 'backoffice.decision.enteredBy' : 'backoffice.decision.firstApprovedBy', { name })
  if (adminId !== actor?.userId) return { state, entries, note, forbidden: undefined }
  const forbidden = t(isEntry ? 'backoffice.decision.enteredByYou' : 'backoffice.decision.secondNeeded', { until })
  return { state, entries, note, forbidden }
}
