import { Alert, Skeleton } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { FeeSummary } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { periodName } from './period-name.ts'
import { SummarySection } from './summary-section.tsx'
import { useSummary, type Range } from './use-summary.ts'

/** What the platform earned on the returns that were paid. */
export function FeeStatistics({ range: wanted }: { readonly range: Range }) {
  const t = useWords()
  const { data, error } = useSummary<FeeSummary>('fees', wanted)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { data: rows, range } = data
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <SummarySection
      title={t('statistics.fees.title')}
      sentence={
        count === 0
          ? t('statistics.fees.none')
          : t('statistics.fees.sentence', {
              from: formatDate(range.fromDate),
              to: formatDate(range.toDate),
              amount: formatMoney(sumOf(rows.map(({ amount }) => amount))),
              count: formatCount(count),
            })
      }
      isEmpty={count === 0}
      periods={rows.map(({ period }) => periodName(period, range.groupBy, t))}
      series={[
        { label: t('statistics.fees.amount'), color: 'var(--series-1)', amounts: rows.map(({ amount }) => amount) },
      ]}
      counts={{ label: t('statistics.fees.count'), values: rows.map((row) => row.count) }}
    />
  )
}
