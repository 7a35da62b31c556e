import type { ExaminationAccess } from '../../providers/records.ts'
import type { Actor } from '../../ui/ability.ts'
import { useAccesses } from '../examinations/use-examinations.ts'

/** A request for access to the examinations as a row of the queue. */
export type AccessRecord = ExaminationAccess & { readonly id: string }

/** The requests that this administrator may decide on: not their own, the oldest first. */
export const requestsFor = (accesses: readonly ExaminationAccess[], userId: string): AccessRecord[] =>
  accesses
    .filter(({ state, requestedBy }) => state === 'waiting' && requestedBy !== userId)
    .map((access) => ({ ...access, id: access.accessId }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))

/** The requests for access to the examinations that wait for the reader; none for who may not decide on them. */
export function useWaitingAccesses(actor: Actor | undefined, isAsked: boolean) {
  const { data, error, refetch } = useAccesses(isAsked)
  const rows = actor && data ? requestsFor(data.accesses, actor.userId) : []
  const isKnown = actor !== undefined && (!isAsked || data !== undefined)
  return { kind: 'examinationAccess' as const, rows, total: rows.length, isKnown, error, refetch }
}
