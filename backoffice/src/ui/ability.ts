import { useGetIdentity } from 'react-admin'
import { stateAfter, type Lifecycle } from '@cauce/contract/lifecycle.ts'
import { scopeOf, type Permission, type Role } from '@cauce/contract/permissions.ts'
import type { StaffIdentity } from '../providers/auth.ts'

/** The person who asks. */
export interface Actor {
  readonly userId: string
  readonly role: Role
}

/** A record with a responsible manager (handbook rule 1.7, scope `assigned`). */
export interface Assigned {
  readonly managerId?: string | null
}

/** Whether `actor` holds `permission` over `record`; without a record, over some record at least. */
export function isAllowed(actor: Actor, permission: Permission, record?: Assigned): boolean {
  const scope = scopeOf(permission, actor.role)
  if (scope === undefined) return false
  return scope !== 'assigned' || record === undefined || record.managerId === actor.userId
}

/** Hidden: the person may never do it. Forbidden by state: not while the record is in this state. */
export type Ability = 'allowed' | 'hidden' | 'forbidden-by-state'

/** Whether to show the button of `action`, by the same table that guards the API (handbook rule 6.20). */
export function abilityFor<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  action: Action,
  state: State,
  actor: Actor,
): Ability {
  const { permission } = lifecycle.transitions[action]
  if (permission === null || !isAllowed(actor, permission)) return 'hidden'
  return stateAfter(lifecycle, action, state) === undefined ? 'forbidden-by-state' : 'allowed'
}

/** The person who is logged in; `undefined` until it is known. */
export function useActor(): Actor | undefined {
  const { data } = useGetIdentity()
  const identity = data as StaffIdentity | undefined
  return identity && { userId: identity.id, role: identity.role }
}

/** Whether the person has the permission; false until it is known, so that no button appears and disappears again. */
export function useMay(permission: Permission, record?: Assigned): boolean {
  const actor = useActor()
  return actor !== undefined && isAllowed(actor, permission, record)
}

/** Whether the person may take an action of `lifecycle` with a record that is in `state`. */
export function useAbility<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
): (action: Action) => boolean {
  const actor = useActor()
  return (action) => actor !== undefined && abilityFor(lifecycle, action, state, actor) === 'allowed'
}
