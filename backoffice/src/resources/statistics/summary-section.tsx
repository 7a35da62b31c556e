import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton, Box, Typography } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useCall } from '../../providers/call.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { periodName, type Range } from './period-name.ts'
import { rangeBefore, changeOf } from './ranges.ts'
import { loaded } from '../../ui/loaded.ts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { NO_TEXT } from '../../ui/names.ts'

const BarsByPeriod = loaded(() => import('../../ui/charts.tsx'), 'BarsByPeriod')

interface PeriodRow {
  readonly period: string
  readonly count: number
}

export interface Summary<Row extends PeriodRow> {
  readonly of: 'order-movements' | 'fees'
  readonly title: (t: Translate) => string
  readonly countLabel: (t: Translate) => string
  readonly series: readonly {
    readonly label: (t: Translate) => string
    readonly color?: string
    readonly amountOf: (row: Row) => string
  }[]
  readonly sentence: (t: Translate, rows: readonly Row[], range: Range, count: number) => string
}

interface Props<Row extends PeriodRow> {
  readonly summary: Summary<Row>
  readonly range: Range
}

export function SummarySection<Row extends PeriodRow>({ summary, range: wanted }: Props<Row>) {
  const t = useWords()
  const { data, error, isPlaceholderData, refetch } = useSummary<Row>(summary.of, wanted)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { rows, earlier, range, before } = data
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const periods = rows.map(({ period }) => periodName(period, range.groupBy, t))
  const series = summary.series.map(({ label, color, amountOf }) => ({
    label: label(t),
    amounts: rows.map(amountOf),
    comparison: compared(rows.map(amountOf), earlier.map(amountOf)),
    ...(color !== undefined && { color }),
  }))
  const drawn = series.filter((one): one is typeof one & { color: string } => one.color !== undefined)
  const counts = { now: count, before: earlier.reduce((sum, row) => sum + row.count, 0) }
  return (
    <ChartSection
      title={summary.title(t)}
      sentence={summary.sentence(t, rows, range, count)}
      isEmpty={count === 0}
      headings={[t('statistics.period'), ...series.map(({ label }) => label), summary.countLabel(t)]}
      rows={rows.map((row, index) => ({
        key: row.period,
        name: periods[index]!,
        cells: [...series.map(({ amounts }) => amounts[index]!), row.count],
      }))}
      sums={comparisonRows(series, counts, t)}
      isOld={isPlaceholderData}
      figures={<ComparedFigures series={series} before={before} />}
      chart={<BarsByPeriod periods={periods} series={drawn} />}
    />
  )
}

/** Rows with the range that they are of, and those of the range before. While another range is read, the previous rows stay. */
function useSummary<Row extends PeriodRow>(of: Summary<never>['of'], range: Range) {
  const call = useCall()
  const before = rangeBefore(range)
  const rowsOf = async (query: Range) =>
    (await call(`GET /v1/project/${of}/summary`, { query })).data as readonly PeriodRow[] as readonly Row[]
  return useQuery({
    queryKey: ['summary', of, range],
    queryFn: async () => {
      const [rows, earlier] = await Promise.all([rowsOf(range), rowsOf({ ...range, ...before })])
      return { rows, earlier, range, before }
    },
    placeholderData: keepPreviousData,
  })
}

interface Comparison {
  readonly now: string
  readonly before: string
  readonly change: number | undefined
}

function compared(amounts: readonly string[], earlier: readonly string[]): Comparison {
  const [now, before] = [sumOf(amounts), sumOf(earlier)]
  return { now, before, change: changeOf(parseAmount(before), parseAmount(now)) }
}

interface ComparedSeries {
  readonly label: string
  readonly comparison: Comparison
}

interface ComparisonProps {
  readonly series: readonly ComparedSeries[]
  readonly before: ReturnType<typeof rangeBefore>
}

function ComparedFigures({ series, before: { fromDate, toDate } }: ComparisonProps) {
  const t = useWords()
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Figures>
        {series.map(({ label, comparison: { now, before, change } }) => (
          <Figure
            key={label}
            label={label}
            value={
              <>
                <Amount value={now} />
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {change === undefined
                    ? t('statistics.before', { before: formatMoney(before) })
                    : t('statistics.change', { change: changeWords(change), before: formatMoney(before) })}
                </Typography>
              </>
            }
          />
        ))}
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {t('statistics.compared', { from: formatDate(fromDate), to: formatDate(toDate) })}
      </Typography>
    </Box>
  )
}

const changeWords = (change: number | undefined) =>
  change === undefined ? NO_TEXT : formatBasisPoints(change, { sign: 'always' })

function comparisonRows(
  series: readonly ComparedSeries[],
  counts: { readonly now: number; readonly before: number },
  t: Translate,
) {
  const sums = (side: 'now' | 'before') => [...series.map(({ comparison }) => comparison[side]), counts[side]]
  const changes = [
    ...series.map(({ comparison }) => comparison.change),
    changeOf(BigInt(counts.before), BigInt(counts.now)),
  ]
  return [
    { key: 'total', name: t('common.total'), cells: sums('now') },
    { key: 'previous', name: t('statistics.previous'), cells: sums('before') },
    {
      key: 'difference',
      name: t('statistics.difference'),
      cells: changes.map((change) => ({ words: changeWords(change) })),
      onlyIn: 'table',
    },
  ] as const
}
