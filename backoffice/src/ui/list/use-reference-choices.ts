import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { ProjectTypeRecord, UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../display-name.ts'
import { usePeople } from '../use-people.ts'
import type { ChoiceFilter, ReferenceFilter } from './filter-spec.ts'

/** The records that a filter can name. Types load in one page of 100 (spec section 7, "Bulk and lookup"). */
export function useReferenceChoices(to: ReferenceFilter['to'] | undefined): ChoiceFilter['choices'] {
  const managers = usePeople('operator', to === 'managers' || to === 'staff')
  const administrators = usePeople('admin', to === 'staff')
  const { data: types = [] } = useGetList<ProjectTypeRecord>(
    'projectTypes',
    { pagination: { page: 1, perPage: MAXIMUM_TAKE }, sort: { field: 'name', order: 'ASC' } },
    { enabled: to === 'projectTypes' },
  )
  if (to === 'projectTypes') return types.map(({ id, name }) => ({ value: id, label: name }))
  if (to === 'managers') return managers.map(choiceOf)
  if (to === 'staff') return [...managers, ...administrators].map(choiceOf)
  return []
}

const choiceOf = (user: UserRecord) => ({ value: user.id, label: displayNameOf(user) })
