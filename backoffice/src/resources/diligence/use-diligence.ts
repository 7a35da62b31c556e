import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../providers/call.ts'
import type { DiligenceFile } from '../../providers/records.ts'
import { useInvalidate } from '../../ui/use-action.ts'

const keyOf = (userId: string) => ['diligence', userId] as const

export function useDiligence(userId: string) {
  return useRead(keyOf(userId), 'GET /v1/account/diligence/{id}', { params: { id: userId } })
}

/** What a write about a customer changes, whose answer is the file as it is then. A hit on a list places a hold, and a step may end one. */
export function useFileChange(userId: string) {
  const queries = useQueryClient()
  const after = (file: DiligenceFile) => void queries.setQueryData(keyOf(userId), file)
  return { affects: ['audit', 'accountHolds'] as const, after }
}

export function useReadFileAgain(userId: string): () => void {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return () => void Promise.all([queries.invalidateQueries({ queryKey: keyOf(userId) }), invalidate(['accountHolds'])])
}
