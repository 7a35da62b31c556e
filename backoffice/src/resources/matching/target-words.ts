import { formatDate } from '@cauce/format/dates.ts'
import { useWords } from '../../ui/words.ts'
import type { Candidate } from './match-choice.ts'

type Named = Pick<Candidate, 'kind' | 'isBooked' | 'isEntered' | 'firstApproval' | 'since'>

export function useTargetWords(): (candidate: Named) => string {
  const t = useWords()
  return ({ kind, isBooked, isEntered, firstApproval, since }) => {
    if (kind !== 'income') return t(`matching.target.${kind}`)
    if (isBooked) return t('matching.target.booked')
    const day = formatDate(since)
    if (isEntered && firstApproval) return t('matching.entered', { name: firstApproval.adminName, day })
    return t('matching.announced', { day })
  }
}
