import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { DiligenceFile } from '../../providers/diligence-calls.ts'
import { useAction } from '../../ui/use-action.ts'

const keyOf = (userId: string) => ['diligence', userId] as const

/** The file of a customer. */
export function useDiligence(userId: string) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({ queryKey: keyOf(userId), queryFn: () => dataProvider.diligence(userId) })
}

/** A write about a customer, whose answer is the file as it is then. */
export function useFileAction<Input>(
  userId: string,
  act: (dataProvider: CauceDataProvider, input: Input) => Promise<DiligenceFile>,
  words: string | ((file: DiligenceFile) => string),
  after: () => void,
) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const queries = useQueryClient()
  return useAction<Input, DiligenceFile>((input) => act(dataProvider, input), {
    words,
    affects: ['audit'],
    after: (file) => {
      queries.setQueryData(keyOf(userId), file)
      after()
    },
  })
}
