import { fieldErrorsOf, stateAfter, verificationLifecycle, VERIFICATION_STATUSES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { bodyOf, CompanyRegistration, registrationFields } from './registration.ts'
import { verificationAdvice } from './verification-advice.ts'

test('registering oneself needs every field at once, repeated ones and both checkboxes included', () => {
  const body = { kind: 'company', gender: null }
  const missing = fieldErrorsOf(CompanyRegistration.safeParse(body).error!.issues, body).map(({ path }) => path)
  expect(missing.toSorted().join(' ')).toBe(
    'acceptsTerms acknowledgesPrivacy birthdayAt companyName email identificationDocumentNumber ' +
      'identificationDocumentType legalRepresentativeName name nationality password phone repeatEmail repeatPassword ' +
      'surname taxNumber',
  )
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
