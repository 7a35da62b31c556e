import { lazy, Suspense, useMemo } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import { Failure } from '../../ui/failure.tsx'
import type { OrderMovementRecord } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { monthName, monthTick, useToday } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { investedSeries, type MonthOfInvestment } from './invested-series.ts'

const AreaOverTime = lazy(async () => ({ default: (await import('../../ui/charts.tsx')).AreaOverTime }))

/** The most movements that one drawing reads. */
const MOST_MOVEMENTS = 5000

interface Props {
  readonly filter: { readonly userId: string } | { readonly projectId: string }
}

/** The invested amount over time: a sentence, a drawing, and its figures as a table. */
export function InvestedOverTime({ filter }: Props) {
  const t = useWords()
  const language = useLanguage()
  const dataProvider = useDataProvider()
  const today = useToday()
  const { data, error, refetch } = useQuery({
    queryKey: ['orderMovements', 'series', filter],
    queryFn: () =>
      dataProvider.getList<OrderMovementRecord>('orderMovements', {
        filter,
        sort: { field: 'createdAt', order: 'ASC' },
        pagination: { page: 1, perPage: MOST_MOVEMENTS },
      }),
  })
  const series = useMemo(() => investedSeries(data?.data ?? [], today), [data, today])
  const last = series.at(-1)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  const amounts = series.map(({ standing }) => standing)

  return (
    <Section title={t('backoffice.invested.title')}>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1, maxWidth: '62ch' }}>
        {last
          ? t('backoffice.invested.sentence', {
              standing: formatMoney(last.standing),
              smart_count: data.data.length,
              since: monthName(series[0]!.month, language),
            })
          : t('backoffice.invested.none')}
      </Typography>
      {last && (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            <AreaOverTime
              periods={series.map(({ month }) => month)}
              series={{ label: t('backoffice.invested.standing'), color: 'var(--series-2)', amounts }}
              tickOf={monthTick}
              nameOf={(month) => monthName(month, language)}
            />
          </Suspense>
          <Months series={series} />
        </>
      )}
    </Section>
  )
}

function Months({ series }: { readonly series: readonly MonthOfInvestment[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Box component="details" sx={{ marginBlockStart: 1 }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', color: 'text.secondary', '&:focus-visible': { outline: '2px solid var(--focus)' } }}
      >
        {t('common.asTable')}
      </Box>
      <FigureTable
        label={t('backoffice.invested.title')}
        headings={[
          t('backoffice.invested.month'),
          t('orderMovements.type.invest'),
          t('orderMovements.type.disinvest'),
          t('backoffice.invested.standing'),
        ]}
        rows={series.map(({ month, invested, disinvested, standing }) => ({
          key: month,
          name: monthName(month, language),
          figures: [invested, disinvested, standing].map((amount, index) => <Amount key={index} value={amount} />),
        }))}
      />
    </Box>
  )
}
