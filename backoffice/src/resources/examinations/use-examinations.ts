import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../providers/call.ts'
import type { Examination } from '../../providers/records.ts'

export function useAccesses(options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {}) {
  const call = useCall()
  return useQuery({
    queryKey: ['examinationAccesses'],
    queryFn: () => call('GET /v1/account/examination-accesses'),
    ...options,
  })
}

/** Each reading leaves a record, so nothing is read again by itself; and nothing stays when it is no longer on the screen. */
const readOnce = {
  gcTime: 0,
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

export function useExaminations() {
  const call = useCall()
  return useQuery({
    queryKey: ['examinations'],
    queryFn: async () => (await call('GET /v1/account/examinations')).examinations,
    ...readOnce,
  })
}

export function useExamination(id: string) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = ['examinations', id]
  const query = useQuery({
    queryKey,
    queryFn: () => call('GET /v1/account/examinations/{id}', { params: { id } }),
    ...readOnce,
  })
  return { ...query, replace: (after: Examination) => void queries.setQueryData(queryKey, after) }
}
