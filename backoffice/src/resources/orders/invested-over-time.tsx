import { lazy, Suspense } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { CauceDataProvider, InvestedMonth } from '../../providers/data.ts'
import { Failure } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { monthName, monthTick } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

const AreaOverTime = lazy(async () => ({ default: (await import('../../ui/charts.tsx')).AreaOverTime }))

interface Props {
  readonly filter: { readonly userId: string } | { readonly projectId: string }
}

/** What stood invested over time: a sentence, a drawing, and its figures as a table. */
export function InvestedOverTime({ filter }: Props) {
  const t = useWords()
  const language = useLanguage()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const {
    data: months,
    error,
    refetch,
  } = useQuery({
    queryKey: ['orders', 'summary', filter],
    queryFn: () => dataProvider.investedMonths(filter),
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!months) return <Skeleton variant="rounded" height={240} />
  const last = months.at(-1)

  return (
    <Section title={t('backoffice.invested.title')}>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1, maxWidth: '62ch' }}>
        {last
          ? t('backoffice.invested.sentence', {
              outstanding: formatMoney(last.outstanding),
              since: monthName(months[0]!.period, language),
            })
          : t('backoffice.invested.none')}
      </Typography>
      {last && (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            <AreaOverTime
              periods={months.map(({ period }) => period)}
              series={{
                label: t('orders.fields.outstanding'),
                color: 'var(--series-2)',
                amounts: months.map(({ outstanding }) => outstanding),
              }}
              tickOf={monthTick}
              nameOf={(month) => monthName(month, language)}
            />
          </Suspense>
          <Months months={months} />
        </>
      )}
    </Section>
  )
}

function Months({ months }: { readonly months: readonly InvestedMonth[] }) {
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
          t('backoffice.invested.repaid'),
          t('orders.fields.outstanding'),
        ]}
        rows={months.map(({ period, invested, disinvested, repaid, outstanding }) => ({
          key: period,
          name: monthName(period, language),
          figures: [invested, disinvested, repaid, outstanding].map((amount, index) => (
            <Amount key={index} value={amount} />
          )),
        }))}
      />
    </Box>
  )
}
