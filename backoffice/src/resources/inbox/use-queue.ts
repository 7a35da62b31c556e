import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useGetOne, type GetListResult, type SortPayload } from 'react-admin'
import { INBOX } from '@cauce/contract/misc/decisions.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useActor } from '../../ui/ability.ts'
import { BADGES, FRESH_MS, OLDEST, READ_EACH_MS, type Counted } from '../../ui/badges.ts'
import { useAccesses } from '../examinations/use-examinations.ts'
import { isAllowed } from '../../providers/auth.ts'
import { itemOf, QUEUE_KINDS, type QueueRow, type QueueKind } from './queue.ts'
import { useQueryParts } from '../../ui/use-query-parts.ts'

export function useRows(filter: object, sort: SortPayload = OLDEST, page = 1) {
  const queries = useQueryClient()
  const { meta, ...list } = useGetList<QueueRow>(
    'inbox',
    { filter, sort, pagination: { page, perPage: MAXIMUM_TAKE } },
    // What was read stays while another part is read.
    { staleTime: FRESH_MS, refetchInterval: READ_EACH_MS, placeholderData: (present) => present },
  )
  const counted = meta as Counted | undefined
  useEffect(() => {
    if (counted) queries.setQueryData(BADGES, counted)
  }, [counted, queries])
  return { ...list, counted }
}

export function useQueue() {
  const actor = useActor()
  const queries = useQueryClient()
  const filters = useFilters()
  const kinds = QUEUE_KINDS.filter((kind) => actor !== undefined && isAllowed(actor, INBOX[kind]))
  const { kind, chosenKey, page, change } = useAddress(kinds)
  const { search, isMine, isByDay } = filters
  const { data, total, counted, error, refetch } = useRows(
    { kind, q: search.trim(), needsMyApproval: isMine || undefined },
    isByDay ? { field: 'dueOn', order: 'ASC' } : OLDEST,
    page,
  )
  const isElsewhere = chosenKey !== undefined && data !== undefined && !data.some(({ id }) => id === chosenKey)
  const named = useGetList<QueueRow>(
    'inbox',
    { filter: { ids: [chosenKey] }, sort: OLDEST, pagination: { page: 1, perPage: 1 } },
    { enabled: isElsewhere, staleTime: FRESH_MS },
  )
  return {
    rows: data?.filter((row) => kind === undefined || row.kind === kind),
    elsewhere: isElsewhere ? named.data?.[0] : undefined,
    isKnown: counted !== undefined && !(isElsewhere && named.isPending),
    total: total ?? 0,
    counted,
    kinds,
    kind,
    chosenKey,
    page,
    change,
    filters,
    error,
    refetch: () => void refetch(),
    drop: (key: string) =>
      queries.setQueriesData<GetListResult<QueueRow>>(
        { queryKey: ['inbox', 'getList'] },
        (present) => present && { ...present, data: present.data.filter(({ id }) => id !== key) },
      ),
  }
}

export function useItem(row: QueueRow) {
  const isAccess = row.noun === 'examinationAccesses'
  const one = useGetOne(row.noun, { id: row.recordId }, { enabled: !isAccess, retry: false })
  const accesses = useAccesses({ enabled: isAccess })
  const access = accesses.data?.accesses.find(({ accessId }) => accessId === row.recordId)
  const record = isAccess ? access && { ...access, id: access.accessId } : one.data
  return {
    item: record && itemOf(row, record),
    error: isAccess ? accesses.error : one.error,
    reload: () => void (isAccess ? accesses.refetch() : one.refetch()),
  }
}

const MINE = 'mine'
const BY_DAY = 'due'

interface Filters {
  readonly search: string
  readonly isMine: boolean
  readonly isByDay: boolean
  readonly isFiltered: boolean
  readonly filter: (parts: { readonly search?: string; readonly isMine?: boolean; readonly isByDay?: boolean }) => void
}

function useFilters(): Filters {
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
function useAddress(kinds: readonly QueueKind[]) {
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
