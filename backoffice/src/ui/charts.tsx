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
  type TooltipProps,
  type XAxisProps,
} from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'

/** One line or one bar of each period. */
export interface Series {
  readonly label: string
  /** A custom property of the design. Without it the series is in the table only. */
  readonly color?: string
  /** Decimal strings of the API, one for each period. */
  readonly amounts: readonly string[]
}

interface Props {
  readonly periods: readonly string[]
  readonly series: readonly Series[]
}

/** A drawing needs a number for its pixels: whole cents. Every other amount stays a decimal string. */
const pointsOf = ({ periods, series }: Props) =>
  periods.map((period, index) => ({
    period,
    ...Object.fromEntries(series.map(({ label, amounts }) => [label, Number(parseAmount(amounts[index]!))])),
  }))
const wordsOf = (cents: unknown) => formatCents(BigInt(Math.round(Number(cents))))

const margin = { top: 8, right: 8, bottom: 0, left: 8 }
const tick = { fill: 'var(--ink-3)' }
const xAxis = { dataKey: 'period', stroke: 'var(--line-strong)', tick, tickLine: false } satisfies XAxisProps
const yAxis = {
  tickFormatter: (cents: number) => formatCents(BigInt(Math.round(cents)), { places: 0 }),
  stroke: 'none',
  tick,
} as const
const tooltip = {
  isAnimationActive: false,
  formatter: wordsOf,
  contentStyle: {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 4,
    color: 'var(--ink)',
  },
} satisfies Partial<TooltipProps<number, string>>
/** Otherwise the words have the colour of the series, which is light for text (WCAG 1.4.3). */
const legendWords = { color: 'var(--ink-2)' }
const frame = { fontSize: '0.8125rem', '& .recharts-surface:focus': { outline: 'none' } }

/** Bars by period, one for each series. A table beside it holds the same figures for screen readers. */
export const BarsByPeriod = ({ periods, series }: Props) => (
  <Box aria-hidden sx={{ ...frame, height: 260, maxWidth: '75rem', marginBlockEnd: 2 }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={pointsOf({ periods, series })} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...xAxis} minTickGap={16} />
        <YAxis {...yAxis} width={104} />
        <Tooltip {...tooltip} cursor={{ fill: 'var(--sunken)' }} />
        {series.length > 1 && <Legend iconType="square" labelStyle={legendWords} />}
        {series.map(({ label, color }) => (
          <Bar key={label} dataKey={label} fill={color!} isAnimationActive={false} maxBarSize={48} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </Box>
)

/** Lines over time, one for each series, which may go below zero. A table beside it holds the same figures for screen readers. */
export const LinesByPeriod = ({ periods, series }: Props) => (
  <Box aria-hidden sx={{ ...frame, height: 260, maxWidth: '75rem', marginBlockEnd: 2 }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={pointsOf({ periods, series })} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...xAxis} minTickGap={16} />
        <YAxis {...yAxis} width={104} />
        <Tooltip {...tooltip} cursor={{ stroke: 'var(--line-strong)' }} />
        <Legend iconType="plainline" labelStyle={legendWords} />
        {series.map(({ label, color }, index) => (
          <Line
            key={label}
            dataKey={label}
            stroke={color!}
            strokeWidth={2}
            // Not by colour alone (WCAG 1.4.1).
            strokeDasharray={DASHES[index] ?? ''}
            dot={periods.length === 1}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  </Box>
)

const DASHES = ['', '8 3', '3 3', '8 3 2 3']

interface AreaProps {
  readonly periods: readonly string[]
  readonly series: Series
  /** The short name of a period on the axis. */
  readonly tickOf: (period: string) => string
  readonly nameOf: (period: string) => string
  /** An amount that is to be reached, as a line across. */
  readonly goal?: { readonly label: string; readonly amount: string }
}

/** A stepped area over time. A table beside it holds the same figures for screen readers. */
export const AreaOverTime = ({ periods, series, tickOf, nameOf, goal }: AreaProps) => (
  <Box aria-hidden sx={{ ...frame, height: 220, maxWidth: '62rem' }}>
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={pointsOf({ periods, series: [series] })} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...xAxis} tickFormatter={tickOf} minTickGap={24} />
        <YAxis {...yAxis} width={96} />
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
