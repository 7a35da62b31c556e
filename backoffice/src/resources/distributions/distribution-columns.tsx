import { useMemo, type ReactNode } from 'react'
import { formatDate } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import type { Column } from '../../ui/list/column.ts'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'

const tones = { planned: 'grey', draft: 'blue', confirming: 'blue', paid: 'green' } as const satisfies Record<
  DistributionRecord['status'],
  Tone
>

/** How far a payment is; lateness is said before anything else, because it is what somebody must act on. */
export function DistributionState({ distribution }: { readonly distribution: DistributionRecord }) {
  const t = useWords()
  const { status, daysLate, paidShareCount, shareCount, firstApproval } = distribution
  const { state } = useFirstApproval(firstApproval, status === 'draft')
  if (status === 'confirming')
    return <StateBadge tone="blue" label={t('distributions.progress', { paid: paidShareCount, total: shareCount })} />
  if (status !== 'paid' && daysLate > 0)
    return <StateBadge tone="clay" label={t('distributions.late', { smart_count: daysLate })} />
  if (state === 'stands') return <StateBadge tone="blue" label={t('distributions.waits')} />
  return <StateBadge tone={tones[status]} label={t(`distributions.status.${status}`)} />
}

/** What the schedule of a project shows; `action` is what may be done with a row. */
export function useDistributionColumns(action: (row: DistributionRecord) => ReactNode): Column<DistributionRecord>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        source: 'number',
        heading: t('distributions.fields.number'),
        text: ({ number, part }) => (part > 1 ? `${number}.${part}` : String(number)),
      },
      {
        source: 'dueDate',
        heading: t('distributions.fields.dueDate'),
        isSortable: true,
        text: ({ dueDate }) => formatDate(dueDate),
      },
      {
        source: 'status',
        heading: t('distributions.fields.status'),
        text: ({ status }) => t(`distributions.status.${status}`),
        cell: (row) => <DistributionState distribution={row} />,
      },
      amountColumn('interestDue', t('distributions.fields.interestDue')),
      amountColumn('principalDue', t('distributions.fields.principalDue')),
      {
        source: 'amount',
        heading: t('distributions.fields.amount'),
        isFigure: true,
        text: ({ amount }) => (amount === null ? '' : formatTypedAmount(amount)),
        cell: ({ amount }) => (amount === null ? '–' : <Amount value={amount} />),
      },
      { source: 'actions', heading: t('distributions.next'), text: () => '', cell: action },
    ],
    [t, action],
  )
}

const amountColumn = (source: 'interestDue' | 'principalDue', heading: string): Column<DistributionRecord> => ({
  source,
  heading,
  isFigure: true,
  text: (row) => formatTypedAmount(row[source]),
  cell: (row) => <Amount value={row[source]} />,
})
