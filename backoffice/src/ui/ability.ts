import { useGetIdentity } from 'react-admin'
import { stateAfter, type Lifecycle } from '@cauce/contract/lifecycle.ts'
import type { Permission } from '@cauce/contract/permissions.ts'
import { isAllowed, type Actor, type Assigned, type StaffIdentity } from '../providers/auth.ts'

export { isAllowed, type Actor }

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
