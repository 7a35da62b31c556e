import { MOVEMENT_FIELDS } from '@cauce/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCustomer, readLine, readMovement } from './cells.domain.ts'
import { countryOf, documentTypeOf, genderOf, languageOf, movementTypeOf } from './words.domain.ts'

const today = '2026-11-20'
const right = {
  email: 'begona@correo.example',
  name: 'Begoña',
  surname: 'Ibáñez',
  phone: '+34 600 123 456',
  birthdayAt: '23/4/1988',
  nationality: 'españa',
  identificationDocumentType: 'Pasaporte',
  identificationDocumentNumber: 'xa 123-456',
}

describe('a line', () => {
  const row = { columns: ['email', null, 'name'], headings: ['E-mail', 'Color', 'Nombre'] } as const
  const read = (cells: readonly string[]) => readLine(row, cells, (value) => ({ value, errors: [] }))

  test('maps the cells under known headings to fields', () => {
    expect(read(['ana@correo.example', 'rojo', 'Ana'])).toEqual({
      value: { email: 'ana@correo.example', name: 'Ana' },
      errors: [],
    })
    expect(read(['', 'rojo']).value).toEqual({})
  })

  test.each([
    { field: 'phone', cell: '600123456.0', code: '600123456' },
    { field: 'identificationDocumentNumber', cell: '123456789.0', code: '123456789' },
    { field: 'identificationDocumentNumber', cell: 'XA1.0', code: 'XA1.0' },
    { field: 'taxNumber', cell: '303265045.0', code: '303265045' },
    { field: 'customer', cell: '123456789.0', code: '123456789' },
    { field: 'amount', cell: '20.0', code: '20.0' },
    { field: 'note', cell: '2026.0', code: '2026.0' },
  ] as const)('has the $field $code where a spreadsheet wrote $cell', ({ field, cell, code }) => {
    const one = { columns: [field], headings: [field] }
    expect(readLine(one, [cell], (value) => ({ value, errors: [] })).value).toEqual({ [field]: code })
  })

  test('may have empty cells beyond its headings, but no others', () => {
    expect(read(['ana@correo.example', '', 'Ana', '', '']).value).toEqual({ email: 'ana@correo.example', name: 'Ana' })
    expect(read(['ana@correo.example', '', 'Ana', '', 'x'])).toEqual({
      errors: [{ path: '', code: 'line-too-wide', params: { maximum: 3 } }],
    })
  })

  test('is refused by the fields with a sign that could not be read', () => {
    expect(read(['ana@correo.example', 'ro\uFFFDo', 'Bego\uFFFDa'])).toEqual({
      errors: [{ path: 'name', code: 'text-invalid' }],
    })
  })

  test('quotes the first forty letters of an unknown word', () => {
    expect(readCustomer({ ...right, gender: `${'x'.repeat(39)}yz` }, today).errors).toEqual([
      {
        path: 'gender',
        code: 'word-unknown',
        params: { word: `${'x'.repeat(39)}y`, accepted: 'hombre, mujer, otro; male, female, other' },
      },
    ])
  })

  test('reports one mistake for each field, unknown words before missing values', () => {
    const { email: _email, phone: _phone, ...others } = right
    expect(readCustomer({ ...others, gender: 'M', nationality: 'Atlántida' }, today).errors).toMatchObject([
      { path: 'gender', code: 'word-unknown' },
      { path: 'nationality', code: 'word-unknown' },
      { path: 'email', code: 'required' },
      { path: 'phone', code: 'required' },
    ])
  })
})

