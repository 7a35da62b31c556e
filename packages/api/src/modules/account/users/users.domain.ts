import {
  accept,
  ageOn,
  decline,
  documentNumberOf,
  isDocumentNumberRight,
  MINIMUM_AGE_YEARS,
  withoutMistakes,
  type Decision,
  type FieldError,
  type Identification,
  type Role,
  type Scope,
  type UserBody,
  type UserPatch,
} from '@cauce/contract'
import type { z } from 'zod'

export type Registration = z.output<typeof UserBody>
export type Patch = Omit<z.output<typeof UserPatch>, 'updatedAt' | 'reason' | 'phoneNumber'>

export interface StoredUser extends Identification, Readonly<Record<keyof Patch, unknown>> {
  readonly userId: string
  readonly kind: 'individual' | 'company'
  readonly role: Role
  readonly disabled: boolean
  readonly nationality: string | null
  readonly identificationDocumentType: string | null
  readonly identificationDocumentNumber: string | null
}

/** Telephone is mandatory; a visitor gives a password; only an administrator chooses role and manager. */
export function registrationErrors(body: Registration, isAdministrator: boolean, today: string): FieldError[] {
  const errors: FieldError[] = []
  if (isUnderage(body.birthdayAt, today)) errors.push({ path: 'birthdayAt', code: 'underage' })
  if (body.phone === undefined && body.phoneNumber === undefined) errors.push({ path: 'phone', code: 'required' })
  if (isAdministrator) return errors
  if (body.password === undefined) errors.push({ path: 'password', code: 'required' })
  if (body.role !== undefined && body.role !== 'user') errors.push({ path: 'role', code: 'forbidden' })
  if (body.managerId) errors.push({ path: 'managerId', code: 'forbidden' })
  return errors
}

/** Handbook rule 2.5; days in Madrid. */
export const isUnderage = (birthday: string, today: string): boolean => ageOn(birthday, today) < MINIMUM_AGE_YEARS

/** Editable by a manager (handbook rule 1.9). */
const CONTACT_DATA = ['phone', 'gender', 'language', 'generalEmailNotifications', 'ticketEmailNotifications'] as const
const IDENTIFICATION_DATA = ['nationality', 'identificationDocumentType', 'identificationDocumentNumber'] as const
const COMPANY_DATA = ['companyName', 'legalRepresentativeName', 'taxNumber'] as const

export interface EditFacts {
  readonly actorId: string
  readonly scope: Scope
  readonly today: string
  /** Neither disabled nor deleted. */
  readonly administratorCount: number
}

export function decideEdit(user: StoredUser, patch: Patch, facts: EditFacts): Decision<Patch> {
  const changes = differing(user, withDocumentNumber(user, patch))
  const fields = Object.keys(changes) as (keyof Patch)[]
  if (facts.scope !== 'all') {
    const foreign = fields.find((field) => !CONTACT_DATA.some((allowed) => allowed === field))
    if (foreign !== undefined) return decline('forbidden', undefined, foreign)
  }
  const isOwn = user.userId === facts.actorId
  if (isOwn && (changes.disabled || changes.role))
    return decline('own-account', undefined, changes.role ? 'role' : 'disabled')
  if (leavesNoAdministrator(user, changes, facts.administratorCount)) return decline('last-administrator')
  const said = withoutMistakes(mistakesOfEdit(user, changes, facts.today))
  return said.ok ? accept(changes) : said
}

function mistakesOfEdit(user: StoredUser, changes: Patch, today: string): FieldError[] {
  const mistakes: FieldError[] = []
  if (changes.birthdayAt && isUnderage(changes.birthdayAt, today))
    mistakes.push({ path: 'birthdayAt', code: 'underage' })
  for (const field of COMPANY_DATA)
    if (field in changes && (user.kind === 'company') === (changes[field] === null))
      mistakes.push({ path: field, code: user.kind === 'company' ? 'required' : 'unknown-field', params: { field } })
  // An unchanged number is not checked: an old invalid one must not block other edits.
  const isIdentificationNew = IDENTIFICATION_DATA.some((field) => field in changes)
  if (isIdentificationNew && !isDocumentNumberRight({ ...user, ...changes }))
    mistakes.push({ path: 'identificationDocumentNumber', code: 'document-number-invalid' })
  return mistakes
}

/** In the one form of its document; one sent back as it is stored stays. */
function withDocumentNumber(user: StoredUser, patch: Patch): Patch {
  const { identificationDocumentNumber: typed } = patch
  if (typed === undefined || typed === user.identificationDocumentNumber) return patch
  return { ...patch, identificationDocumentNumber: documentNumberOf({ ...user, ...patch }) ?? typed }
}

function differing(user: StoredUser, patch: Patch): Patch {
  const entries = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && user[field as keyof Patch] !== value,
  )
  return Object.fromEntries(entries) as Patch
}

function leavesNoAdministrator(
  user: Pick<StoredUser, 'role' | 'disabled'>,
  changes: { role?: Role | undefined; disabled?: boolean | undefined },
  count: number,
): boolean {
  const isLast = user.role === 'admin' && !user.disabled && count <= 1
  return isLast && (changes.disabled === true || changes.role !== undefined)
}

/** Refuses to take the last administrator's role or access. */
export const decideRemovalOfAccess = (
  user: Pick<StoredUser, 'role' | 'disabled'>,
  changes: Pick<Patch, 'role' | 'disabled'>,
  administratorCount: number,
): Decision<null> =>
  leavesNoAdministrator(user, changes, administratorCount) ? decline('last-administrator') : accept(null)

/** Money that prevents closing the account. */
export interface MoneyFacts {
  readonly hasBalance: boolean
  readonly hasPendingTransactions: boolean
  readonly hasLiveOrders: boolean
  readonly hasPayments: boolean
}

/**
 * Not with money, open investments or payments under way, and not the last administrator (handbook rules 1.13, 1.23).
 */
export function decideRemoval(
  user: Pick<StoredUser, 'role' | 'disabled'>,
  money: MoneyFacts,
  administratorCount: number,
): Decision<null> {
  if (user.role === 'admin' && !user.disabled && administratorCount <= 1) return decline('last-administrator')
  const isMoneyLeft = money.hasBalance || money.hasPendingTransactions || money.hasLiveOrders
  if (isMoneyLeft) return decline('money-remains')
  return money.hasPayments ? decline('payments-under-way') : accept(null)
}

/** Tombstone without personal data: the books refer to it. */
export function erased(userId: string, now: Date) {
  return {
    name: '—',
    surname: '',
    companyName: null,
    legalRepresentativeName: null,
    taxNumber: null,
    // RFC 6761: `.invalid` receives no mail.
    email: `${userId}@deleted.invalid`,
    emailConfirmedAt: null,
    passwordHash: null,
    phone: null,
    gender: null,
    nationality: null,
    birthdayAt: null,
    identificationDocumentType: null,
    identificationDocumentNumber: null,
    managerId: null,
    lastAccessAt: null,
    disabled: true,
    generalEmailNotifications: false,
    ticketEmailNotifications: false,
    deletedAt: now,
    updatedAt: now,
  } as const
}
