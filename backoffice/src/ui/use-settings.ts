import type { Answer } from '@cauce/client'
import { useRead } from '../providers/call.ts'

/** How this installation is set up; undefined until it has been read. */
export function useSettings(): Answer<'/v1/misc/settings'> | undefined {
  const { data } = useRead(['settings'], 'GET /v1/misc/settings', {}, { staleTime: Infinity })
  return data
}
