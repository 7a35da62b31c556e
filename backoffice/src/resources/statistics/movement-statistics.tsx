import { Alert, Skeleton } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { MovementSummary } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { periodName } from './period-name.ts'
import { SummarySection } from './summary-section.tsx'
import { useSummary, type Range } from './use-summary.ts'

/** What was put into projects and what was taken out again. */
export function MovementStatistics({ range: wanted }: { readonly range: Range }) {
  const t = useWords()
  const { data, error } = useSummary<MovementSummary>('order-movements', wanted)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { data: rows, range } = data
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <SummarySection
      title={t('statistics.movements.title')}
      sentence={
        count === 0
          ? t('statistics.movements.none')
          : t('statistics.movements.sentence', {
              from: formatDate(range.fromDate),
              to: formatDate(range.toDate),
              invested: formatMoney(sumOf(rows.map(({ invested }) => invested))),
              disinvested: formatMoney(sumOf(rows.map(({ disinvested }) => disinvested))),
              count: formatCount(count),
            })
      }
      isEmpty={count === 0}
      periods={rows.map(({ period }) => periodName(period, range.groupBy, t))}
      series={[
        { label: t('statistics.invested'), color: 'var(--series-2)', amounts: rows.map(({ invested }) => invested) },
        {
          label: t('statistics.disinvested'),
          color: 'var(--series-4)',
          amounts: rows.map(({ disinvested }) => disinvested),
        },
        { label: t('statistics.penalties'), amounts: rows.map(({ penalties }) => penalties) },
      ]}
      counts={{ label: t('statistics.count'), values: rows.map((row) => row.count) }}
    />
  )
}
