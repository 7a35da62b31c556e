import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../display-name.ts'
import { OptionInput } from './option-input.tsx'

/** One of the managers, by name; they load in one page of 100 (spec section 7). */
export function ManagerInput({ source }: { readonly source: string }) {
  const { data = [] } = useGetList<UserRecord>('users', {
    filter: { role: 'operator' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: 'name', order: 'ASC' },
  })
  return <OptionInput source={source} options={data.map((user) => ({ value: user.id, label: displayNameOf(user) }))} />
}
