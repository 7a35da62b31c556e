import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StoredFile } from '@cauce/contract/stored-files.ts'
import { signedUrl, type CauceDataProvider } from '../../providers/call.ts'
import type { Noun } from '../../providers/nouns.ts'

/** Where bytes are, and under which name they are kept. Bytes never change, so they are read once. */
export interface BytesSource {
  readonly key: string
  readonly read: (dataProvider: CauceDataProvider, signal: AbortSignal) => Promise<Blob>
}

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

export interface FileOf {
  readonly file: StoredFile
  readonly resource: Noun
  readonly id: string
}

export const sourceOf = ({ file, resource, id }: FileOf): BytesSource => ({
  key: file.fileId,
  read: async (dataProvider, signal) => {
    const address = await signedUrl(dataProvider.call, resource, id)
    return dataProvider.file(address, signal, file.contentType)
  },
})
