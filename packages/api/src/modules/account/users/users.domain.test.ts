import type { RefusalValue } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import {
  decideEdit,
  decideRemoval,
  erased,
  registrationErrors,
  type EditFacts,
  type Patch,
  type Registration,
  type StoredUser,
} from './users.domain.ts'

const today = '2026-11-20'

const wordsOf = ({ code, path, errors = [{ code, path: path ?? '' }] }: RefusalValue) =>
  errors.map((error) => `${error.code} ${error.path}`.trim()).join(', ')

describe('a registration', () => {
  const body = { birthdayAt: '1980-01-01', phone: '600111222', password: 'Cauce-2026' } as Registration

  test.each<{ title: string; change: Partial<Registration>; isAdministrator: boolean; errors: string[] }>([
    { title: 'of an adult', change: {}, isAdministrator: false, errors: [] },
    {
      title: 'of a minor',
      change: { birthdayAt: '2010-01-01' },
      isAdministrator: false,
      errors: ['birthdayAt underage'],
    },
    {
      title: 'of a minor by an administrator',
      change: { birthdayAt: '2010-01-01' },
      isAdministrator: true,
      errors: ['birthdayAt underage'],
    },
    {
      title: 'without a password',
      change: { password: undefined },
      isAdministrator: false,
      errors: ['password required'],
    },
    {
      title: 'without a password by an administrator',
      change: { password: undefined, acceptsTerms: undefined },
      isAdministrator: true,
      errors: [],
    },
    {
      title: 'without saying that the terms are accepted',
      change: { acceptsTerms: undefined },
      isAdministrator: false,
      errors: [],
    },
    { title: 'without a telephone', change: { phone: undefined }, isAdministrator: true, errors: ['phone required'] },
    {
      title: 'with a telephone by its other name',
      change: { phone: undefined, phoneNumber: '600111222' },
      isAdministrator: false,
      errors: [],
    },
    { title: 'as an administrator', change: { role: 'admin' }, isAdministrator: false, errors: ['role forbidden'] },
    { title: 'as a user by name', change: { role: 'user', managerId: null }, isAdministrator: false, errors: [] },
    { title: 'with a manager', change: { managerId: 'x' }, isAdministrator: false, errors: ['managerId forbidden'] },
    { title: 'of a manager by an administrator', change: { role: 'operator' }, isAdministrator: true, errors: [] },
  ])('$title', ({ change, isAdministrator, errors }) => {
    expect(
      registrationErrors({ ...body, ...change } as Registration, isAdministrator, today).map(
        ({ path, code }) => `${path} ${code}`,
      ),
    ).toEqual(errors)
  })
})

const user = {
  userId: 'ana',
  kind: 'individual',
  role: 'user',
  name: 'Ana',
  surname: 'Ruiz',
  companyName: null,
  legalRepresentativeName: null,
  taxNumber: null,
  email: 'ana@example.org',
  phone: '+34600000000',
  nationality: 'ES',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12345678Z',
  disabled: false,
  language: 'es',
} as StoredUser
const company = {
  ...user,
  kind: 'company',
  companyName: 'Obras SL',
  legalRepresentativeName: 'Ana Ruiz',
  taxNumber: 'B12345674',
} as StoredUser
const admin = { ...user, userId: 'berta', role: 'admin' } as StoredUser
const byAdmin: EditFacts = { actorId: 'carlos', scope: 'all', today, administratorCount: 2 }
const byManager: EditFacts = { ...byAdmin, scope: 'assigned' }

