import { COUNTRY_CODES } from '@cauce/contract/country-codes.ts'
import { folded } from '@cauce/contract/latin.ts'

type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>

export interface Finder<Value> {
  (typed: string): Value | undefined
  /** Words of both languages, for the refusal of others. */
  readonly accepted: string
}

const finderOf = <Value extends string>(words: Words<Value>, accepted: string): Finder<Value> => {
  const values = new Map(
    Object.entries<readonly string[]>(words).flatMap(([value, all]) =>
      [value, ...all].map((word) => [folded(word), value as Value] as const),
    ),
  )
  return Object.assign((typed: string) => values.get(folded(typed)), { accepted })
}

/** Spanish and English words, normalised. */
export const genderOf = finderOf(
  {
    // An M alone is a woman in Spanish and a man in English.
    Male: ['hombre', 'h', 'masculino', 'varón', 'v', 'man', 'sr', 'mr'],
    Female: ['mujer', 'femenino', 'woman', 'f', 'sra', 'srta', 'mrs', 'ms', 'miss'],
    Other: ['otro', 'otra', 'no binario', 'non-binary'],
  },
  'hombre, mujer, otro; male, female, other',
)

export const documentTypeOf = finderOf(
  {
    ID_CARD: [
      'DNI',
      'NIF',
      'DNI/NIF',
      'documento nacional de identidad',
      'carné de identidad',
      'carnet de identidad',
      'documento de identidad',
      'identity card',
      'id',
    ],
    PASSPORT: ['pasaporte'],
    RESIDENCE_PERMIT: [
      'NIE',
      'tarjeta de extranjero',
      'tarjeta de identidad de extranjero',
      'permiso de residencia',
      'tarjeta de residencia',
      'TIE',
    ],
    DRIVERS_LICENSE: [
      'permiso de conducir',
      'carné de conducir',
      'carnet de conducir',
      'driving licence',
      'driving license',
    ],
    VISA: ['visado'],
  },
  'DNI, NIE, pasaporte, permiso de conducir, visado; ID card, residence permit, passport, driving licence, visa',
)

export const languageOf = finderOf(
  {
    es: ['español', 'castellano', 'spanish', 'spa', 'es-ES'],
    en: ['inglés', 'english', 'eng', 'en-GB', 'en-US'],
  },
  'español, inglés; Spanish, English',
)

export const movementTypeOf = finderOf(
  {
    income: ['ingreso', 'depósito', 'abono', 'aportación', 'deposit', 'credit', 'entrada'],
    withdraw: ['retirada', 'reintegro', 'cargo', 'withdrawal', 'debit', 'salida'],
  },
  'ingreso, retirada; deposit, withdrawal',
)

const regionNames = ['es', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** As offices write them, besides names and codes. */
const COUNTRY_WORDS = {
  CZ: ['República Checa', 'Czech Republic'],
  ES: ['ESP', 'española', 'español', 'Spanish'],
  GB: ['UK', 'Gran Bretaña', 'Great Britain', 'Inglaterra', 'England'],
  NL: ['Holanda', 'Holland'],
  US: ['EEUU', 'EE. UU.', 'USA', 'Estados Unidos de América', 'United States of America'],
}

/** By code or name. */
export const countryOf = finderOf(
  Object.fromEntries(
    COUNTRY_CODES.map((code) => [
      code,
      [
        ...regionNames.map((names) => names.of(code) ?? code),
        ...(COUNTRY_WORDS[code as keyof typeof COUNTRY_WORDS] ?? []),
      ],
    ]),
  ),
  'España, Francia, FR; Spain, France',
)
