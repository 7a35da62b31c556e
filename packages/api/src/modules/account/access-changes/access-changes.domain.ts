import type { AccessKind, PersonHandKind, Role } from '@cauce/contract'
import type { Patch } from '../users/index.ts'

export interface Proposal {
  readonly kind: AccessKind
  readonly value: string | null
}

interface EditedUser {
  readonly role: Role
  readonly isRoleWaiting: boolean
  readonly mayDisable: boolean
}

/** What is changed at once, and what another administrator decides (decision four-eyes-approval). */
export function splitEdit(
  changes: Patch,
  user: EditedUser,
): { readonly made: Patch; readonly proposals: readonly Proposal[] } {
  const { role, email, disabled, ...made } = changes
  const isStaff = user.role !== 'user' || user.isRoleWaiting
  const isSwitchedNow = disabled === true ? user.role !== 'admin' || user.mayDisable : !isStaff
  const proposals: Proposal[] = []
  if (role !== undefined) proposals.push({ kind: 'role', value: role })
  if (email !== undefined) {
    if (isStaff) proposals.push({ kind: 'email', value: email })
    else Object.assign(made, { email })
  }
  if (disabled !== undefined) {
    if (isSwitchedNow) Object.assign(made, { disabled })
    else proposals.push({ kind: disabled ? 'disable' : 'enable', value: null })
  }
  return { made, proposals }
}

const IDENTITY = [
  'name',
  'surname',
  'companyName',
  'legalRepresentativeName',
  'taxNumber',
  'birthdayAt',
  'nationality',
  'identificationDocumentType',
  'identificationDocumentNumber',
] as const satisfies readonly (keyof Patch)[]

/** What of an edit decides who the person is. */
export function touchedBy(made: Patch): PersonHandKind[] {
  const kinds: PersonHandKind[] = []
  if (made.email !== undefined) kinds.push('email')
  if (made.phone !== undefined) kinds.push('phone')
  if (made.disabled === false) kinds.push('enable')
  if (IDENTITY.some((field) => field in made)) kinds.push('identity')
  return kinds
}