describe('an edit', () => {
  test.each<{ title: string; row: StoredUser; patch: Patch; facts: EditFacts; outcome: string }>([
    {
      title: 'of the telephone by a manager',
      row: user,
      patch: { phone: '+34611111111' },
      facts: byManager,
      outcome: 'phone',
    },
    {
      title: 'of the preferences by a manager',
      row: user,
      patch: { language: 'en', gender: 'Other' },
      facts: byManager,
      outcome: 'language,gender',
    },
    {
      title: 'of the name by a manager',
      row: user,
      patch: { name: 'Eva' },
      facts: byManager,
      outcome: 'forbidden name',
    },
    {
      title: 'of no field by a manager who sends all fields unchanged',
      row: user,
      patch: { name: 'Ana', surname: 'Ruiz', phone: '+34600000000' },
      facts: byManager,
      outcome: '',
    },
    {
      title: 'of disabled by a manager',
      row: user,
      patch: { disabled: true },
      facts: byManager,
      outcome: 'forbidden disabled',
    },
    {
      title: 'of the name by an administrator',
      row: user,
      patch: { name: 'Eva', surname: 'Ruiz' },
      facts: byAdmin,
      outcome: 'name',
    },
    {
      title: 'of the telephone by an administrator',
      row: user,
      patch: { phone: '+34611111111' },
      facts: byAdmin,
      outcome: 'phone',
    },
    {
      title: 'of an administrator’s telephone by another one',
      row: admin,
      patch: { phone: '+34611111111' },
      facts: byAdmin,
      outcome: 'phone',
    },
    {
      title: 'that makes a minor',
      row: user,
      patch: { birthdayAt: '2010-01-01' },
      facts: byAdmin,
      outcome: 'underage birthdayAt',
    },
    {
      title: 'that mistypes the DNI',
      row: user,
      patch: { identificationDocumentNumber: '12345678A' },
      facts: byAdmin,
      outcome: 'document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that changes the type to passport',
      row: user,
      patch: { identificationDocumentNumber: '12345678A', identificationDocumentType: 'PASSPORT' },
      facts: byAdmin,
      outcome: 'identificationDocumentNumber,identificationDocumentType',
    },
    {
      title: 'of the name with an invalid DNI stored before',
      row: { ...user, identificationDocumentNumber: '12345678A' } as StoredUser,
      patch: { name: 'Eva' },
      facts: byAdmin,
      outcome: 'name',
    },
    {
      title: 'that gives an individual a company',
      row: user,
      patch: { companyName: 'Obras SL' },
      facts: byAdmin,
      outcome: 'unknown-field companyName',
    },
    {
      title: 'of everything that a manager may change',
      row: user,
      patch: {
        phone: '+34622222222',
        gender: 'Other',
        language: 'en',
        generalEmailNotifications: true,
        ticketEmailNotifications: true,
      },
      facts: byManager,
      outcome: 'phone,gender,language,generalEmailNotifications,ticketEmailNotifications',
    },
    {
      title: 'of the name, with a field that is not sent',
      row: user,
      patch: { name: 'Eva', surname: undefined } as Patch,
      facts: byAdmin,
      outcome: 'name',
    },
    {
      title: 'of the birthday of an adult',
      row: user,
      patch: { birthdayAt: '1990-01-01' },
      facts: byAdmin,
      outcome: 'birthdayAt',
    },
    {
      title: 'that makes a minor and mistypes the DNI',
      row: user,
      patch: { birthdayAt: '2010-01-01', identificationDocumentNumber: '12345678A' },
      facts: byAdmin,
      outcome: 'underage birthdayAt, document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that makes a foreign number Spanish',
      row: { ...user, nationality: 'FR', identificationDocumentNumber: '12345678A' } as StoredUser,
      patch: { nationality: 'ES' },
      facts: byAdmin,
      outcome: 'document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that turns a passport number into a DNI',
      row: {
        ...user,
        identificationDocumentType: 'PASSPORT',
        identificationDocumentNumber: '12345678A',
      } as StoredUser,
      patch: { identificationDocumentType: 'ID_CARD' },
      facts: byAdmin,
      outcome: 'document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that disables a customer while there is one administrator',
      row: user,
      patch: { disabled: true },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'disabled',
    },
    {
      title: 'that demotes a disabled administrator while there is one other',
      row: { ...admin, disabled: true } as StoredUser,
      patch: { role: 'user' },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'role',
    },
    {
      title: 'of the name of the last administrator',
      row: admin,
      patch: { name: 'Bea' },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'name',
    },
    {
      title: 'that removes the name of a company',
      row: company,
      patch: { companyName: null },
      facts: byAdmin,
      outcome: 'required companyName',
    },
    {
      title: 'that removes the representative of a company',
      row: company,
      patch: { legalRepresentativeName: null },
      facts: byAdmin,
      outcome: 'required legalRepresentativeName',
    },
    {
      title: 'that removes the tax number of a company',
      row: company,
      patch: { taxNumber: null },
      facts: byAdmin,
      outcome: 'required taxNumber',
    },
    {
      title: 'of the company’s name',
      row: company,
      patch: { companyName: 'Obras Nuevas SL' },
      facts: byAdmin,
      outcome: 'companyName',
    },
    {
      title: 'that disables oneself',
      row: admin,
      patch: { disabled: true },
      facts: { ...byAdmin, actorId: 'berta' },
      outcome: 'own-account disabled',
    },
    {
      title: 'that demotes oneself',
      row: admin,
      patch: { role: 'user' },
      facts: { ...byAdmin, actorId: 'berta' },
      outcome: 'own-account role',
    },
    {
      title: 'that sends one’s own role unchanged',
      row: admin,
      patch: { role: 'admin', name: 'B' },
      facts: { ...byAdmin, actorId: 'berta' },
      outcome: 'name',
    },
    {
      title: 'that disables the last administrator',
      row: admin,
      patch: { disabled: true },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'last-administrator',
    },
    {
      title: 'that demotes the last administrator',
      row: admin,
      patch: { role: 'operator' },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'last-administrator',
    },
    {
      title: 'that demotes one of two administrators',
      row: admin,
      patch: { role: 'operator' },
      facts: byAdmin,
      outcome: 'role',
    },
    {
      title: 'that enables a disabled administrator',
      row: { ...admin, disabled: true } as StoredUser,
      patch: { disabled: false },
      facts: { ...byAdmin, administratorCount: 1 },
      outcome: 'disabled',
    },
  ])('$title', ({ row, patch, facts, outcome }) => {
    const decision = decideEdit(row, patch, facts)
    const result = decision.ok ? Object.keys(decision.value).join(',') : wordsOf(decision.refusal)
    expect(result).toBe(outcome)
  })
})

