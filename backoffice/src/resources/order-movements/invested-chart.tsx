import { Box } from '@mui/material'
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'
import { monthName, monthTick } from '../../ui/month-name.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import type { MonthOfInvestment } from './invested-series.ts'

/** Height in whole cents: a drawing is the one place where an amount becomes a number, for its pixels only. */
const heightOf = (amount: string): number => Number(parseAmount(amount))

/** What stood invested at the end of each month. The numbers stand beneath it as a table. */
export function InvestedChart({ series }: { readonly series: readonly MonthOfInvestment[] }) {
  const t = useWords()
  const language = useLanguage()
  const points = series.map(({ month, standing }) => ({ month, standing: heightOf(standing) }))
  return (
    <Box
      aria-hidden
      sx={{ height: 220, maxWidth: '62rem', fontSize: '0.8125rem', '& .recharts-surface:focus': { outline: 'none' } }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tickFormatter={monthTick}
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--ink-3)' }}
            tickLine={false}
            minTickGap={24}
          />
          <YAxis
            tickFormatter={(cents: number) => formatCents(BigInt(Math.round(cents)), { places: 0 })}
            stroke="none"
            tick={{ fill: 'var(--ink-3)' }}
            width={96}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(cents) => [formatCents(BigInt(Math.round(Number(cents)))), t('backoffice.invested.standing')]}
            labelFormatter={(month) => monthName(String(month), language)}
            contentStyle={{
              backgroundColor: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 4,
              color: 'var(--ink)',
            }}
            cursor={{ stroke: 'var(--line-strong)' }}
          />
          <Area
            type="stepAfter"
            dataKey="standing"
            stroke="var(--series-2)"
            strokeWidth={2}
            fill="var(--series-2)"
            fillOpacity={0.18}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </Box>
  )
}
