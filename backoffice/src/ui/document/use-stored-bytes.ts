import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StoredFile } from '@cauce/contract/files.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { Noun } from '../../providers/nouns.ts'

/** A file of a record. */
export interface FileOf {
  readonly file: StoredFile
  readonly resource: Noun
  readonly id: string
}

/** The bytes of a stored file. A file never changes, so it is read once; they are forgotten soon after they left the screen. */
export function useStoredBytes(of: FileOf | undefined) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useQuery({
    queryKey: ['bytes', of?.file.fileId],
    queryFn: async ({ signal }) =>
      new Blob([await dataProvider.fileBytes(of!.resource, of!.id, signal)], { type: of!.file.contentType }),
    enabled: of !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
