import type { RefusalValue } from '@cauce/contract'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../database/schema/account.ts'
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

  test.each<{ title: string; change: Partial<Registration>; isAdministrator?: true; errors: string[] }>([
    { title: 'of an adult', change: {}, errors: [] },
    { title: 'of a minor', change: { birthdayAt: '2010-01-01' }, errors: ['birthdayAt underage'] },
    {
      title: 'of a minor by an administrator',
      change: { birthdayAt: '2010-01-01' },
      isAdministrator: true,
      errors: ['birthdayAt underage'],
    },
    { title: 'without a password', change: { password: undefined }, errors: ['password required'] },
    {
      title: 'without a password by an administrator',
      change: { password: undefined, acceptsTerms: undefined },
      isAdministrator: true,
      errors: [],
    },
    { title: 'without saying that the terms are accepted', change: { acceptsTerms: undefined }, errors: [] },
    { title: 'without a telephone', change: { phone: undefined }, isAdministrator: true, errors: ['phone required'] },
    {
      title: 'with a telephone by its other name',
      change: { phone: undefined, phoneNumber: '600111222' },
      errors: [],
    },
    { title: 'as an administrator', change: { role: 'admin' }, errors: ['role forbidden'] },
    { title: 'as a user by name', change: { role: 'user', managerId: null }, errors: [] },
    { title: 'with a manager', change: { managerId: 'x' }, errors: ['managerId forbidden'] },
    { title: 'of a manager by an administrator', change: { role: 'operator' }, isAdministrator: true, errors: [] },
  ])('$title', ({ change, isAdministrator = false, errors }) => {
    const found = registrationErrors({ ...body, ...change } as Registration, isAdministrator, today)
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(errors)
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
  const withWrongNumber = { ...user, identificationDocumentNumber: '12345678A' } as StoredUser
  const byHerself = { ...byAdmin, actorId: 'berta' }
  const withOneAdministrator = { ...byAdmin, administratorCount: 1 }

  test.each<{ title: string; row?: StoredUser; patch: Patch; facts?: EditFacts; outcome: string }>([
    {
      title: 'of everything that a manager may change',
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
    { title: 'of the name by a manager', patch: { name: 'Eva' }, facts: byManager, outcome: 'forbidden name' },
    {
      title: 'of no field by a manager who sends all fields unchanged',
      patch: { name: 'Ana', surname: 'Ruiz', phone: '+34600000000' },
      facts: byManager,
      outcome: '',
    },
    { title: 'of the name by an administrator', patch: { name: 'Eva', surname: 'Ruiz' }, outcome: 'name' },
    {
      title: 'of the name, with a field that is not sent',
      patch: { name: 'Eva', surname: undefined } as Patch,
      outcome: 'name',
    },
    { title: 'of the birthday of an adult', patch: { birthdayAt: '1990-01-01' }, outcome: 'birthdayAt' },
    { title: 'that makes a minor', patch: { birthdayAt: '2010-01-01' }, outcome: 'underage birthdayAt' },
    {
      title: 'that makes a minor and mistypes the DNI',
      patch: { birthdayAt: '2010-01-01', identificationDocumentNumber: '12345678A' },
      outcome: 'underage birthdayAt, document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that changes the type to passport',
      patch: { identificationDocumentNumber: '12345678A', identificationDocumentType: 'PASSPORT' },
      outcome: 'identificationDocumentNumber,identificationDocumentType',
    },
    {
      title: 'of the name with an invalid DNI stored before',
      row: withWrongNumber,
      patch: { name: 'Eva' },
      outcome: 'name',
    },
    {
      title: 'that makes a foreign number Spanish',
      row: { ...withWrongNumber, nationality: 'FR' },
      patch: { nationality: 'ES' },
      outcome: 'document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that turns a passport number into a DNI',
      row: { ...withWrongNumber, identificationDocumentType: 'PASSPORT' },
      patch: { identificationDocumentType: 'ID_CARD' },
      outcome: 'document-number-invalid identificationDocumentNumber',
    },
    {
      title: 'that gives an individual a company',
      patch: { companyName: 'Obras SL' },
      outcome: 'unknown-field companyName',
    },
    {
      title: 'that removes the data of a company',
      row: company,
      patch: { companyName: null, legalRepresentativeName: null, taxNumber: null },
      outcome: 'required companyName, required legalRepresentativeName, required taxNumber',
    },
    {
      title: 'of the company’s name',
      row: company,
      patch: { companyName: 'Obras Nuevas SL' },
      outcome: 'companyName',
    },
    {
      title: 'that disables oneself',
      row: admin,
      patch: { disabled: true },
      facts: byHerself,
      outcome: 'own-account disabled',
    },
    {
      title: 'that demotes oneself',
      row: admin,
      patch: { role: 'user' },
      facts: byHerself,
      outcome: 'own-account role',
    },
    {
      title: 'that sends one’s own role unchanged',
      row: admin,
      patch: { role: 'admin', name: 'B' },
      facts: byHerself,
      outcome: 'name',
    },
    {
      title: 'that disables a customer while there is one administrator',
      patch: { disabled: true },
      facts: withOneAdministrator,
      outcome: 'disabled',
    },
    {
      title: 'that demotes a disabled administrator while there is one other',
      row: { ...admin, disabled: true },
      patch: { role: 'user' },
      facts: withOneAdministrator,
      outcome: 'role',
    },
    {
      title: 'of the name of the last administrator',
      row: admin,
      patch: { name: 'Bea' },
      facts: withOneAdministrator,
      outcome: 'name',
    },
    {
      title: 'that disables the last administrator',
      row: admin,
      patch: { disabled: true },
      facts: withOneAdministrator,
      outcome: 'last-administrator',
    },
    {
      title: 'that demotes the last administrator',
      row: admin,
      patch: { role: 'operator' },
      facts: withOneAdministrator,
      outcome: 'last-administrator',
    },
    { title: 'that demotes one of two administrators', row: admin, patch: { role: 'operator' }, outcome: 'role' },
    {
      title: 'that enables a disabled administrator',
      row: { ...admin, disabled: true },
      patch: { disabled: false },
      facts: withOneAdministrator,
      outcome: 'disabled',
    },
  ])('$title', ({ row = user, patch, facts = byAdmin, outcome }) => {
    const decision = decideEdit(row, patch, facts)
    const result = decision.ok ? Object.keys(decision.value).join(',') : wordsOf(decision.refusal)
    expect(result).toBe(outcome)
  })
})

describe('leaving', () => {
  const nothing = { hasBalance: false, hasPendingTransactions: false, hasLiveOrders: false, hasPayments: false }
  test.each<{ title: string; row?: StoredUser; money?: Partial<typeof nothing>; count?: number; outcome: string }>([
    { title: 'without money', outcome: 'ok' },
    { title: 'with a balance', money: { hasBalance: true }, outcome: 'money-remains' },
    { title: 'with a pending transaction', money: { hasPendingTransactions: true }, outcome: 'money-remains' },
    { title: 'with a live investment', money: { hasLiveOrders: true }, outcome: 'money-remains' },
    { title: 'with a payment that is on its way', money: { hasPayments: true }, outcome: 'payments-under-way' },
    { title: 'as one of two administrators', row: admin, outcome: 'ok' },
    { title: 'as a customer of the one administrator', count: 1, outcome: 'ok' },
    { title: 'as a disabled administrator', row: { ...admin, disabled: true }, count: 1, outcome: 'ok' },
    { title: 'as the last administrator', row: admin, count: 1, outcome: 'last-administrator' },
  ])('$title', ({ row = user, money, count = 2, outcome }) => {
    const decision = decideRemoval(row, { ...nothing, ...money }, count)
    expect(decision.ok ? 'ok' : decision.refusal.code).toBe(outcome)
  })

  test('erases every column with personal data', () => {
    const kept = ['userId', 'kind', 'role', 'language', 'verificationStatus', 'createdAt']
    const generated = ['searchText', 'nameText', 'surnameText']
    const row = erased('ana', new Date())
    expect([...Object.keys(row), ...kept, ...generated].toSorted()).toEqual(
      Object.keys(getTableColumns(users)).toSorted(),
    )
    expect(row).toMatchObject({ disabled: true, generalEmailNotifications: false, ticketEmailNotifications: false })
  })
})
