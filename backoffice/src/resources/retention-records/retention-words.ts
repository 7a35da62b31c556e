import type { RetentionEntry } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'

const UNITS = ['hours', 'days', 'years'] as const

/** How long something is kept from when, in words. What is only kept has its period as the least. */
export function periodOf({ period, from, outcome }: RetentionEntry, t: Translate): string {
  if (from === null) return t('retentionRecords.noPeriod')
  if (period === null) return t(`retentionRecords.atOnce.${from}`)
  const parts = UNITS.filter((unit) => period[unit] !== undefined)
  const length = parts.map((unit) => t(`retentionRecords.${unit}`, { smart_count: period[unit]! })).join(' ')
  const least = outcome === 'kept' ? t('retentionRecords.atLeast', { period: length }) : length
  return `${least} ${t(`retentionRecords.from.${from}`)}`
}
