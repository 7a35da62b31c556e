import { describe, expect, test } from 'vitest'
import {
  decideEdit,
  decideRemoval,
  erased,
  isUnderage,
  registrationErrors,
  type EditFacts,
  type Patch,
  type Registration,
  type StoredUser,
} from './users.domain.ts'

const today = '2026-11-20'

describe('the age', () => {
  test.each([
    ['2008-11-20', false],
    ['2008-11-21', true],
    ['2008-02-29', false],
    ['1926-01-01', false],
    ['2030-01-01', true],
  ])('of somebody born on %s is too low: %s', (birthday, isTooLow) => {
    expect(isUnderage(birthday, today)).toBe(isTooLow)
  })

  test('of eighteen is reached on the 28th of February or the 1st of March, never later, by who was born on the 29th', () => {
    expect(isUnderage('2008-02-29', '2026-02-28')).toBe(true)
    expect(isUnderage('2008-02-29', '2026-03-01')).toBe(false)
  })
})

describe('a registration', () => {
  const body = { birthdayAt: '1980-01-01', password: 'Cauce-2026', acceptsTerms: true } as Registration

  test.each<[string, Partial<Registration>, boolean, string[]]>([
    ['of an adult', {}, false, []],
    ['of a minor', { birthdayAt: '2010-01-01' }, false, ['birthdayAt underage']],
    ['of a minor by an administrator', { birthdayAt: '2010-01-01' }, true, ['birthdayAt underage']],
    ['without a password', { password: undefined }, false, ['password required']],
    ['without a password by an administrator', { password: undefined, acceptsTerms: undefined }, true, []],
    ['without the terms', { acceptsTerms: undefined }, false, ['acceptsTerms terms-not-accepted']],
    ['as an administrator', { role: 'admin' }, false, ['role forbidden']],
    ['as a user by name', { role: 'user', managerId: null }, false, []],
    ['with a manager', { managerId: 'x' }, false, ['managerId forbidden']],
    ['of a manager by an administrator', { role: 'operator' }, true, []],
  ])('%s', (_, change, isAdministrator, errors) => {
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
  taxNumber: 'B12345678',
} as StoredUser
const admin = { ...user, userId: 'berta', role: 'admin' } as StoredUser
const byAdmin: EditFacts = { actorId: 'carlos', scope: 'all', today, administratorCount: 2 }
const byManager: EditFacts = { ...byAdmin, scope: 'assigned' }

describe('an edit', () => {
  test.each<[string, StoredUser, Patch, EditFacts, string]>([
    ['of the telephone by a manager', user, { phone: '+34611111111' }, byManager, 'phone'],
    ['of the preferences by a manager', user, { language: 'en', gender: 'Other' }, byManager, 'language,gender'],
    ['of the name by a manager', user, { name: 'Eva' }, byManager, 'forbidden name'],
    [
      'of nothing by a manager who sends all fields',
      user,
      { name: 'Ana', surname: 'Ruiz', phone: '+34600000000' },
      byManager,
      '',
    ],
    ['of disabled by a manager', user, { disabled: true }, byManager, 'forbidden disabled'],
    ['of the name by an administrator', user, { name: 'Eva', surname: 'Ruiz' }, byAdmin, 'name'],
    ['that makes a minor', user, { birthdayAt: '2010-01-01' }, byAdmin, 'underage birthdayAt'],
    [
      'that mistypes the DNI',
      user,
      { identificationDocumentNumber: '12345678A' },
      byAdmin,
      'document-number-invalid identificationDocumentNumber',
    ],
    [
      'that makes the number a passport’s',
      user,
      { identificationDocumentNumber: '12345678A', identificationDocumentType: 'PASSPORT' },
      byAdmin,
      'identificationDocumentNumber,identificationDocumentType',
    ],
    [
      'of the name beside an old mistyped DNI',
      { ...user, identificationDocumentNumber: '12345678A' } as StoredUser,
      { name: 'Eva' },
      byAdmin,
      'name',
    ],
    ['that gives an individual a company', user, { companyName: 'Obras SL' }, byAdmin, 'unknown-field companyName'],
    ['that takes the company’s name away', company, { companyName: null }, byAdmin, 'required companyName'],
    ['of the company’s name', company, { companyName: 'Obras Nuevas SL' }, byAdmin, 'companyName'],
    ['that disables oneself', admin, { disabled: true }, { ...byAdmin, actorId: 'berta' }, 'own-account disabled'],
    ['that demotes oneself', admin, { role: 'user' }, { ...byAdmin, actorId: 'berta' }, 'own-account role'],
    [
      'that sends one’s own role unchanged',
      admin,
      { role: 'admin', name: 'B' },
      { ...byAdmin, actorId: 'berta' },
      'name',
    ],
    [
      'that disables the last administrator',
      admin,
      { disabled: true },
      { ...byAdmin, administratorCount: 1 },
      'last-administrator',
    ],
    [
      'that demotes the last administrator',
      admin,
      { role: 'operator' },
      { ...byAdmin, administratorCount: 1 },
      'last-administrator',
    ],
    ['that demotes one of two administrators', admin, { role: 'operator' }, byAdmin, 'role'],
    [
      'that enables a disabled administrator',
      { ...admin, disabled: true } as StoredUser,
      { disabled: false },
      { ...byAdmin, administratorCount: 1 },
      'disabled',
    ],
  ])('%s', (_, row, patch, facts, outcome) => {
    const decision = decideEdit(row, patch, facts)
    const told = decision.ok
      ? Object.keys(decision.value).join(',')
      : [decision.refusal.code, decision.refusal.path].filter(Boolean).join(' ')
    expect(told).toBe(outcome)
  })
})

describe('leaving', () => {
  const nothing = { hasBalance: false, hasPendingTransactions: false, hasLiveOrders: false }
  test.each([
    ['without money', user, nothing, 2, 'ok'],
    ['with a balance', user, { ...nothing, hasBalance: true }, 2, 'money-remains'],
    ['with a pending transaction', user, { ...nothing, hasPendingTransactions: true }, 2, 'money-remains'],
    ['with a live investment', user, { ...nothing, hasLiveOrders: true }, 2, 'money-remains'],
    ['as one of two administrators', admin, nothing, 2, 'ok'],
    ['as the last administrator', admin, nothing, 1, 'last-administrator'],
  ])('%s', (_, row, money, count, outcome) => {
    const decision = decideRemoval(row, money, count)
    expect(decision.ok ? 'ok' : decision.refusal.code).toBe(outcome)
  })

  test('erases every column that says something of the person', () => {
    const kept = ['userId', 'kind', 'role', 'language', 'verificationStatus', 'termsAcceptedAt', 'createdAt']
    const all = [
      'managerId',
      'name',
      'surname',
      'companyName',
      'legalRepresentativeName',
      'taxNumber',
      'email',
      'emailConfirmedAt',
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
    expect([...Object.keys(erased('ana', new Date())), ...kept].toSorted()).toEqual(all.toSorted())
  })
})
