import type { AccessKind, PersonHandKind, Role } from '@cauce/contract'
import type { Patch } from '../users/index.ts'

export interface Proposal {
  readonly kind: AccessKind
  readonly value: string | null
}

interface EditedUser {
  readonly role: Role
  /** A role waits for this person, so that who approves it knows the account. */
  readonly isRoleWaiting: boolean
  /** Another administrator remains who can check the one that disables. */
  readonly mayDisable: boolean
}

/** What is changed at once, and what another administrator decides (decision four-eyes-approval). */
export function splitEdit(
  changes: Patch,
  { role, isRoleWaiting, mayDisable }: EditedUser,
): { readonly made: Patch; readonly proposals: readonly Proposal[] } {
  const { role: newRole, email, disabled, ...made } = changes
  const isStaff = role !== 'user' || isRoleWaiting
  const isDisabledNow = disabled === true && (role !== 'admin' || mayDisable)
  const isEnabledNow = disabled === false && !isStaff
  const proposals: Proposal[] = []
  if (newRole !== undefined) proposals.push({ kind: 'role', value: newRole })
  if (email !== undefined && isStaff) proposals.push({ kind: 'email', value: email })
  if (disabled !== undefined && !isDisabledNow && !isEnabledNow)
    proposals.push({ kind: disabled ? 'disable' : 'enable', value: null })
  return {
    made: {
      ...made,
      ...(email !== undefined && !isStaff && { email }),
      ...((isDisabledNow || isEnabledNow) && { disabled }),
    },
    proposals,
  }
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
