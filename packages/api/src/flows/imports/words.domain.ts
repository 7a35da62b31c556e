import { COUNTRY_CODES } from '@cauce/contract/country-codes.ts'
import { folded } from '../../modules/misc/imports/index.ts'

type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>

const finderOf = <Value extends string>(words: Words<Value>) => {
  const values = new Map(
    Object.entries<readonly string[]>(words).flatMap(([value, all]) =>
      [value, ...all].map((word) => [folded(word), value as Value] as const),
    ),
  )
  return (typed: string): Value | undefined => values.get(folded(typed))
}

/** Spanish and English words, normalised. */
export const genderOf = finderOf({
  Male: ['hombre', 'masculino', 'varón', 'man'],
  Female: ['mujer', 'femenino', 'woman'],
  Other: ['otro', 'otra'],
} as const)

export const documentTypeOf = finderOf({
  ID_CARD: [
    'DNI',
    'documento nacional de identidad',
    'carné de identidad',
    'carnet de identidad',
    'documento de identidad',
    'identity card',
    'id',
  ],
  PASSPORT: ['pasaporte'],
  RESIDENCE_PERMIT: ['NIE', 'permiso de residencia', 'tarjeta de residencia', 'TIE'],
  DRIVERS_LICENSE: [
    'permiso de conducir',
    'carné de conducir',
    'carnet de conducir',
    'driving licence',
    'driving license',
  ],
  VISA: ['visado'],
} as const)

export const languageOf = finderOf({
  es: ['español', 'castellano', 'spanish', 'spa'],
  en: ['inglés', 'english', 'eng'],
} as const)

export const movementTypeOf = finderOf({
  income: ['ingreso', 'depósito', 'abono', 'aportación', 'deposit', 'credit', 'entrada'],
  withdraw: ['retirada', 'reintegro', 'cargo', 'withdrawal', 'debit', 'salida'],
} as const)

const regionNames = ['es', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))

const countryNames = new Map(
  COUNTRY_CODES.flatMap((code) =>
    [code, ...regionNames.map((names) => names.of(code) ?? code)].map((name) => [folded(name), code] as const),
  ),
)

/** By code or name. */
export const countryOf = (typed: string): string | undefined => countryNames.get(folded(typed))
