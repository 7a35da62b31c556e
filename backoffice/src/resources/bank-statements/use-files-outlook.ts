import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAXIMUM_OUTLOOK_FILES } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { PageFile } from './use-bank-files.ts'

export function useFilesOutlook(files: readonly PageFile[], isBusy: boolean) {
  const call = useCall()
  const ids = files.flatMap(({ preview }) => preview?.fileId ?? [])
  const areTooMany = ids.length > MAXIMUM_OUTLOOK_FILES
  const { data, error, refetch } = useQuery({
    queryKey: ['bankFileOutlook', 'several', ids],
    queryFn: () => call('GET /v1/bank/files-outlook', { query: { ids } }),
    enabled: !isBusy && ids.length > 1 && !areTooMany,
    // While they are imported one by one, the total stays what it was for all of them. Else it is that of these files, or none yet.
    placeholderData: isBusy ? keepPreviousData : undefined,
  })
  return { data: ids.length > 1 ? data : undefined, error, refetch, areTooMany }
}
