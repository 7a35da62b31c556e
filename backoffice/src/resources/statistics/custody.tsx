import { Skeleton } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMoney, formatTypedAmount } from '@cauce/format/money.ts'
import { useCall } from '../../providers/call.ts'
import { DASHES } from '../../ui/chart-parts.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { periodName, type Range } from './period-name.ts'
import { loaded } from '../../ui/loaded.ts'

const LinesByPeriod = loaded(() => import('../../ui/charts.tsx'), 'LinesByPeriod')

/** What is in custody, each with its colour. */
const PARTS = [
  ['wallets', 'var(--series-2)'],
  ['projects', 'var(--series-1)'],
  ['unassigned', 'var(--series-4)'],
  ['underWay', 'var(--series-3)'],
] as const

/** The money in custody at the end of each period: in wallets, in projects, not assigned and under way (decision list-counters). */
export function Custody({ range }: { readonly range: Range }) {
  const t = useWords()
  const call = useCall()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', 'custody', range],
    queryFn: async () => ({ range, ...(await call('GET /v1/project/statistics/custody', { query: range })) }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { periods } = data
  const title = t('statistics.custody.title')
  const names = periods.map(({ period }) => periodName(period, data.range.groupBy, t))
  const last = periods.at(-1)
  const series = PARTS.map(([part, color]) => ({
    label: t(`statistics.custody.parts.${part}`),
    color,
    amounts: periods.map((one) => one[part]),
  }))
  const headings = [t('statistics.period'), ...series.map(({ label }) => label)] as const
  return (
    <ChartSection
      title={title}
      sentence={
        last
          ? t('statistics.custody.sentence', {
              period: names.at(-1)!,
              wallets: formatMoney(last.wallets),
              projects: formatMoney(last.projects),
            })
          : t('statistics.custody.none')
      }
      isEmpty={last === undefined}
      legend={series.map((one, index) => ({ ...one, dash: DASHES[index] ?? '' }))}
      lines={[
        headings,
        ...names.map((name, index) => [name, ...series.map(({ amounts }) => formatTypedAmount(amounts[index]!))]),
      ]}
      chart={<LinesByPeriod periods={names} series={series} />}
      table={
        <MarkedIfOld isOld={isPlaceholderData}>
          <FigureTable
            label={title}
            headings={headings}
            rows={periods.map(({ period }, index) => ({
              key: period,
              name: names[index],
              figures: series.map(({ label, amounts }) => <Amount key={label} value={amounts[index]!} />),
            }))}
          />
        </MarkedIfOld>
      }
    />
  )
}
