import { COUNTRY_CODES, type Language } from '@cauce/contract'

/** A country with its name in one language and the path of its flag. */
export interface NamedCountry {
  readonly alpha2: string
  readonly name: string
  readonly flag: string
}

/** The path of a country's flag in the ratio 3:2. */
export const flagPath = (alpha2: string): string => `/flags/3x2/${alpha2}.svg`

/** All countries by name in a language, Spain first (handbook rule 11.12). */
export function countriesIn(language: Language): NamedCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const compare = new Intl.Collator(language).compare
  const isSpain = ({ alpha2 }: NamedCountry) => Number(alpha2 === 'ES')
  return COUNTRY_CODES.map((alpha2) => ({ alpha2, name: names.of(alpha2)!, flag: flagPath(alpha2) })).toSorted(
    (one, other) => isSpain(other) - isSpain(one) || compare(one.name, other.name),
  )
}
