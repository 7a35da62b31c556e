import type { TooltipProps, XAxisProps } from 'recharts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'

export interface Series {
  readonly label: string
  /** A custom property of the design. Without it the series is in the table only. */
  readonly color?: string
  /** Decimal strings of the API, one for each period or name. */
  readonly amounts: readonly string[]
}

/** A drawing needs a number for its pixels: whole cents. Every other amount stays a decimal string. */
export const pointsOf = (names: readonly string[], series: readonly Series[]) =>
  names.map((name, index) => ({
    name,
    ...Object.fromEntries(series.map(({ label, amounts }) => [label, Number(parseAmount(amounts[index]!))])),
  }))

const wordsOf = (cents: unknown) => formatCents(BigInt(Math.round(Number(cents))))
export const wholeEuro = (cents: number) => formatCents(BigInt(Math.round(cents)), { places: 0 })

export const margin = { top: 8, right: 8, bottom: 0, left: 8 }
const tick = { fill: 'var(--ink-3)' }
export const nameAxis = { dataKey: 'name', stroke: 'var(--line-strong)', tick, tickLine: false } satisfies XAxisProps
export const amountAxis = { tickFormatter: wholeEuro, stroke: 'none', tick } as const
export const tooltip = {
  isAnimationActive: false,
  formatter: wordsOf,
  contentStyle: {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 4,
    color: 'var(--ink)',
  },
} satisfies Partial<TooltipProps<number, string>>
export const legend = {
  // In the order of the table, and not of the alphabet.
  itemSorter: null,
  // Otherwise the words have the colour of the series, which is light for text (WCAG 1.4.3).
  labelStyle: { color: 'var(--ink-2)' },
} as const
export const frame = {
  fontSize: '0.8125rem',
  // A hidden tooltip keeps its position when the window becomes narrower.
  overflow: 'clip',
  '& .recharts-surface:focus': { outline: 'none' },
}

/** Dash patterns of the lines of a chart, in their order: colour alone must not distinguish them (WCAG 1.4.1). */
export const DASHES = ['', '8 3', '3 3', '8 3 2 3']
