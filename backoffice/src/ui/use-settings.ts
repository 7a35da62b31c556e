import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Answer } from '@cauce/client'
import type { CauceDataProvider } from '../providers/data.ts'

/** How this installation is set up; undefined until it has been read. */
export function useSettings(): Answer<'/v1/misc/settings'> | undefined {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => dataProvider.settings(),
    staleTime: Infinity,
  })
  return data
}
