import { Box } from '@mui/material'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { amountAxis, DASHES, frame, legend, margin, nameAxis, pointsOf, tooltip, type Series } from './chart-parts.ts'

interface Props {
  readonly periods: readonly string[]
  readonly series: readonly Series[]
}

/** The name of the last point stands half beyond it. */
const overTime = { ...margin, right: 32 }

/** Bars by period, one for each series. A table beside it holds the same figures for screen readers. */
export const BarsByPeriod = ({ periods, series }: Props) => (
  <Box aria-hidden sx={{ ...frame, height: 260, maxWidth: '75rem', marginBlockEnd: 2 }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={pointsOf(periods, series)} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...nameAxis} minTickGap={16} />
        <YAxis {...amountAxis} width={104} />
        <Tooltip {...tooltip} cursor={{ fill: 'var(--sunken)' }} />
        {series.length > 1 && <Legend iconType="square" {...legend} />}
        {series.map(({ label, color }) => (
          <Bar key={label} dataKey={label} fill={color!} isAnimationActive={false} maxBarSize={48} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </Box>
)

export const LinesByPeriod = ({ periods, series }: Props) => (
  <Box aria-hidden sx={{ ...frame, height: 260, maxWidth: '75rem', marginBlockEnd: 2 }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={pointsOf(periods, series)} margin={overTime} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...nameAxis} minTickGap={16} />
        <YAxis {...amountAxis} width={104} />
        <Tooltip {...tooltip} cursor={{ stroke: 'var(--line-strong)' }} />
        <Legend iconType="plainline" {...legend} />
        {series.map(({ label, color }, index) => (
          <Line
            key={label}
            dataKey={label}
            stroke={color!}
            strokeWidth={2}
            strokeDasharray={DASHES[index] ?? ''}
            dot={periods.length === 1}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  </Box>
)

interface AreaProps {
  readonly periods: readonly string[]
  readonly series: Series
  readonly tickOf: (period: string) => string
  readonly nameOf: (period: string) => string
  readonly goal?: { readonly label: string; readonly amount: string }
}

export const AreaOverTime = ({ periods, series, tickOf, nameOf, goal }: AreaProps) => (
  <Box aria-hidden sx={{ ...frame, height: 220, maxWidth: '62rem' }}>
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={pointsOf(periods, [series])} margin={overTime} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...nameAxis} tickFormatter={tickOf} minTickGap={24} />
        <YAxis {...amountAxis} width={96} />
        <Tooltip
          {...tooltip}
          labelFormatter={(period) => nameOf(String(period))}
          cursor={{ stroke: 'var(--line-strong)' }}
        />
        {goal && (
          <ReferenceLine
            y={Number(parseAmount(goal.amount))}
            ifOverflow="extendDomain"
            stroke="var(--ink-2)"
            strokeDasharray="4 4"
            label={{ value: goal.label, position: 'insideTopLeft', fill: 'var(--ink-2)' }}
          />
        )}
        <Area
          type="stepAfter"
          dataKey={series.label}
          stroke={series.color!}
          strokeWidth={2}
          fill={series.color!}
          fillOpacity={0.18}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  </Box>
)
