import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@cauce/client'
import { useCall } from '../providers/call.ts'

/** How this installation is set up; undefined until it has been read. */
export function useSettings(): Answer<'/v1/misc/settings'> | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => call('GET /v1/misc/settings'),
    staleTime: Infinity,
  })
  return data
}
