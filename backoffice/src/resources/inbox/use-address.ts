import { useQueryParts } from '../../ui/use-query-parts.ts'
import { QUEUE_KINDS, type QueueKind } from './queue.ts'

/** What the query of the address says where only what waits for the signature of the reader is shown. */
export const MINE = 'mine'

export interface Filters {
  readonly search: string
  /** Only what waits for the signature of the reader. */
  readonly isMine: boolean
  readonly isFiltered: boolean
  readonly filter: (parts: { readonly search?: string | undefined; readonly signature?: string | undefined }) => void
}

/** What is searched for and left out, as the address says. */
export function useFilters(): Filters {
  const [query, change] = useQueryParts({ signature: (asked) => asked === MINE })
  const search = query.get('search') ?? ''
  const isMine = query.get('signature') === MINE
  return {
    search,
    isMine,
    isFiltered: isMine || search.trim() !== '',
    filter: (parts) => change({ ...parts, item: undefined }),
  }
}

/** The kind and the row that the address names. A kind that does not exist, or that the reader does not decide on, leaves it. */
export function useAddress(kinds: readonly QueueKind[]) {
  // There are none until it is known who reads.
  const offered = kinds.length === 0 ? QUEUE_KINDS : kinds
  const kindOf = (asked: string | null) => offered.find((kind) => kind === asked)
  const [query, change] = useQueryParts({ kind: (asked) => kindOf(asked) !== undefined })
  const kind = kindOf(query.get('kind'))
  return { kind, chosenKey: query.get('item') ?? undefined, change }
}
