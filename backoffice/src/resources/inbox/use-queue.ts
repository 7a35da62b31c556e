import { useGetList, type RaRecord } from 'react-admin'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { DECISIONS } from '@cauce/contract/misc/decisions.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Noun } from '../../providers/nouns.ts'
import type { RecordOf } from '../../providers/records.ts'
import { isAllowed, useActor, type Actor } from '../../ui/ability.ts'
import { useNow } from '../../ui/time.tsx'
import { useWaitingAccesses } from './use-waiting-accesses.ts'
import { QUEUE_KINDS, sumOfTotals, type QueueItem, type QueueKind } from './queue.ts'
import { queueOf } from './queue-of.ts'

/** For so long the menu and the inbox use what is cached. */
const FRESH_MS = 30_000

export type Totals = Readonly<Partial<Record<QueueKind, number>>>

interface Queue {
  readonly items: readonly QueueItem[]
  /** The kinds that this person decides on or works, in the order of their chips. */
  readonly kinds: readonly QueueKind[]
  /** How many of each kind wait in all, which may be more than `items`; `undefined` until it is known. */
  readonly totals: Totals | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

/** Everything that waits for a decision of this person, oldest first; `perKind` rows of each kind at most. */
export function useQueue(perKind: number = MAXIMUM_TAKE): Queue {
  const actor = useActor()
  const now = useNow()
  const ask = { actor, perKind }
  const waiting = {
    incomes: useWaiting(ask, 'income', 'transactions', 'createdAt', pendingFilter('income')),
    withdrawals: useWaiting(ask, 'withdraw', 'transactions', 'createdAt', pendingFilter('withdraw')),
    bankMovements: useWaiting(ask, 'bankMovement', 'matching', 'createdAt', mine),
    bankFiles: useWaiting(ask, 'bankFile', 'bankFiles', 'createdAt', mine),
    paymentBatches: useWaiting(ask, 'paymentBatch', 'paymentBatches', 'createdAt', mine),
    distributions: useWaiting(ask, 'distribution', 'distributions', 'updatedAt', mine),
    refunds: useWaiting(ask, 'refund', 'projects', 'updatedAt', mine),
    bankAccounts: useWaiting(ask, 'bankAccount', 'bankAccounts', 'updatedAt', { state: 'pending' }),
    verifications: useWaiting(ask, 'verification', 'verifications', 'updatedAt', { isUndecided: true }),
    taxDetails: useWaiting(ask, 'taxDetail', 'taxDetails', 'updatedAt', { state: 'pending' }),
    classifications: useWaiting(ask, 'classification', 'classifications', 'updatedAt', { state: 'pending' }),
    suspensions: useWaiting(ask, 'suspension', 'irregularities', 'createdAt', { state: 'suspended' }),
    companyAccounts: useWaiting(ask, 'proposal', 'companyAccounts', 'createdAt', mine),
    payees: useWaiting(ask, 'proposal', 'payees', 'createdAt', mine),
    withholdingRates: useWaiting(ask, 'proposal', 'withholdingRates', 'createdAt', mine),
    withholdingAgents: useWaiting(ask, 'proposal', 'withholdingAgents', 'createdAt', mine),
    declarers: useWaiting(ask, 'proposal', 'declarers', 'createdAt', mine),
    accessChanges: useWaiting(ask, 'proposal', 'accessChanges', 'createdAt', mine),
    holds: useWaiting(ask, 'hold', 'accountHolds', 'updatedAt', mine),
    accesses: useWaitingAccesses(actor, mayWork(actor, 'examinationAccess')),
    openTickets: useWaiting(ask, 'ticket', 'tickets', 'updatedAt', { stateId: TICKET_STATE_IDS.Open }),
    answeredTickets: useWaiting(ask, 'ticket', 'tickets', 'updatedAt', { stateId: TICKET_STATE_IDS.PendingManager }),
  }
  const all = Object.values(waiting)
  const kinds = QUEUE_KINDS.filter((kind) => mayWork(actor, kind))
  const totalOf = (kind: QueueKind) => all.reduce((sum, source) => sum + (source.kind === kind ? source.total : 0), 0)
  return {
    items: actor ? queueOf(waiting, { userId: actor.userId, now }) : [],
    kinds,
    totals: all.every(({ isKnown }) => isKnown)
      ? Object.fromEntries(kinds.map((kind) => [kind, totalOf(kind)]))
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

/** Only what this person may approve: not their own money, nor what they entered or approved first. */
const mine = { awaitsMyApproval: true }
const pendingFilter = (type: 'income' | 'withdraw') => ({ ...mine, status: 'pending', type })

const mayWork = (actor: Actor | undefined, kind: QueueKind) => actor !== undefined && isAllowed(actor, DECISIONS[kind])

/** The oldest rows of one kind, read again every minute; none for a person who may not decide on it. */
function useWaiting<N extends Noun>(
  { actor, perKind }: { readonly actor: Actor | undefined; readonly perKind: number },
  kind: QueueKind,
  resource: N,
  field: string,
  filter: Readonly<Record<string, unknown>>,
) {
  const isAsked = mayWork(actor, kind)
  const { data, total, error, refetch } = useGetList<RecordOf<N> & RaRecord>(
    resource,
    { filter, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage: perKind } },
    // What was read stays while more of it is read.
    { staleTime: FRESH_MS, refetchInterval: 2 * FRESH_MS, enabled: isAsked, placeholderData: (present) => present },
  )
  const isKnown = actor !== undefined && (!isAsked || total !== undefined)
  if (!isAsked) return { kind, rows: [], total: 0, isKnown, error: null, refetch: () => Promise.resolve() }
  return { kind, rows: data ?? [], total: total ?? 0, isKnown, error, refetch }
}

/** The number beside the menu entry. */
export function usePendingTotal(): number | undefined {
  const { totals } = useQueue()
  return totals && sumOfTotals(totals)
}
