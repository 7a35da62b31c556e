import type { DistributionRecord } from '../../providers/records.ts'
import { History, type HistoryEntry } from '../../ui/history.tsx'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'

/** Who recorded the promoter's payment, who approved it first and until when that counts, and who confirmed it. */
export function DistributionHistory({ distribution }: { readonly distribution: DistributionRecord }) {
  const t = useWords()
  const { status, recordedAt, recordedByName, firstApproval, confirmedAt, confirmedByName } = distribution
  const { entries } = useFirstApproval(firstApproval, status === 'draft')
  const told = (at: string | null, words: string): HistoryEntry[] => (at === null ? [] : [{ at, words }])
  return (
    <History
      entries={[
        ...told(recordedAt, t('distributions.recordedBy', { name: recordedByName ?? '' })),
        ...entries,
        ...told(confirmedAt, t('distributions.confirmedBy', { name: confirmedByName ?? '' })),
      ]}
    />
  )
}
