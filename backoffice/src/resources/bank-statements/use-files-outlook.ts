import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { MAXIMUM_OUTLOOK_FILES } from '@cauce/contract'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { PageFile } from './use-bank-files.ts'

/** What importing several files one after the other would do, once none is on its way any more. */
export function useFilesOutlook(files: readonly PageFile[], isBusy: boolean) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const ids = files.flatMap(({ preview }) => preview?.fileId ?? [])
  const areTooMany = ids.length > MAXIMUM_OUTLOOK_FILES
  const { data, error, refetch } = useQuery({
    queryKey: ['bankFileOutlook', 'several', ids],
    queryFn: () => dataProvider.bankFilesOutlook(ids),
    enabled: !isBusy && ids.length > 1 && !areTooMany,
    // While they are imported one by one, the total stays what it was for all of them. Else it is that of these files, or none yet.
    placeholderData: isBusy ? keepPreviousData : undefined,
  })
  return { data: ids.length > 1 ? data : undefined, error, refetch, areTooMany }
}
