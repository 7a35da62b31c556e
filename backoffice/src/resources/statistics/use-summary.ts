import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { GROUPINGS } from '@cauce/contract'
import type { CauceDataProvider } from '../../providers/data.ts'

export interface Range {
  readonly groupBy: (typeof GROUPINGS)[number]
  readonly fromDate: string
  readonly toDate: string
}

/** Sums by period, with the range that they are of: while another is being read, the one before stays in view as what it is. */
export function useSummary<Summary>(of: 'order-movements' | 'fees', range: Range) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({
    queryKey: ['summary', of, range],
    queryFn: async () => ({ ...(await dataProvider.summary<Summary>(of, new URLSearchParams({ ...range }))), range }),
    placeholderData: keepPreviousData,
  })
}
