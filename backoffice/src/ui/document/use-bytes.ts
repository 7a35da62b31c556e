import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'

/** Where bytes are, and under which name they are kept. Bytes never change, so they are read once. */
export interface BytesSource {
  readonly key: string
  readonly read: (dataProvider: CauceDataProvider, signal: AbortSignal) => Promise<Blob>
}

/** Bytes of a document; they are forgotten soon after they left the screen. */
export function useBytes(source: BytesSource | undefined) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({
    queryKey: ['bytes', source?.key],
    queryFn: ({ signal }) => source!.read(dataProvider, signal),
    enabled: source !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
