import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useNow } from '../../ui/time.tsx'
import { awaitsSignature, sumOfTotals } from './queue.ts'
import { isFoundBy } from './queue-texts.ts'
import { useAddress, useFilters } from './use-address.ts'
import { useQueue } from './use-queue.ts'

/** So many rows of a kind are read for a search: the oldest ones alone would leave out what people look for. */
const MOST_SEARCHED = 1000

/** The part of the queue that the address asks for. */
export function useShownQueue() {
  const now = useNow()
  const filters = useFilters()
  const { items, kinds, totals, error, refetch } = useQueue(filters.isFiltered ? MOST_SEARCHED : MAXIMUM_TAKE)
  const { kind, chosenKey, change } = useAddress(kinds)
  const ofKind = kind === undefined ? items : items.filter((item) => item.kind === kind)
  const signed = ofKind.filter((item) => awaitsSignature(item, now))
  const total = totals && (kind === undefined ? sumOfTotals(totals) : (totals[kind] ?? 0))
  return {
    /** The rows that are shown. */
    waiting: (filters.isMine ? signed : ofKind).filter((item) => isFoundBy(item, filters.search)),
    /** How many rows of the kind have been read. */
    read: ofKind.length,
    /** How many of them wait for the signature of the reader; absent while not all have been read. */
    signed: total === undefined || total > ofKind.length ? undefined : signed.length,
    /** How many of the kind wait in all. */
    total,
    totals,
    kinds,
    kind,
    chosenKey,
    change,
    filters,
    error,
    refetch,
  }
}
