import { formatDate } from '@cauce/format/dates.ts'
import { useWords } from '../../ui/words.ts'
import type { Candidate } from './match-choice.ts'

/** What a candidate is, such as an income announced on a day. */
export function useTargetWords(): (candidate: Pick<Candidate, 'kind' | 'isBooked' | 'since'>) => string {
  const t = useWords()
  return ({ kind, isBooked, since }) => {
    if (kind === 'income' && !isBooked) return t('matching.announced', { day: formatDate(since) })
    return t(`matching.target.${kind === 'income' ? 'booked' : kind}`)
  }
}
