import { Box, useMediaQuery, type Theme } from '@mui/material'
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
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipProps,
  type XAxisProps,
  type YAxisTickContentProps,
} from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'

interface Series {
  readonly label: string
  /** A custom property of the design. */
  readonly color: string
  /** Decimal strings of the API, one for each period or name. */
  readonly amounts: readonly string[]
}

/** A drawing needs a number for its pixels: whole cents. Every other amount stays a decimal string. */
const pointsOf = (names: readonly string[], series: readonly Series[]) =>
  names.map((name, index) => ({
    name,
    ...Object.fromEntries(series.map(({ label, amounts }) => [label, Number(parseAmount(amounts[index]!))])),
  }))

const wordsOf = (cents: unknown) => formatCents(BigInt(Math.round(Number(cents))))
const wholeEuro = (cents: number) => formatCents(BigInt(Math.round(cents)), { places: 0 })

const margin = { top: 8, right: 8, bottom: 0, left: 8 }
const tick = { fill: 'var(--ink-3)' }
const nameAxis = { dataKey: 'name', stroke: 'var(--line-strong)', tick, tickLine: false } satisfies XAxisProps
const amountAxis = { tickFormatter: wholeEuro, stroke: 'none', tick } as const
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
const legend = {
  // In the order of the table, and not of the alphabet.
  itemSorter: null,
  // Otherwise the words have the colour of the series, which is light for text (WCAG 1.4.3).
  labelStyle: { color: 'var(--ink-2)' },
} as const
const frame = {
  fontSize: '0.8125rem',
  // A hidden tooltip keeps its position when the window becomes narrower.
  overflow: 'clip',
  '& .recharts-surface:focus': { outline: 'none' },
}

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
          <Bar key={label} dataKey={label} fill={color} isAnimationActive={false} maxBarSize={48} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </Box>
)

/** Dash patterns of the lines in their order: colour alone must not distinguish them (WCAG 1.4.1). */
const DASHES = ['', '8 3', '3 3', '8 3 2 3']

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
            stroke={color}
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
          stroke={series.color}
          strokeWidth={2}
          fill={series.color}
          fillOpacity={0.18}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  </Box>
)

interface NamedProps {
  readonly names: readonly string[]
  readonly series: readonly Series[]
}

/** In pixels. A group has room for two lines of its name. */
const [GROUP, AROUND] = [44, 72]
const [NAMES, NAMES_ON_TELEPHONE] = [260, 128]

/**
 * Bars from left to right, one for each series, beside the name that they belong to: below upright bars there is no room for names.
 * A table beside it holds the same figures for screen readers.
 */
export function BarsByName({ names, series }: NamedProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const width = isNarrow ? NAMES_ON_TELEPHONE : NAMES
  return (
    <Box aria-hidden sx={{ ...frame, height: names.length * GROUP + AROUND, maxWidth: '75rem', marginBlockEnd: 2 }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          layout="vertical"
          data={pointsOf(names, series)}
          // The last amount below the bars stands half beyond them.
          margin={{ ...margin, right: 40 }}
          accessibilityLayer={false}
        >
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis type="number" {...amountAxis} minTickGap={16} />
          <YAxis
            type="category"
            {...nameAxis}
            width={width}
            interval={0}
            tick={(props) => <Name {...props} room={width - 16} />}
          />
          <Tooltip {...tooltip} cursor={{ fill: 'var(--sunken)' }} />
          {series.length > 1 && <Legend iconType="square" {...legend} />}
          {series.map(({ label, color }) => (
            <Bar key={label} dataKey={label} fill={color} isAnimationActive={false} maxBarSize={16} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  )
}

const Name = ({ x, y, payload, room }: YAxisTickContentProps & { readonly room: number }) => (
  <Text
    {...{ x, y }}
    width={room}
    maxLines={2}
    textAnchor="end"
    verticalAnchor="middle"
    fill="var(--ink-3)"
    style={{ fontSize: frame.fontSize }}
  >
    {String(payload.value)}
  </Text>
)
