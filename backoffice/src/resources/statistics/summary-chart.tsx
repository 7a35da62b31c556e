import { Box } from '@mui/material'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'
import type { Series } from './summary-section.tsx'

interface Props {
  readonly periods: readonly string[]
  readonly series: readonly Series[]
}

/** Bars by period, one for each series. Heights are cents: a drawing is where an amount becomes a number, for its pixels. */
export function SummaryChart({ periods, series }: Props) {
  const points = periods.map((period, index) => ({
    period,
    ...Object.fromEntries(series.map(({ label, amounts }) => [label, Number(parseAmount(amounts[index]!))])),
  }))
  return (
    <Box aria-hidden sx={{ height: 260, maxWidth: '75rem', fontSize: '0.8125rem', marginBlockEnd: 2 }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="period"
            stroke="var(--line-strong)"
            tick={{ fill: 'var(--ink-3)' }}
            tickLine={false}
            minTickGap={16}
          />
          <YAxis
            tickFormatter={(cents: number) => formatCents(BigInt(Math.round(cents)), { places: 0 })}
            stroke="none"
            tick={{ fill: 'var(--ink-3)' }}
            width={104}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(cents) => formatCents(BigInt(Math.round(Number(cents))))}
            contentStyle={{
              backgroundColor: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 4,
              color: 'var(--ink)',
            }}
            cursor={{ fill: 'var(--sunken)' }}
          />
          {series.length > 1 && <Legend iconType="square" wrapperStyle={{ color: 'var(--ink-2)' }} />}
          {series.map(({ label, color }) => (
            <Bar key={label} dataKey={label} fill={color!} isAnimationActive={false} maxBarSize={48} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  )
}
