import type { GROUPINGS } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'

/** From one calendar date to another, both included. */
export interface Range {
  readonly groupBy: (typeof GROUPINGS)[number]
  readonly fromDate: string
  readonly toDate: string
}

/** A period by its first day: the day itself, the week it begins, `11/2026`, `T4 2026` (in English `Q4 2026`), `2026`. */
export function periodName(period: string, groupBy: Range['groupBy'], t: Translate): string {
  const [year, month] = period.split('-') as [string, string]
  switch (groupBy) {
    case 'year':
      return year
    case 'quarter':
      return t('statistics.quarter', { quarter: Math.ceil(Number(month) / 3), year })
    case 'month':
      return `${month}/${year}`
    default:
      return formatDate(period)
  }
}
