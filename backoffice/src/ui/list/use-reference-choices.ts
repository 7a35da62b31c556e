import { useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { ProjectTypeRecord, UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../display-name.ts'
import type { ChoiceFilter, ReferenceFilter } from './filter-spec.ts'

/** The records that a filter can name. Managers and types load in one page of 100 (spec section 7, "Bulk and lookup"). */
export function useReferenceChoices(filter: ReferenceFilter | undefined): ChoiceFilter['choices'] {
  const { data = [] } = useGetList<UserRecord | ProjectTypeRecord>(
    filter?.resource ?? 'users',
    {
      pagination: { page: 1, perPage: MAXIMUM_TAKE },
      sort: { field: 'name', order: 'ASC' },
      filter: filter?.filter ?? {},
    },
    { enabled: filter !== undefined, staleTime: 60_000 },
  )
  return data.map((record) => ({ value: record.id, label: 'surname' in record ? displayNameOf(record) : record.name }))
}
