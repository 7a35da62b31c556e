import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { BankFile } from '../../providers/records.ts'

/** Reads what a file that was uploaded before would change, perhaps by another administrator. One that is gone leaves the list of what waits. */
export function useKept(show: (preview: BankFile) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotify()
  const reading = useRef(new Set<string>())
  return async (fileId: string): Promise<void> => {
    if (reading.current.has(fileId)) return
    reading.current.add(fileId)
    try {
      show(await call('GET /v1/bank/files/{id}/preview', { params: { id: fileId } }))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      void queries.invalidateQueries({ queryKey: ['bankFiles'] })
    }
    reading.current.delete(fileId)
  }
}
