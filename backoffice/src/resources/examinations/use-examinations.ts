import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { Examination } from '../../providers/examination-calls.ts'

const OFTEN_MS = 30_000

/** Who asked for access, read again so often that a request of another administrator and the end of an access are seen. */
export function useAccesses(isAsked = true) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({
    queryKey: ['examinationAccesses'],
    queryFn: () => dataProvider.examinationAccesses(),
    refetchInterval: OFTEN_MS,
    enabled: isAsked,
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
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({ queryKey: ['examinations'], queryFn: () => dataProvider.examinations(), ...readOnce })
}

/** One examination, and what takes its place after a write. */
export function useExamination(id: string) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const queries = useQueryClient()
  const queryKey = ['examinations', id]
  const query = useQuery({ queryKey, queryFn: () => dataProvider.examination(id), ...readOnce })
  return { ...query, replace: (after: Examination) => void queries.setQueryData(queryKey, after) }
}
