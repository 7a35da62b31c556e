import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { Role } from '@cauce/contract/permissions.ts'
import type { UserRecord } from '../providers/records.ts'

const NAMES_FRESH_MS = 60_000

/** Everybody of the staff in one role, by name; they load in one page of 100 (spec section 7, "Bulk and lookup"). */
export function usePeople(role: Exclude<Role, 'user'>, enabled = true): readonly UserRecord[] {
  const { data = [] } = useGetList<UserRecord>(
    'users',
    {
      filter: { role },
      pagination: { page: 1, perPage: MAXIMUM_TAKE },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled, staleTime: NAMES_FRESH_MS },
  )
  return data
}
