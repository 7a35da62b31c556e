import { Skeleton } from '@mui/material'
import { parseAmount } from '@cauce/contract/cents.ts'
import { shareInBasisPoints } from '@cauce/contract/basis-points.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { useRead } from '../../providers/call.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { loaded } from '../../ui/loaded.ts'

const AreaOverTime = loaded(() => import('../../ui/charts.tsx'), 'AreaOverTime')

/** How the money of a project came together beside its goal: a sentence, a drawing, and the figures as a table (handbook rule 14.42). */
export function FundingCurve({ project: { id, amountInvested } }: { readonly project: ProjectRecord }) {
  const t = useWords()
  // The invested amount is in the key: the curve is read again when it changes.
  const key = ['projects', 'funding', id, amountInvested]
  const { data, error, refetch } = useRead(key, 'GET /v1/project/statistics/funding/{id}', { params: { id } })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { points, goal, step } = data
  const total = points.at(-1)?.total ?? '0.00'
  const series = {
    label: t('statistics.funding.total'),
    color: 'var(--series-2)',
    amounts: points.map((point) => point.total),
  }
  return (
    <ChartSection
      title={t('statistics.funding.title')}
      sentence={
        points.length === 0
          ? t('statistics.funding.none')
          : t('statistics.funding.sentence', {
              total: formatMoney(total),
              goal: formatMoney(goal),
              percentage: formatBasisPoints(shareInBasisPoints(parseAmount(total), parseAmount(goal))),
              since: formatDate(points[0]!.period),
            })
      }
      isEmpty={points.length < 2}
      headings={[
        t(`statistics.funding.steps.${step}`),
        t('statistics.invested'),
        t('statistics.disinvested'),
        series.label,
        t('statistics.count'),
      ]}
      rows={points.map(({ period, invested, disinvested, total: sum, count }) => ({
        key: period,
        name: formatDate(period),
        cells: [invested, disinvested, sum, count],
        ...(count === 0 && { onlyIn: 'file' }),
      }))}
      chart={
        <AreaOverTime
          periods={points.map(({ period }) => period)}
          series={series}
          tickOf={formatDate}
          nameOf={formatDate}
          goal={{ label: t('statistics.funding.goal'), amount: goal }}
        />
      }
    />
  )
}
