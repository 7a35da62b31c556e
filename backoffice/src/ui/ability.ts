import { useGetIdentity } from 'react-admin'
import { stateAfter, type Lifecycle } from '@cauce/contract/lifecycle.ts'
import type { Permission } from '@cauce/contract/permissions.ts'
import { isAllowed, type Actor, type Assigned, type StaffIdentity } from '../providers/auth.ts'

/** A permission as `useCanAccess` and `CanAccess` ask for it, over `record` or, without one, over some record at least. */
export function accessTo(permission: Permission, record: Assigned = {}) {
  const [resource, action] = permission.split('.') as [string, string]
  return { resource, action, record }
}

/** The person who is logged in; `undefined` until it is known. */
export function useActor(): Actor | undefined {
  const { data } = useGetIdentity()
  const identity = data as StaffIdentity | undefined
  return identity && { userId: identity.id, role: identity.role }
}

/** Whether the person may take an action of `lifecycle` with a record that is in `state`, by the table that guards the API (handbook rule 6.20). */
export function useAbility<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state?: State,
) {
  const actor = useActor()
  return (action: Action, present: State | undefined = state): boolean => {
    const { permission } = lifecycle.transitions[action]
    if (actor === undefined || permission === null || present === undefined) return false
    return isAllowed(actor, permission) && stateAfter(lifecycle, action, present) !== undefined
  }
}
