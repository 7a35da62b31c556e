import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/actor.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { firstApprovalState } from './first-approval.ts'

/** Why this person may not approve what others may: nobody approves their own money, nor twice (product decision 3). */
export function useApprovalForbidden(record: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  const now = useNow()
  const { userId, firstApproval } = record
  if (actor?.userId === userId) return t('errors.own-money')
  if (firstApproval && firstApproval.adminId === actor?.userId && firstApprovalState(record, now) === 'stands')
    return t('backoffice.decision.secondNeeded', { until: formatDateTime(firstApproval.expiresAt) })
  return undefined
}
