import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall, type Call } from '../../providers/call.ts'
import type { DiligenceFile } from '../../providers/records.ts'
import { useAction, useInvalidate } from '../../ui/use-action.ts'

const keyOf = (userId: string) => ['diligence', userId] as const

/** The file of a customer. */
export function useDiligence(userId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => call('GET /v1/account/diligence/{id}', { params: { id: userId } }),
  })
}

/** A hit on a list places a hold, and a step may end one. */
export const FILE_AFFECTS = ['audit', 'accountHolds'] as const

/** Shows the file that a write has answered with. */
export function useKeepFile(userId: string): (file: DiligenceFile) => void {
  const queries = useQueryClient()
  return (file) => queries.setQueryData(keyOf(userId), file)
}

/** A write about a customer, whose answer is the file as it is then. */
export function useFileAction<Input>(
  userId: string,
  act: (call: Call, input: Input) => Promise<DiligenceFile>,
  words: string | ((file: DiligenceFile) => string),
  after: () => void,
) {
  const call = useCall()
  const keepFile = useKeepFile(userId)
  return useAction<Input, DiligenceFile>((input) => act(call, input), {
    words,
    affects: FILE_AFFECTS,
    after: (file) => {
      keepFile(file)
      after()
    },
  })
}

/** Reads the file of a customer again, and what waits of it. */
export function useReadFileAgain(userId: string): () => void {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return () => void Promise.all([queries.invalidateQueries({ queryKey: keyOf(userId) }), invalidate(['accountHolds'])])
}
