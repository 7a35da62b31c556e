import { stateAfter, type Lifecycle } from '@cauce/contract/lifecycle.ts'
import { scopeOf, type Permission, type Role } from '@cauce/contract/permissions.ts'

/** Who asks, and whether the record is theirs to look after (product decision 3, scope `assigned`). */
export interface Actor {
  readonly userId: string
  readonly role: Role
}

/** The person who is responsible for a record, where there is one. */
export interface Assigned {
  readonly managerId?: string | null
}

/** Whether `actor` holds `permission` over `record`; without a record, over some record at least. */
export function isAllowed(actor: Actor, permission: Permission, record?: Assigned): boolean {
  const scope = scopeOf(permission, actor.role)
  if (scope === undefined) return false
  return scope !== 'assigned' || record === undefined || record.managerId === actor.userId
}

/** Hidden where the person may never do it; disabled with its reason where only the state forbids it. */
export type Ability = 'allowed' | 'hidden' | 'forbidden-by-state'

/** What becomes of the button of `action`, by the same table that guards the API (product decision 5). */
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
