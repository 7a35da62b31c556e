import { useGetList } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'

/** The data that new ones replace. */
export function usePresentCompany() {
  const { data, isPending } = useGetList<RecordOf<'companyDetails'>>('companyDetails', {
    filter: { state: 'active' },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  return { present: data?.[0], isPending }
}
