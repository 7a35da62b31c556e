import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useGetOne, type GetListResult, type SortPayload } from 'react-admin'
import { INBOX } from '@cauce/contract/misc/decisions.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useActor } from '../../ui/ability.ts'
import { BADGES, FRESH_MS, OLDEST, READ_EACH_MS, type Counted } from '../../ui/badges.ts'
import { useAccesses } from '../examinations/use-examinations.ts'
import { isAllowed } from '../../providers/auth.ts'
import { itemOf, QUEUE_KINDS, type QueueRow } from './queue.ts'
import { useAddress, useFilters } from './use-address.ts'

/** A part of the queue, with the numbers of the whole. */
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

/** The part of the queue that the address asks for. */
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
    /** The rows that are shown; absent while they are read. */
    rows: data?.filter((row) => kind === undefined || row.kind === kind),
    /** The row that the address names, where it is not among them. */
    elsewhere: isElsewhere ? named.data?.[0] : undefined,
    isKnown: counted !== undefined && !(isElsewhere && named.isPending),
    /** How many match in all. */
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
    /** Takes a row out before the queue is read again. */
    drop: (key: string) =>
      queries.setQueriesData<GetListResult<QueueRow>>(
        { queryKey: ['inbox', 'getList'] },
        (present) => present && { ...present, data: present.data.filter(({ id }) => id !== key) },
      ),
  }
}

/** Reads the record of the open row. */
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
