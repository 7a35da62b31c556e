import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { itemOf, type MarkedItem, type QueueRow } from './queue.ts'

/** The marked rows whose records have been read, under the keys of react-admin, so that a decision renews them. */
export function useMarkedItems(rows: readonly QueueRow[]): readonly MarkedItem[] {
  const dataProvider = useDataProvider()
  const answers = useQueries({
    queries: rows.map(({ noun, recordId }) => ({
      queryKey: [noun, 'getOne', { id: recordId, meta: undefined }],
      queryFn: async () => (await dataProvider.getOne(noun, { id: recordId })).data as object,
      retry: false,
    })),
  })
  return rows.flatMap((row, index) => {
    const record = answers[index]?.data
    return record ? [itemOf(row, record) as MarkedItem] : []
  })
}
