import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { UserBodyForm, UserPatchForm } from './account/user-forms.ts'
import { UserBody } from './account/registration.ts'
import { VerificationPatch } from './account/verifications.ts'
import { calendarYearOf } from './calendar.ts'
import { EmailChangeBody } from './auth/email-changes.ts'
import { PasswordChangeBody } from './auth/sessions.ts'
import { fieldErrorsOf } from './problem.ts'
import { PromotionBody } from './promotion/promotions.ts'

const codesOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input)
  return Object.fromEntries(fieldErrorsOf(error?.issues ?? [], input).map(({ path, code }) => [path, code]))
}

const wrongTogether = {
  kind: 'individual',
  name: 'Montserrat',
  // Missing: the surname.
  phone: 'none',
  gender: null,
  nationality: 'ES',
  // Always a minor, in any year.
  birthdayAt: `${calendarYearOf(new Date()) - 6}-01-01`,
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12.345.678-A',
  email: 'one@correo.example',
  repeatEmail: 'other@correo.example',
  password: 'Ribera-2026',
  repeatPassword: 'Ribera-2027',
}

describe('rules between fields are reported together with the errors of single fields', () => {
  test('of a new account', () => {
    const expected = {
      surname: 'required',
      phone: 'phone-invalid',
      identificationDocumentNumber: 'document-number-invalid',
      repeatEmail: 'emails-differ',
      repeatPassword: 'passwords-differ',
    }
    expect(codesOf(UserBody, wrongTogether)).toEqual(expected)
    expect(codesOf(UserBodyForm, wrongTogether)).toEqual({ ...expected, birthdayAt: 'underage' })
  })

  test('of an edited account', () => {
    const { name, nationality, birthdayAt, identificationDocumentType, identificationDocumentNumber } = wrongTogether
    const document = { nationality, identificationDocumentType, identificationDocumentNumber }
    expect(codesOf(UserPatchForm, { name, birthdayAt, ...document, phone: 'none' })).toEqual({
      phone: 'phone-invalid',
      birthdayAt: 'underage',
      identificationDocumentNumber: 'document-number-invalid',
    })
    expect(codesOf(UserPatchForm, { name })).toEqual({})
  })

  test('of a promotion and of a change of password', () => {
    const period = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' }
    expect(codesOf(PromotionBody, { ...period, title: '' })).toMatchObject({
      title: 'required',
      endsAt: 'end-before-start',
    })
    const { startsAt } = period
    expect(codesOf(PromotionBody, { startsAt, endsAt: startsAt })).toMatchObject({ endsAt: 'end-before-start' })
    expect(codesOf(PromotionBody, { startsAt, endsAt: '2026-12-01T00:00:00.001Z' })).not.toHaveProperty('endsAt')
    // No remark on the order of days if one is unreadable.
    const { error } = PromotionBody.safeDecode({ startsAt, endsAt: 'mañana' } as never)
    expect(error!.issues.map(({ message }) => message)).not.toContain('end-before-start')
    const passwords = { currentPassword: '', password: 'Ribera-2026', repeatPassword: 'Ribera-2027' }
    expect(codesOf(PasswordChangeBody, passwords)).toEqual({
      currentPassword: 'required',
      repeatPassword: 'passwords-differ',
    })
    expect(codesOf(PasswordChangeBody, { ...passwords, currentPassword: passwords.password })).toEqual({
      password: 'password-unchanged',
      repeatPassword: 'passwords-differ',
    })
  })
})

describe('a rule waits', () => {
  test('while one of its own fields is invalid', () => {
    expect(codesOf(UserBody, { ...wrongTogether, email: 'x', repeatEmail: 'y' })).toMatchObject({
      email: 'email-invalid',
    })
    expect(codesOf(UserBody, { ...wrongTogether, email: 'x' })).not.toHaveProperty('repeatEmail')
  })

  test('while the kind of the body is invalid', () => {
    expect(codesOf(UserBody, { ...wrongTogether, kind: 'club' })).toEqual({ kind: 'choice-invalid' })
  })
})

test.each([
  { body: {}, mistakes: ['decision required'] },
  { body: { decision: 'Approved' }, mistakes: [] },
  { body: { status: 'Approved' }, mistakes: [] },
  { body: { decision: 'Approved', status: 'Declined' }, mistakes: ['status choice-invalid'] },
  { body: { decision: 'unknown' }, mistakes: ['decision choice-invalid'] },
])('a decision about a verification of $body has the mistakes $mistakes', ({ body, mistakes }) => {
  expect(Object.entries(codesOf(VerificationPatch, body)).map((mistake) => mistake.join(' '))).toEqual(mistakes)
})

test.each([
  [['email'], 'type-invalid'],
  [null, 'required'],
  ['email', 'type-invalid'],
])('rules between fields are skipped for %j in place of a body', (sent, code) => {
  expect(codesOf(EmailChangeBody, sent)).toEqual({ '': code })
})
