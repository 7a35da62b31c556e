import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../providers/call.ts'
import type { Examination } from '../../providers/records.ts'

export function useAccesses(options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {}) {
  return useRead(['examinationAccesses'], 'GET /v1/account/examination-accesses', {}, options)
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
  return useRead(
    ['examinations'],
    'GET /v1/account/examinations',
    {},
    { select: ({ examinations }) => examinations, ...readOnce },
  )
}

export function useExamination(id: string) {
  const queries = useQueryClient()
  const queryKey = ['examinations', id]
  const query = useRead(queryKey, 'GET /v1/account/examinations/{id}', { params: { id } }, readOnce)
  return { ...query, replace: (after: Examination) => void queries.setQueryData(queryKey, after) }
}
