import {
  SHEET_FIGURES,
  SHEET_TEXTS,
  SHEET_YEARS,
  type ContentLanguage,
  type SheetContent,
  type SheetField,
  type SheetGap,
  type SheetList,
  type SheetText,
} from '@cauce/contract'
import { sumOfUses } from './owner.domain.ts'

const REQUIRED_VALUES = ['registrationNumber', 'office', 'email', 'phone', 'naceCode', 'ownFunds'] as const
const REQUIRED_LISTS = ['management', 'responsible', 'useOfFunds'] as const

const isEmpty = (value: unknown): boolean => value === null || value === ''

/**
 * Missing texts by language, values, incomplete rows, and a use of funds that does not match the target (cents), in
 * field order.
 */
export function gapsOf(content: SheetContent, target: bigint, languages: readonly ContentLanguage[]): SheetGap[] {
  return [
    ...languages.flatMap((language) => textGaps(content, language)),
    ...REQUIRED_VALUES.filter((field) => isEmpty(content[field])).map((field) => gap(field)),
    ...REQUIRED_LISTS.filter((list) => content[list].length === 0).map((list) => gap(list)),
    ...languages.flatMap((language) => rowGaps(content, language)),
    ...yearGaps(content),
    ...(content.useOfFunds.length > 0 && sumOfUses(content) !== target ? [gap('useOfFunds', null, 'sum')] : []),
  ]
}

const gap = (
  field: SheetField,
  language: ContentLanguage | null = null,
  problem: SheetGap['problem'] = 'missing',
): SheetGap => ({ field, language, problem })

const fieldIn = (name: SheetText, language: ContentLanguage) => (language === 'es' ? name : (`${name}En` as const))

function textGaps(content: SheetContent, language: ContentLanguage): SheetGap[] {
  const names = Object.keys(SHEET_TEXTS) as SheetText[]
  return names
    .filter((name) => isNeeded(content, name) && isEmpty(content[fieldIn(name, language)]))
    .map((name) => gap(name, language))
}

/** Other risks are optional; missing accounts and figures need an explanation. */
function isNeeded(content: SheetContent, name: SheetText): boolean {
  if (name === 'accountsAbsence') return isEmpty(content.accountsUrl)
  if (name === 'figuresAbsence') return content.years.length < SHEET_YEARS
  return name !== 'riskOther' || !isEmpty(content.riskOther) || !isEmpty(content.riskOtherEn)
}

const ROWS = ['management', 'responsible', 'useOfFunds', 'collateral', 'guarantors'] as const satisfies SheetList[]

function rowGaps(content: SheetContent, language: ContentLanguage): SheetGap[] {
  return ROWS.filter((list) => {
    const rows: readonly Readonly<Record<string, unknown>>[] = content[list]
    return rows.some((row) => !isWhole(row, language))
  }).map((list) => gap(list, language))
}

/** Spanish: all values; English: its texts. */
const isWhole = (row: Readonly<Record<string, unknown>>, language: ContentLanguage): boolean =>
  Object.keys(row).every((field) => field.endsWith('En') !== (language === 'en') || !isEmpty(row[field]))

function yearGaps({ years, accountingStandard }: SheetContent): SheetGap[] {
  if (years.length === 0) return []
  const names = ['year', ...Object.keys(SHEET_FIGURES)] as (keyof (typeof years)[number])[]
  const isWholeYear = (year: (typeof years)[number]) => names.every((name) => year[name] !== null)
  const areDifferent = new Set(years.map(({ year }) => year)).size === years.length
  return [
    ...(accountingStandard === null ? [gap('accountingStandard')] : []),
    ...(years.every(isWholeYear) && areDifferent ? [] : [gap('years')]),
  ]
}
