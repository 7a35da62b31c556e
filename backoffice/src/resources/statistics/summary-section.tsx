import { lazy, Suspense } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { useDataProvider, useTranslate } from 'react-admin'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { periodName, type Range } from './period-name.ts'

const BarsByPeriod = lazy(async () => ({ default: (await import('../../ui/charts.tsx')).BarsByPeriod }))

interface PeriodRow {
  readonly period: string
  readonly count: number
}

/** Sums by period as data: where they are read, what they are called, and which amounts they have. */
export interface Summary<Row extends PeriodRow> {
  readonly of: 'order-movements' | 'fees'
  readonly title: (t: Translate) => string
  /** What a period counts. */
  readonly countLabel: (t: Translate) => string
  readonly series: readonly {
    readonly label: (t: Translate) => string
    /** Without a colour the amounts are in the table only. */
    readonly color?: string
    readonly amountOf: (row: Row) => string
  }[]
  /** The sums of the whole range as a sentence; `count` of 0 for a range without any. */
  readonly sentence: (t: Translate, rows: readonly Row[], range: Range, count: number) => string
}

interface Props<Row extends PeriodRow> {
  readonly summary: Summary<Row>
  readonly range: Range
}

/** A sentence, a drawing, and its figures as a table with an export. */
export function SummarySection<Row extends PeriodRow>({ summary, range: wanted }: Props<Row>) {
  const t = useWords()
  const translate = useTranslate()
  const { data, error, isPlaceholderData, refetch } = useSummary<Row>(summary.of, wanted)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { rows, range } = data
  const title = summary.title(t)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const periods = rows.map(({ period }) => periodName(period, range.groupBy, t))
  const series = summary.series.map(({ label, color, amountOf }) => ({
    label: label(t),
    amounts: rows.map(amountOf),
    ...(color !== undefined && { color }),
  }))
  const headings = [t('statistics.period'), ...series.map(({ label }) => label), summary.countLabel(t)] as const
  const exportTable = () =>
    downloadLines(
      [
        headings,
        ...rows.map((row, index) => [
          periods[index]!,
          ...series.map(({ amounts }) => formatTypedAmount(amounts[index]!)),
          row.count,
        ]),
      ],
      title,
    )
  return (
    <Section
      title={title}
      actions={
        count > 0 && (
          <Button startIcon={<DownloadIcon />} onClick={exportTable}>
            {translate('ra.action.export')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1, maxWidth: '70ch' }}>
        {summary.sentence(t, rows, range, count)}
      </Typography>
      {count > 0 && (
        <MarkedIfOld isOld={isPlaceholderData}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
            <BarsByPeriod periods={periods} series={series.filter(({ color }) => color !== undefined)} />
          </Suspense>
          <FigureTable
            label={title}
            headings={headings}
            rows={rows.map((row, index) => ({
              key: row.period,
              name: periods[index],
              figures: [
                ...series.map(({ label, amounts }) => <Amount key={label} value={amounts[index]!} />),
                formatCount(row.count),
              ],
            }))}
          />
        </MarkedIfOld>
      )}
    </Section>
  )
}

/** Rows with the range that they are of. While another range is read, the previous rows stay. */
function useSummary<Row>(of: Summary<never>['of'], range: Range) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({
    queryKey: ['summary', of, range],
    queryFn: async () => {
      const { data } = await dataProvider.summary<{ readonly data: readonly Row[] }>(
        of,
        new URLSearchParams({ ...range }),
      )
      return { rows: data, range }
    },
    placeholderData: keepPreviousData,
  })
}
