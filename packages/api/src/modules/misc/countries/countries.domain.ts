import { COUNTRY_CODES, localeOf, type Language } from '@cauce/contract'

export interface NamedCountry {
  readonly alpha2: string
  readonly name: string
  readonly flag: string
}

export const flagPath = (alpha2: string): string => `/flags/3x2/${alpha2}.svg`

/** By name, Spain first (handbook rule 11.12). */
export function countriesIn(language: Language): NamedCountry[] {
  const locale = localeOf(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  const isSpain = ({ alpha2 }: NamedCountry) => Number(alpha2 === 'ES')
  return COUNTRY_CODES.map((alpha2) => ({ alpha2, name: names.of(alpha2)!, flag: flagPath(alpha2) })).toSorted(
    (one, other) => isSpain(other) - isSpain(one) || compare(one.name, other.name),
  )
}