describe('a customer', () => {
  test('is read from Spanish or English words and dates', () => {
    expect(readCustomer({ ...right, gender: 'MUJER', language: 'inglés' }, today).value).toMatchObject({
      birthdayAt: '1988-04-23',
      nationality: 'ES',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: 'XA123456',
      gender: 'Female',
      language: 'en',
    })
  })

  test.each([
    { typed: { birthdayAt: '23/04/1988 0:00:00' }, read: { birthdayAt: '1988-04-23' } },
    { typed: { birthdayAt: '1988-04-23 00:00:00' }, read: { birthdayAt: '1988-04-23' } },
    { typed: { birthdayAt: '23-4-1988' }, read: { birthdayAt: '1988-04-23' } },
    { typed: { phone: '34600123456' }, read: { phone: '+34 600123456' } },
    { typed: { phone: '\u202D600\u00A0123\u00A0456\u202C' }, read: { phone: '600 123 456' } },
    { typed: { nationality: 'ESP' }, read: { nationality: 'ES' } },
    { typed: { nationality: 'Reino\u00A0Unido' }, read: { nationality: 'GB' } },
    { typed: { nationality: 'EE. UU.' }, read: { nationality: 'US' } },
    { typed: { gender: 'V' }, read: { gender: 'Male' } },
    { typed: { gender: 'Sra.' }, read: { gender: 'Female' } },
    { typed: { language: 'es-ES' }, read: { language: 'es' } },
    { typed: { name: 'Bego\u006E\u0303a\u200B' }, read: { name: 'Begoña' } },
    { typed: { email: 'begona@correo.españa' }, read: { email: 'begona@correo.xn--espaa-rta' } },
    {
      typed: { nationality: 'ES', identificationDocumentType: 'NIF', identificationDocumentNumber: '2741084-J' },
      read: { identificationDocumentType: 'ID_CARD' },
    },
  ])('is read as an office writes it: $typed', ({ typed, read }) => {
    expect(readCustomer({ ...right, ...typed }, today).value).toMatchObject(read)
  })

  test('is a company when the company name is given', () => {
    const company = { companyName: 'Norte', legalRepresentativeName: 'Begoña Ibáñez', taxNumber: 'B-1234567-4' }
    expect(readCustomer({ ...right, ...company }, today).value).toMatchObject({
      companyName: 'Norte',
      taxNumber: 'B12345674',
    })
    expect(readCustomer({ ...right, companyName: 'Norte' }, today).errors).toEqual([
      { path: 'legalRepresentativeName', code: 'required' },
    ])
  })

  test.each([
    { wrong: { email: undefined }, path: 'email', code: 'required' },
    { wrong: { email: 'begona' }, path: 'email', code: 'email-invalid' },
    { wrong: { phone: undefined }, path: 'phone', code: 'required' },
    { wrong: { phone: '12' }, path: 'phone', code: 'phone-invalid' },
    { wrong: { phone: '0000000' }, path: 'phone', code: 'phone-invalid' },
    { wrong: { phone: '6,00123E+08' }, path: 'phone', code: 'phone-invalid' },
    { wrong: { name: 'محمد' }, path: 'name', code: 'name-not-latin' },
    { wrong: { name: 'Begoña\nIbáñez' }, path: 'name', code: 'name-invalid' },
    { wrong: { birthdayAt: '32256' }, path: 'birthdayAt', code: 'date-invalid' },
    { wrong: { birthdayAt: '31/02/1988' }, path: 'birthdayAt', code: 'date-invalid' },
    { wrong: { birthdayAt: '21/11/2008' }, path: 'birthdayAt', code: 'underage' },
    { wrong: { nationality: 'Atlántida' }, path: 'nationality', code: 'word-unknown' },
    { wrong: { gender: 'M' }, path: 'gender', code: 'word-unknown' },
    { wrong: { identificationDocumentType: undefined }, path: 'identificationDocumentType', code: 'required' },
    {
      wrong: { identificationDocumentType: 'DNI', identificationDocumentNumber: '12345678A' },
      path: 'identificationDocumentNumber',
      code: 'document-number-invalid',
    },
    { wrong: { taxNumber: 'B12345674' }, path: 'taxNumber', code: 'unknown-field' },
  ])('is refused: $code of $path', ({ wrong, path, code }) => {
    const fields = Object.fromEntries(Object.entries({ ...right, ...wrong }).filter(([, cell]) => cell !== undefined))
    expect(readCustomer(fields, today).errors).toMatchObject([{ path, code }])
  })

  test('reports mistakes in the order of the fields', () => {
    const { errors } = readCustomer({ ...right, gender: 'x', nationality: 'x', birthdayAt: 'x' }, today)
    expect(errors.map(({ path }) => path)).toEqual(['gender', 'nationality', 'birthdayAt'])
  })
})

