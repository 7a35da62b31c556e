import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { BankFile } from '../../providers/records.ts'

/** Reads what a file that was uploaded before would change, perhaps by another administrator. One that is gone leaves the list of what waits. */
export function useKept(show: (preview: BankFile) => void) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const reading = useRef(new Set<string>())
  return async (fileId: string): Promise<void> => {
    if (reading.current.has(fileId)) return
    reading.current.add(fileId)
    try {
      show(await dataProvider.bankFile(fileId))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      void queries.invalidateQueries({ queryKey: ['bankFiles'] })
    }
    reading.current.delete(fileId)
  }
}
