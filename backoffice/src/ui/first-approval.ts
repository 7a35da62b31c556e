import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../providers/records.ts'
import { useActor } from './ability.ts'
import { useNow } from './time.tsx'
import { useWords } from './words.ts'

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
 * While a first approval stands, a note that a second one is needed, and why the administrator who gave it may not give that
 * (decision four-eyes-approval).
 */
export function useFirstApproval(approval: FirstApproval | null, isPending: boolean) {
  const t = useWords()
  const actor = useActor()
  const state = firstApprovalState(approval, isPending, useNow())
  if (approval === null || state !== 'stands') return { state, note: undefined, forbidden: undefined }
  const { adminId, adminName: name, expiresAt } = approval
  const isEntry = expiresAt === null
  const note = t(isEntry ? 'backoffice.decision.enteredBy' : 'backoffice.decision.firstApprovedBy', { name })
  if (adminId !== actor?.userId) return { state, note, forbidden: undefined }
  const until = formatDateTime(expiresAt)
  const forbidden = t(isEntry ? 'backoffice.decision.enteredByYou' : 'backoffice.decision.secondNeeded', { until })
  return { state, note, forbidden }
}
