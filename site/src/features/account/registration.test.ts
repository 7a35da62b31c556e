import { fieldErrorsOf, stateAfter, verificationLifecycle, VERIFICATION_STATUSES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { bodyOf, CompanyRegistration, IndividualRegistration, registrationFields } from './registration.ts'
import { verificationAdvice } from './verification-advice.ts'

const person = {
  kind: 'individual',
  name: 'Montserrat',
  surname: 'Echeverría Goikoetxea',
  phone: '+34 600 123 456',
  gender: null,
  nationality: 'ES',
  birthdayAt: '1990-05-12',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12345678Z',
  email: 'montse@correo.example',
  repeatEmail: 'Montse@correo.example',
  password: 'Ribera-2026',
  repeatPassword: 'Ribera-2026',
  language: 'es',
  acceptsTerms: true,
  acknowledgesPrivacy: true,
}
const company = {
  ...person,
  kind: 'company',
  companyName: 'Levante, S. L.',
  taxNumber: 'B12345674',
  legalRepresentativeName: 'Montserrat Echeverría Goikoetxea',
}

const codesOf = (schema: typeof IndividualRegistration | typeof CompanyRegistration, input: object) => {
  const parsed = schema.safeParse(input)
  return parsed.success
    ? {}
    : Object.fromEntries(fieldErrorsOf(parsed.error.issues, input).map(({ path, code }) => [path, code]))
}

test('accepts a complete person and a complete company', () => {
  expect(codesOf(IndividualRegistration, person)).toEqual({})
  expect(codesOf(CompanyRegistration, company)).toEqual({})
})

test('an empty form reports every field at once, repeated ones included', () => {
  expect(Object.keys(codesOf(CompanyRegistration, { kind: 'company', gender: null })).toSorted()).toEqual(
    [
      'acceptsTerms',
      'acknowledgesPrivacy',
      'birthdayAt',
      'companyName',
      'email',
      'identificationDocumentNumber',
      'identificationDocumentType',
      'legalRepresentativeName',
      'name',
      'nationality',
      'password',
      'phone',
      'repeatEmail',
      'repeatPassword',
      'surname',
      'taxNumber',
    ].toSorted(),
  )
})

test('differing e-mails are reported also while other fields are missing', () => {
  expect(
    codesOf(IndividualRegistration, {
      kind: 'individual',
      gender: null,
      email: 'a@b.example',
      repeatEmail: 'c@b.example',
    }),
  ).toMatchObject({
    repeatEmail: 'emails-differ',
    name: 'required',
  })
})

test('the company form has the fields of a person and of the company', () => {
  const ofPerson = Object.keys(registrationFields('individual'))
  expect(ofPerson).toContain('birthdayAt')
  expect(ofPerson).not.toContain('taxNumber')
  const ofCompany = Object.keys(registrationFields('company'))
  expect(ofCompany.filter((field) => !ofPerson.includes(field))).toEqual(['companyName', 'taxNumber'])
  expect(ofPerson.filter((field) => !ofCompany.includes(field))).toEqual([])
})

test('the body has a legal representative for companies only, and no empty fields', () => {
  const typed = { ...registrationFields('company'), name: ' Ana ', surname: 'Ruiz', birthdayAt: '12/05/1990' }
  const asPerson = bodyOf('individual', 'en', { ...typed, acceptsTerms: 'yes' })
  expect(asPerson).toMatchObject({ kind: 'individual', language: 'en', birthdayAt: '1990-05-12', gender: null })
  expect(asPerson).toMatchObject({ acceptsTerms: true, acknowledgesPrivacy: false })
  expect(asPerson).not.toHaveProperty('legalRepresentativeName')
  expect(asPerson).not.toHaveProperty('phone')
  expect(bodyOf('company', 'es', typed)).toMatchObject({ legalRepresentativeName: 'Ana Ruiz', acceptsTerms: false })
  expect(bodyOf('individual', 'es', { ...typed, birthdayAt: 'soon' }).birthdayAt).toBe('soon')
  const long = bodyOf('company', 'es', { ...typed, name: 'x'.repeat(160), surname: 'y'.repeat(160) })
  expect(long).toMatchObject({ legalRepresentativeName: `${'x'.repeat(160)} ${'y'.repeat(39)}` })
})

test.each(VERIFICATION_STATUSES)('%s offers to begin exactly where the lifecycle allows it', (status) => {
  const mayStart = stateAfter(verificationLifecycle, 'start', status) !== undefined
  expect(['start', 'retry'].includes(verificationAdvice[status].next)).toBe(mayStart)
})
