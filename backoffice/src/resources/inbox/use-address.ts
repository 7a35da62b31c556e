import { useQueryParts } from '../../ui/use-query-parts.ts'
import { QUEUE_KINDS, type QueueKind } from './queue.ts'

/** What the query of the address says where only what waits for the signature of the reader is shown. */
const MINE = 'mine'
/** And where what falls due first comes first. */
const BY_DAY = 'due'

export interface Filters {
  readonly search: string
  /** Only what waits for the signature of the reader. */
  readonly isMine: boolean
  /** By the day on which it falls due. */
  readonly isByDay: boolean
  readonly isFiltered: boolean
  readonly filter: (parts: { readonly search?: string; readonly isMine?: boolean; readonly isByDay?: boolean }) => void
}

/** What is searched for, left out and sorted, as the address says. */
export function useFilters(): Filters {
  const [query, change] = useQueryParts({
    signature: (asked) => asked === MINE,
    order: (asked) => asked === BY_DAY,
  })
  const search = query.get('search') ?? ''
  const isMine = query.get('signature') === MINE
  return {
    search,
    isMine,
    isByDay: query.get('order') === BY_DAY,
    isFiltered: isMine || search.trim() !== '',
    filter: (parts) =>
      change({
        ...(parts.search !== undefined && { search: parts.search || undefined }),
        ...(parts.isMine !== undefined && { signature: parts.isMine ? MINE : undefined }),
        ...(parts.isByDay !== undefined && { order: parts.isByDay ? BY_DAY : undefined }),
        item: undefined,
        page: undefined,
      }),
  }
}

/** The kind, the row and the page that the address names. A kind that does not exist, or that the reader does not decide on, leaves it. */
export function useAddress(kinds: readonly QueueKind[]) {
  // There are none until it is known who reads.
  const offered = kinds.length === 0 ? QUEUE_KINDS : kinds
  const kindOf = (asked: string | null) => offered.find((kind) => kind === asked)
  const [query, change] = useQueryParts({
    kind: (asked) => kindOf(asked) !== undefined,
    page: (asked) => /^[1-9]\d{0,3}$/.test(asked),
  })
  const kind = kindOf(query.get('kind'))
  return { kind, chosenKey: query.get('item') ?? undefined, page: Number(query.get('page') ?? 1), change }
}
