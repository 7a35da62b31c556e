import { Skeleton } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '@cauce/client'
import { COHORT_MONTHS } from '@cauce/contract'
import { shareInBasisPoints } from '@cauce/contract/basis-points.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useRead } from '../../providers/call.ts'
import { Chart } from '../../ui/chart-section.tsx'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { NO_TEXT } from '../../ui/names.ts'
import { useWords } from '../../ui/words.ts'
import { periodName, type Range } from './period-name.ts'
import { loaded } from '../../ui/loaded.ts'

const BarsByPeriod = loaded(() => import('../../ui/charts.tsx'), 'BarsByPeriod')

type Cohort = Answer<'/v1/project/statistics/cohorts'>['cohorts'][number]

/** Who invested again within 1, 3, 6 and 12 months, by the month of the first investment (decision list-counters). */
export function Cohorts({ range: { fromDate, toDate } }: { readonly range: Range }) {
  const t = useWords()
  const { data, error, isPlaceholderData, refetch } = useRead(
    ['statistics', 'cohorts', fromDate, toDate],
    'GET /v1/project/statistics/cohorts',
    { query: { fromDate, toDate } },
    { placeholderData: keepPreviousData },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { cohorts, keptAt } = data
  const title = t('statistics.cohorts.title')
  const names = cohorts.map(({ month }) => periodName(month, 'month', t))
  const within = COHORT_MONTHS.map((months) => t('statistics.cohorts.within', { smart_count: months }))
  const series = [
    {
      label: t('statistics.cohorts.first'),
      color: 'var(--series-2)',
      amounts: cohorts.map(({ invested }) => invested),
    },
    {
      label: t('statistics.cohorts.again', { within: within.at(-1)! }),
      color: 'var(--series-1)',
      // A cohort that still has time has no bar yet.
      amounts: cohorts.map(({ again }) => again.at(-1)?.invested ?? '0.00'),
    },
  ]
  const headings = [
    t('statistics.cohorts.month'),
    t('statistics.cohorts.investors'),
    t('statistics.cohorts.first'),
    ...within,
  ] as const
  return (
    <Chart
      title={title}
      sentence={
        cohorts.length === 0
          ? t(keptAt === null ? 'statistics.cohorts.notYet' : 'statistics.cohorts.none')
          : t('statistics.cohorts.sentence', {
              from: formatDate(data.fromDate),
              to: formatDate(data.toDate),
              at: formatDateTime(keptAt ?? undefined),
            })
      }
      isEmpty={cohorts.length === 0}
      lines={[
        [...headings.slice(0, 3), ...within.flatMap((name) => [name, `${name} (EUR)`])],
        ...cohorts.map(({ investors, invested, again }, index) => [
          names[index]!,
          investors,
          formatTypedAmount(invested),
          ...again.flatMap((one) => [
            one.investors ?? '',
            one.invested === null ? '' : formatTypedAmount(one.invested),
          ]),
        ]),
      ]}
      chart={<BarsByPeriod periods={names} series={series} />}
      table={
        <MarkedIfOld isOld={isPlaceholderData}>
          <FigureTable
            label={title}
            headings={headings}
            rows={cohorts.map((cohort, index) => ({
              key: cohort.month,
              name: names[index],
              figures: [
                formatCount(cohort.investors),
                <Amount key="first" value={cohort.invested} />,
                ...cohort.again.map((one) => <Again key={one.months} cohort={cohort} again={one} />),
              ],
            }))}
          />
        </MarkedIfOld>
      }
    />
  )
}

interface AgainProps {
  readonly cohort: Cohort
  readonly again: Cohort['again'][number]
}

const Again = ({ cohort, again: { investors, invested } }: AgainProps) =>
  investors === null || invested === null ? (
    NO_TEXT
  ) : (
    <>
      {formatCount(investors)} ({formatBasisPoints(shareInBasisPoints(BigInt(investors), BigInt(cohort.investors)))})
      <br />
      <Amount value={invested} />
    </>
  )
