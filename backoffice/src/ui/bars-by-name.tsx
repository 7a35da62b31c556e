import { Box, useMediaQuery, type Theme } from '@mui/material'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts'
import { amountAxis, frame, legend, margin, nameAxis, pointsOf, tooltip, type Series } from './chart-parts.ts'

interface Props {
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
export function BarsByName({ names, series }: Props) {
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
            tick={(tick) => <Name {...tick} room={width - 16} />}
          />
          <Tooltip {...tooltip} cursor={{ fill: 'var(--sunken)' }} />
          {series.length > 1 && <Legend iconType="square" {...legend} />}
          {series.map(({ label, color }) => (
            <Bar key={label} dataKey={label} fill={color!} isAnimationActive={false} maxBarSize={16} />
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
