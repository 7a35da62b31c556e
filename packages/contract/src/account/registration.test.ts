import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../problem.ts'
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
const mistakesOf = (body: object, schema: typeof UserBody | typeof UserBodyForm = UserBody) => {
  const { error } = schema.safeParse(body)
  return fieldErrorsOf(error?.issues ?? [], body).map(({ path, code }) => `${path} ${code}`)
}

describe('a registration', () => {
  test.each<{ title: string; change: object; mistakes: string[] }>([
    { title: 'of a person', change: {}, mistakes: [] },
    { title: 'of a declared individual', change: { kind: 'individual' }, mistakes: [] },
    { title: 'of a company', change: { kind: 'company', ...company }, mistakes: [] },
    { title: 'of an undeclared company', change: company, mistakes: [] },
    { title: 'with the e-mail repeated in capitals', change: { repeatEmail: 'ANA@correo.example' }, mistakes: [] },
    {
      title: 'with another e-mail as the repeated one',
      change: { repeatEmail: 'eva@correo.example' },
      mistakes: ['repeatEmail emails-differ'],
    },
    { title: 'with both checkboxes ticked', change: { acceptsTerms: true, acknowledgesPrivacy: true }, mistakes: [] },
    {
      title: 'with neither checkbox ticked',
      change: { acceptsTerms: false, acknowledgesPrivacy: false },
      mistakes: ['acceptsTerms terms-not-accepted', 'acknowledgesPrivacy privacy-not-acknowledged'],
    },
    { title: 'with the password repeated', change: { repeatPassword: 'Abcde-12' }, mistakes: [] },
    {
      title: 'with another password as the repeated one',
      change: { repeatPassword: 'Abcde-13' },
      mistakes: ['repeatPassword passwords-differ'],
    },
    {
      title: 'with the repeated password only',
      change: { password: undefined, repeatPassword: 'Abcde-12' },
      mistakes: ['repeatPassword passwords-differ'],
    },
    { title: 'without a password', change: { password: undefined }, mistakes: [] },
    { title: 'with its telephone under both names', change: { phoneNumber: '600123456' }, mistakes: [] },
    {
      title: 'with two telephones',
      change: { phoneNumber: '600123457' },
      mistakes: ['phoneNumber choice-invalid'],
    },
    {
      title: 'of a person with a company',
      change: { kind: 'individual', ...company },
      mistakes: ['companyName unknown-field'],
    },
    {
      title: 'of a person with other fields of a company',
      change: { kind: 'individual', ...company, companyName: undefined },
      mistakes: ['legalRepresentativeName unknown-field', 'taxNumber unknown-field'],
    },
    {
      title: 'with a tax number and no company',
      change: { taxNumber: 'B12345674' },
      mistakes: ['taxNumber unknown-field'],
    },
    {
      title: 'of a company without its representative',
      change: { companyName: 'Obras SL' },
      mistakes: ['legalRepresentativeName required'],
    },
    {
      title: 'of a company without a tax number',
      change: { ...company, taxNumber: undefined },
      mistakes: [],
    },
    {
      title: 'with a country by its name and an impossible birthday',
      change: { kind: 'individual', nationality: 'Spain', birthdayAt: '2026-02-30' },
      mistakes: ['nationality country-unknown', 'birthdayAt date-invalid'],
    },
    {
      title: 'with a mistyped document and a second telephone',
      change: { identificationDocumentNumber: '12345678A', phoneNumber: '600123457' },
      mistakes: ['phoneNumber choice-invalid', 'identificationDocumentNumber document-number-invalid'],
    },
    {
      title: 'with a document number that is too short',
      change: { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: 'A-12' },
      mistakes: ['identificationDocumentNumber document-number-invalid'],
    },
    {
      title: 'with a tax number that is too short',
      change: { ...company, taxNumber: 'PT12345' },
      mistakes: ['taxNumber tax-number-invalid'],
    },
    {
      title: 'with a mistyped tax number',
      change: { ...company, taxNumber: 'B12345678' },
      mistakes: ['taxNumber tax-number-invalid'],
    },
  ])('$title has the mistakes $mistakes', ({ change, mistakes }) => {
    expect(mistakesOf({ ...person, ...change })).toEqual(mistakes)
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
    expect(mistakesOf(body)).toEqual(names)
    expect(mistakesOf(body, UserBodyForm)).toEqual(['phone required', ...names, 'taxNumber required'])
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
