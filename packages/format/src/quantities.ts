import { localeOf, type Language } from '@cauce/contract/languages.ts'
import { formatHundredths, NO_BREAK_SPACE } from './figures.ts'

/** `12.480`. */
export function formatCount(count: number | bigint): string {
  return formatHundredths(BigInt(count) * 100n, 0)
}

let pluralRules: Intl.PluralRules | undefined

/** Singular form (Unicode CLDR): Spanish and English share the rule. */
export const isSingular = (count: number): boolean =>
  (pluralRules ??= new Intl.PluralRules('es')).select(count) === 'one'

export const formatMonths = (months: number, language: Language): string => quantity(months, 'month', language)

export const formatDays = (days: number, language: Language): string => quantity(days, 'day', language)

function quantity(count: number, unit: string, language: Language): string {
  const parts = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
    count,
  )
  return `${formatCount(count)}${NO_BREAK_SPACE}${parts.find(({ type }) => type === 'unit')!.value}`
}

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/** `820 B`, `340 KB`, `4,2 MB`; 1 KB is 1024 bytes, as in the limit of 5 MB (handbook rule 11.10). */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${formatCount(bytes)}${NO_BREAK_SPACE}B`
  const kilobytes = Math.round(bytes / KILOBYTE)
  if (kilobytes < KILOBYTE) return `${formatCount(kilobytes)}${NO_BREAK_SPACE}KB`
  const tenths = Math.round((bytes * 10) / MEGABYTE)
  const decimal = tenths % 10
  return `${formatCount(Math.floor(tenths / 10))}${decimal === 0 ? '' : `,${decimal}`}${NO_BREAK_SPACE}MB`
}
