import { Skeleton } from '@mui/material'
import type { TransactionRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { firstApprovalWords, stepWords, type MovementStep } from '../../ui/step-words.ts'
import { History } from '../../ui/terms.tsx'
import { useNow } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import type { TransactionContextQuery } from './use-transaction-context.ts'

interface Props {
  readonly record: TransactionRecord
  readonly context: TransactionContextQuery
}

/** What was decided on a movement, by whom and why (handbook rule 14.13). */
export function MovementHistory({ record, context: { data, error, refetch } }: Props) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow()
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={48} />
  const wordsOf = (step: MovementStep) => {
    const words = stepWords(t, language, step)
    const isWaiting = step.isFirst && record.status === 'pending'
    const whole = isWaiting && step.expiresAt !== null ? firstApprovalWords(t, words, step.expiresAt, now) : words
    return step.reason === null ? whole : t('backoffice.history.withReason', { words: whole, why: step.reason })
  }
  return <History entries={data.steps.map((step) => ({ at: step.at, words: wordsOf(step) }))} />
}
