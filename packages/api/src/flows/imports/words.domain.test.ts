import { expect, test } from 'vitest'
import { countryOf, documentTypeOf, genderOf, languageOf, movementTypeOf } from './words.domain.ts'

/** As other platforms and banks write it. */
test.each<[string, (typed: string) => string | undefined, Readonly<Record<string, string>>]>([
  [
    'gender',
    genderOf,
    { Male: 'HOMBRE masculino varon male man', Female: 'mujer femenino female Woman', Other: 'otro otra other' },
  ],
  [
    'document',
    documentTypeOf,
    {
      ID_CARD:
        'dni|documento nacional de identidad|CARNE DE IDENTIDAD|carnet de identidad|documento de identidad|ID card|identity card|id',
      PASSPORT: 'Pasaporte passport',
      RESIDENCE_PERMIT: 'nie|tie|permiso de residencia|tarjeta de residencia|residence permit',
      DRIVERS_LICENSE:
        "permiso de conducir|carnet de conducir|carné de conducir|driving licence|driving license|driver's license",
      VISA: 'visado visa',
    },
  ],
  ['language', languageOf, { es: 'Español castellano Spanish spa', en: 'ingles english eng' }],
  [
    'kind of a movement',
    movementTypeOf,
    {
      income: 'ingreso deposito abono aportación deposit credit entrada',
      withdraw: 'retirada reintegro cargo withdrawal debit salida',
    },
  ],
])('the %s is known by the words of files', (_what, valueOf, words) => {
  for (const [value, known] of Object.entries(words))
    for (const word of [value, ...known.split(known.includes('|') ? '|' : ' ')]) expect(valueOf(word), word).toBe(value)
  for (const unknown of ['', 'x', 'ninguno']) expect(valueOf(unknown)).toBeUndefined()
})

test.each([
  ['ES', 'ES'],
  ['España', 'ES'],
  ['spain', 'ES'],
  ['de', 'DE'],
  ['ALEMANIA', 'DE'],
  ['Germany', 'DE'],
  ['Atlántida', undefined],
  ['', undefined],
])('the country %s is %s, by its code and its names', (typed, code) => expect(countryOf(typed)).toBe(code))
