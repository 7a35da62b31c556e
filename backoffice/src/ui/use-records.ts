import { useGetList, type UseGetListOptions } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { ListedNoun } from '../providers/nouns.ts'
import type { RecordOf } from '../providers/records.ts'

interface Options<N extends ListedNoun> extends UseGetListOptions<RecordOf<N>> {
  readonly most?: number
}

/** `-createdAt` sorts the newest first. */
export function useRecords<N extends ListedNoun>(
  noun: N,
  filter: object,
  sortedBy = '-id',
  { most = MAXIMUM_TAKE, ...options }: Options<N> = {},
) {
  const sort = { field: sortedBy.replace('-', ''), order: sortedBy.startsWith('-') ? 'DESC' : 'ASC' } as const
  return useGetList<RecordOf<N>>(noun, { filter, sort, pagination: { page: 1, perPage: most } }, options)
}
