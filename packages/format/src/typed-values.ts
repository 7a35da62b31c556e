import type { TypedValue } from '@cauce/contract'
import { formatDate, formatDateTime } from './dates.ts'
import { formatMoney } from './money.ts'
import { formatPercent } from './percent.ts'
import { formatCount } from './quantities.ts'

export type FigureValue = Exclude<
  TypedValue,
  boolean | null | { readonly choice: string } | { readonly reference: string }
>

/** Money in euros, instants in Madrid time, text as it is. Words need `@cauce/i18n`. */
export function formatFigure(value: FigureValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatCount(value)
  if ('money' in value) return formatMoney(value.money)
  if ('percentage' in value) return formatPercent(value.percentage)
  if ('instant' in value) return formatDateTime(value.instant)
  return 'date' in value ? formatDate(value.date) : value.name
}
