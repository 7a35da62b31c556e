import { Skeleton } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import { ChartSection } from '../../ui/chart-section.tsx'
import { Failure } from '../../ui/failure.tsx'
import { monthName, monthTick } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { loaded } from '../../ui/loaded.ts'

const AreaOverTime = loaded(() => import('../../ui/charts.tsx'), 'AreaOverTime')

interface Props {
  readonly filter: { readonly userId: string } | { readonly projectId: string }
}

export function InvestedOverTime({ filter }: Props) {
  const t = useWords()
  const language = useLanguage()
  const {
    data: months,
    error,
    refetch,
  } = useRead(
    ['orders', 'summary', filter],
    'GET /v1/project/orders/summary',
    { query: filter },
    { select: ({ data }) => data },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!months) return <Skeleton variant="rounded" height={240} />
  const last = months.at(-1)

  const series = {
    label: t('orders.fields.outstanding'),
    color: 'var(--series-2)',
    amounts: months.map(({ outstanding }) => outstanding),
  }
  return (
    <ChartSection
      title={t('backoffice.invested.title')}
      sentence={
        last
          ? t('backoffice.invested.sentence', {
              outstanding: formatMoney(last.outstanding),
              since: monthName(months[0]!.period, language),
            })
          : t('backoffice.invested.none')
      }
      isEmpty={months.length < 2}
      headings={[
        t('backoffice.invested.month'),
        t('orderMovements.type.invest'),
        t('orderMovements.type.disinvest'),
        t('backoffice.invested.repaid'),
        series.label,
      ]}
      rows={months.map(({ period, invested, disinvested, repaid, outstanding }) => ({
        key: period,
        name: monthName(period, language),
        nameInFile: monthTick(period),
        cells: [invested, disinvested, repaid, outstanding],
      }))}
      chart={
        <AreaOverTime
          periods={months.map(({ period }) => period)}
          series={series}
          tickOf={monthTick}
          nameOf={(month) => monthName(month, language)}
        />
      }
    />
  )
}