describe('a movement', () => {
  const customer = 'begona@correo.example'
  test.each([
    { fields: { amount: '1.250,50' }, value: { type: 'income', amount: 125_050n, note: null } },
    { fields: { amount: '1250.5 €' }, value: { type: 'income', amount: 125_050n } },
    { fields: { amount: '-20' }, value: { type: 'withdraw', amount: 2_000n } },
    { fields: { amount: '-20', type: 'Retirada' }, value: { type: 'withdraw', amount: 2_000n } },
    { fields: { amount: '20', type: 'withdrawal' }, value: { type: 'withdraw', amount: 2_000n } },
    { fields: { amount: '20', date: '3/11/2026', note: 'Alta' }, value: { note: '03/11/2026: Alta' } },
    { fields: { amount: '20', date: '20/11/2026' }, value: { note: '20/11/2026' } },
    { fields: { amount: '20', note: 'x'.repeat(300) }, value: { note: 'x'.repeat(300) } },
    { fields: { amount: '20', account: 'es91 2100 0418' }, value: { account: 'ES9121000418' } },
    {
      fields: { amount: '20', account: 'IBANES91 2100 0418 4502 0005 1332' },
      value: { account: 'ES9121000418450200051332' },
    },
  ])('is read from $fields as $value', ({ fields, value }) => {
    expect(readMovement({ customer, ...fields }, today).value).toMatchObject(value)
  })

  test.each([
    { fields: {}, path: 'amount', code: 'required' },
    { fields: { amount: '1,250' }, path: 'amount', code: 'amount-invalid' },
    { fields: { amount: '0' }, path: 'amount', code: 'amount-not-positive' },
    { fields: { amount: '-5', type: 'ingreso' }, path: 'amount', code: 'amount-not-positive' },
    { fields: { amount: '5', type: 'trueque' }, path: 'type', code: 'word-unknown' },
    { fields: { amount: '5', date: '21/11/2026' }, path: 'date', code: 'date-too-late' },
    { fields: { amount: '5', date: '2026-13-01' }, path: 'date', code: 'date-invalid' },
    { fields: { amount: '5', note: 'x'.repeat(301) }, path: 'note', code: 'text-too-long' },
  ])('with $fields is refused: $code', ({ fields, path, code }) => {
    expect(readMovement({ customer, ...fields }, today).errors).toMatchObject([{ path, code }])
  })

  test('without its customer is refused', () => {
    expect(readMovement({ amount: '5' }, today).errors).toEqual([{ path: 'customer', code: 'required' }])
  })

  test('reads the amount to the cent, with or without grouping', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 99_999_999_999n), fc.constantFrom('', '-'), fc.boolean(), (cents, sign, isGrouped) => {
        const whole = (cents / 100n).toString()
        const grouped = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') : whole
        const amount = `${sign}${grouped},${(cents % 100n).toString().padStart(2, '0')}`
        const type = sign === '' ? 'income' : 'withdraw'
        expect(readMovement({ customer, amount }, today).value).toMatchObject({ type, amount: cents })
      }),
    )
  })

  test('any line of any cells is read or refused with a reason', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (cells) => {
        const row = { columns: [...MOVEMENT_FIELDS], headings: MOVEMENT_FIELDS.map(String) }
        const { value, errors } = readLine(row, cells, (fields) => readMovement(fields, today))
        expect(value === undefined).toBe(errors.length > 0)
      }),
    )
  })
})

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
