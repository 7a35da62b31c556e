import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import { useMay } from '../../ui/ability.ts'

/** What was credited before it was received, and the limits; for who records and confirms payments. */
export function useUnreceived() {
  const mayEdit = useMay('distributions.edit')
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { data } = useQuery({
    queryKey: ['distributions', 'unreceived'],
    queryFn: () => dataProvider.unreceived(),
    enabled: mayEdit,
  })
  return data
}
