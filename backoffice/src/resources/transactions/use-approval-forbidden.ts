import type { TransactionRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/actor.ts'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'

/** Why this person may not approve what others may: nobody approves their own money, nor twice (product decision 3). */
export function useApprovalForbidden({ userId, firstApproval, status }: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  const { forbidden } = useFirstApproval(firstApproval, status === 'pending')
  return actor?.userId === userId ? t('errors.own-money') : forbidden
}
