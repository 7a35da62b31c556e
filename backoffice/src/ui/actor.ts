import { useGetIdentity } from 'react-admin'
import type { Permission } from '@cauce/contract/permissions.ts'
import type { StaffIdentity } from '../providers/auth.ts'
import { isAllowed, type Actor, type Assigned } from './ability.ts'

/** Who is logged in; `undefined` until that is known. */
export function useActor(): Actor | undefined {
  const { data } = useGetIdentity()
  const identity = data as StaffIdentity | undefined
  return identity && { userId: identity.id, role: identity.role }
}

/** Whether the person may; false until that is known, so that nothing appears only to vanish. */
export function useMay(permission: Permission, record?: Assigned): boolean {
  const actor = useActor()
  return actor !== undefined && isAllowed(actor, permission, record)
}
