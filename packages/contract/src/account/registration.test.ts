import { describe, expect, test } from 'vitest'
import { mistakesOf } from '../testing/mistakes.ts'
import { UserBody } from './registration.ts'
import { UserBodyForm } from './user-forms.ts'
import { kindOf } from './registration-rules.ts'

const person = {
  name: 'Ana',
  surname: 'Ruiz',
  phone: '600123456',
  gender: 'Female',
  nationality: 'ES',
  birthdayAt: '1980-01-01',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12.345.678-z',
  email: 'ana@correo.example',
  password: 'Abcde-12',
}
const company = { companyName: 'Obras SL', legalRepresentativeName: 'Ana Ruiz', taxNumber: 'b-12345674' }

describe('a registration', () => {
  test.each<[what: string, change: object, ...mistakes: string[]]>([
    ['of a person', {}],
    ['of a declared individual', { kind: 'individual' }],
    ['of a company', { kind: 'company', ...company }],
    ['of an undeclared company', company],
    ['of a company without a tax number', { ...company, taxNumber: undefined }],
    ['with the e-mail repeated in capitals', { repeatEmail: 'ANA@correo.example' }],
    ['with both checkboxes ticked', { acceptsTerms: true, acknowledgesPrivacy: true }],
    [
      'with neither checkbox ticked',
      { acceptsTerms: false, acknowledgesPrivacy: false },
      ...['acceptsTerms terms-not-accepted', 'acknowledgesPrivacy privacy-not-acknowledged'],
    ],
    ['with the password repeated', { repeatPassword: 'Abcde-12' }],
    [
      'with the repeated password only',
      { password: undefined, repeatPassword: 'Abcde-12' },
      'repeatPassword passwords-differ',
    ],
    ['without a password', { password: undefined }],
    ['with its telephone under both names', { phoneNumber: '600123456' }],
    ['of a person with a company', { kind: 'individual', ...company }, 'companyName unknown-field'],
    [
      'of a person with other fields of a company',
      { kind: 'individual', ...company, companyName: undefined },
      ...['legalRepresentativeName unknown-field', 'taxNumber unknown-field'],
    ],
    ['with a tax number and no company', { taxNumber: 'B12345674' }, 'taxNumber unknown-field'],
    ['of a company without its representative', { companyName: 'Obras SL' }, 'legalRepresentativeName required'],
    [
      'with a country by its name and an impossible birthday',
      { kind: 'individual', nationality: 'Spain', birthdayAt: '2026-02-30' },
      ...['nationality country-unknown', 'birthdayAt date-invalid'],
    ],
    [
      'with a mistyped document and a second telephone',
      { identificationDocumentNumber: '12345678A', phoneNumber: '600123457' },
      ...['phoneNumber choice-invalid', 'identificationDocumentNumber document-number-invalid'],
    ],
    ['with a mistyped tax number', { ...company, taxNumber: 'B12345678' }, 'taxNumber tax-number-invalid'],
  ])('%s', (_what, change, ...mistakes) => {
    expect(mistakesOf(UserBody, { ...person, ...change })).toEqual(mistakes)
  })

  test('of a company needs its name and representative, and in its form tax number and telephone too', () => {
    const body = {
      ...person,
      kind: 'company',
      phone: undefined,
      repeatEmail: person.email,
      repeatPassword: person.password,
    }
    const names = ['companyName required', 'legalRepresentativeName required']
    expect(mistakesOf(UserBody, body)).toEqual(names)
    expect(mistakesOf(UserBodyForm, body)).toEqual(['phone required', ...names, 'taxNumber required'])
  })

  test('keeps numbers without spaces, dots and hyphens, in capitals', () => {
    expect(UserBody.parse({ ...person, ...company })).toMatchObject({
      identificationDocumentNumber: '12345678Z',
      taxNumber: 'B12345674',
    })
  })
})

test.each([
  { body: {}, kind: 'individual' },
  { body: { companyName: 'Obras SL' }, kind: 'company' },
  { body: { kind: 'individual', companyName: 'Obras SL' }, kind: 'individual' },
  { body: { kind: 'company' }, kind: 'company' },
] as const)('an account of $body is of kind $kind', ({ body, kind }) => {
  expect(kindOf(body)).toBe(kind)
})
