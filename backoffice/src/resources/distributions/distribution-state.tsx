import { Stack, Typography } from '@mui/material'
import { isOwed } from '@cauce/contract/project/distribution-lifecycle.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { History, type HistoryEntry } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

const tones = {
  planned: 'grey',
  draft: 'blue',
  awaiting: 'blue',
  confirming: 'blue',
  paid: 'green',
  reversed: 'grey',
} as const satisfies Record<DistributionRecord['status'], Tone>

/** It waits for another administrator again. */
export const isConfirmedUnseen = ({ status, isUnseen }: Pick<DistributionRecord, 'status' | 'isUnseen'>) =>
  status === 'awaiting' && isUnseen

/** The state of a payment. Lateness comes first, because staff must act on it; a draft says beside it that it waits for them. */
export function DistributionState({ distribution }: { readonly distribution: DistributionRecord }) {
  const t = useWords()
  const { status, daysLate, paidShareCount, shareCount, firstApproval, receivedAt } = distribution
  const { state } = useFirstApproval(firstApproval, status === 'draft' || isConfirmedUnseen(distribution))
  if (status === 'confirming')
    return <StateBadge tone="blue" label={t('distributions.progress', { paid: paidShareCount, total: shareCount })} />
  const isLate = isOwed(status) && daysLate > 0
  const late = isLate && <StateBadge tone="clay" label={t('distributions.late', { smart_count: daysLate })} />
  if (late && status === 'planned') return late
  const [tone, words] =
    state === 'stands'
      ? (['blue', t('distributions.waits')] as const)
      : ([tones[status], t(`distributions.status.${status}`)] as const)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {late}
      <StateBadge tone={tone} label={words} />
      {status === 'paid' && receivedAt === null && <StateBadge tone="clay" label={t('distributions.unreceived')} />}
      {status === 'paid' && daysLate > 0 && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('distributions.late', { smart_count: daysLate })}
        </Typography>
      )}
    </Stack>
  )
}

export function PaymentHistory({ distribution }: { readonly distribution: DistributionRecord }) {
  const t = useWords()
  const { recordedAt, recordedByName, confirmedAt, confirmedByName, receivedAt } = distribution
  const entry = (at: string | null, words: string): HistoryEntry[] => (at === null ? [] : [{ at, words }])
  return (
    <History
      entries={[
        ...entry(recordedAt, t('distributions.recordedBy', { name: recordedByName ?? '' })),
        ...entry(confirmedAt, t('distributions.confirmedBy', { name: confirmedByName ?? '' })),
        ...entry(receivedAt, t('distributions.received')),
      ]}
    />
  )
}
