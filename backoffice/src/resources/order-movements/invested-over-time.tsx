import { lazy, Suspense, useMemo } from 'react'
import { Box, Skeleton, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { OrderMovementRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { monthName } from '../../ui/month-name.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../../ui/use-now.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { investedSeries, type MonthOfInvestment } from './invested-series.ts'

const InvestedChart = lazy(async () => ({ default: (await import('./invested-chart.tsx')).InvestedChart }))

/** As many movements as are read for one drawing. */
const MOST_MOVEMENTS = 5000

interface Props {
  readonly filter: { readonly userId: string } | { readonly projectId: string }
}

/** What stood invested over time: a sentence, the drawing, and its numbers as a table. */
export function InvestedOverTime({ filter }: Props) {
  const t = useWords()
  const language = useLanguage()
  const dataProvider = useDataProvider()
  const today = useToday()
  const { data } = useQuery({
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
  if (!data) return <Skeleton variant="rounded" height={240} />

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
            <InvestedChart series={series} />
          </Suspense>
          <Numbers series={series} />
        </>
      )}
    </Section>
  )
}

function Numbers({ series }: { readonly series: readonly MonthOfInvestment[] }) {
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
      <ScrollTable label={t('backoffice.invested.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('backoffice.invested.month')}</TableCell>
            <TableCell align="right">{t('orderMovements.type.invest')}</TableCell>
            <TableCell align="right">{t('orderMovements.type.disinvest')}</TableCell>
            <TableCell align="right">{t('backoffice.invested.standing')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {series.map(({ month, invested, disinvested, standing }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {monthName(month, language)}
              </TableCell>
              <TableCell align="right">
                <Amount value={invested} />
              </TableCell>
              <TableCell align="right">
                <Amount value={disinvested} />
              </TableCell>
              <TableCell align="right">
                <Amount value={standing} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </Box>
  )
}
