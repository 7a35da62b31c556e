import { formatDateTime } from '@cauce/format/dates.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/actor.ts'
import { useWords } from '../../ui/words.ts'

/** Why this person may not approve what others may: nobody approves their own money, nor twice (product decision 3). */
export function useApprovalForbidden({ userId, firstApproval }: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  if (actor?.userId === userId) return t('errors.own-money')
  if (firstApproval && firstApproval.adminId === actor?.userId)
    return t('backoffice.decision.secondNeeded', { until: formatDateTime(firstApproval.expiresAt) })
  return undefined
}
