import { Skeleton } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { loaded } from '../../ui/loaded.ts'

const BarsByName = loaded(() => import('../../ui/charts.tsx'), 'BarsByName')

/** What projects owe that is due, by how late it is today: the range of the page is not asked. */
export function LatePayments() {
  const t = useWords()
  const { data, error, refetch } = useRead(['statistics', 'latePayments'], 'GET /v1/project/statistics/late-payments')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { ages } = data
  const day = formatDate(data.day)
  const names = ages.map(({ age }) => t(`statistics.late.ages.${age}`))
  const count = ages.reduce((sum, one) => sum + one.count, 0)
  const series = [
    {
      label: t('statistics.late.principal'),
      color: 'var(--series-4)',
      amounts: ages.map(({ principal }) => principal),
    },
    { label: t('statistics.late.interest'), color: 'var(--series-1)', amounts: ages.map(({ interest }) => interest) },
  ]
  const amount = formatMoney(sumOf(series.flatMap(({ amounts }) => amounts)))
  return (
    <ChartSection
      title={t('statistics.late.title')}
      sentence={
        count === 0
          ? t('statistics.late.none', { day })
          : t('statistics.late.sentence', { day, smart_count: count, amount })
      }
      isEmpty={count === 0}
      headings={[
        t('statistics.late.age'),
        ...series.map(({ label }) => label),
        t('statistics.late.count'),
        t('statistics.late.projects'),
      ]}
      rows={ages.map(({ age, principal, interest, ...one }, index) => ({
        key: age,
        name: names[index]!,
        cells: [principal, interest, one.count, one.projectCount],
      }))}
      chart={<BarsByName names={names} series={series} />}
    />
  )
}