describe('leaving', () => {
  const nothing = { hasBalance: false, hasPendingTransactions: false, hasLiveOrders: false, hasPayments: false }
  test.each([
    { title: 'without money', row: user, money: nothing, count: 2, outcome: 'ok' },
    { title: 'with a balance', row: user, money: { ...nothing, hasBalance: true }, count: 2, outcome: 'money-remains' },
    {
      title: 'with a pending transaction',
      row: user,
      money: { ...nothing, hasPendingTransactions: true },
      count: 2,
      outcome: 'money-remains',
    },
    {
      title: 'with a live investment',
      row: user,
      money: { ...nothing, hasLiveOrders: true },
      count: 2,
      outcome: 'money-remains',
    },
    {
      title: 'with a payment that is on its way',
      row: user,
      money: { ...nothing, hasPayments: true },
      count: 2,
      outcome: 'payments-under-way',
    },
    { title: 'as one of two administrators', row: admin, money: nothing, count: 2, outcome: 'ok' },
    { title: 'as a customer of the one administrator', row: user, money: nothing, count: 1, outcome: 'ok' },
    {
      title: 'as a disabled administrator',
      row: { ...admin, disabled: true },
      money: nothing,
      count: 1,
      outcome: 'ok',
    },
    { title: 'as the last administrator', row: admin, money: nothing, count: 1, outcome: 'last-administrator' },
  ])('$title', ({ row, money, count, outcome }) => {
    const decision = decideRemoval(row, money, count)
    expect(decision.ok ? 'ok' : decision.refusal.code).toBe(outcome)
  })

  test('erases every column with personal data', () => {
    const kept = ['userId', 'kind', 'role', 'language', 'verificationStatus', 'createdAt']
    const all = [
      'managerId',
      'name',
      'surname',
      'companyName',
      'legalRepresentativeName',
      'taxNumber',
      'email',
      'emailConfirmedAt',
      'lastAccessAt',
      'passwordHash',
      'phone',
      'gender',
      'nationality',
      'birthdayAt',
      'identificationDocumentType',
      'identificationDocumentNumber',
      'disabled',
      'generalEmailNotifications',
      'ticketEmailNotifications',
      'deletedAt',
      'updatedAt',
      ...kept,
    ]
    const row = erased('ana', new Date())
    expect([...Object.keys(row), ...kept].toSorted()).toEqual(all.toSorted())
    expect(row).toMatchObject({ disabled: true, generalEmailNotifications: false, ticketEmailNotifications: false })
  })
})
