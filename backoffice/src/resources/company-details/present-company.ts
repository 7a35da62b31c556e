import { useRecords } from '../../providers/call.ts'

/** The data that new ones replace. */
export function usePresentCompany() {
  const { data, isPending } = useRecords('companyDetails', { state: 'active' }, '-createdAt', { most: 1 })
  return { present: data?.[0], isPending }
}
