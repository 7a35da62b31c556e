import { useGetList, type RaRecord } from 'react-admin'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { Noun } from '../../providers/nouns.ts'
import type { BankAccountRecord, TicketRecord, TransactionRecord, VerificationRecord } from '../../providers/records.ts'
import { queueOf, sumOfTotals, type QueueItem, type QueueKind } from './queue.ts'

/** For so long the menu and the inbox use what is cached. */
const FRESH_MS = 30_000

interface Queue {
  readonly items: readonly QueueItem[]
  /** How many wait in all, which may be more than `items`; `undefined` until it is known. */
  readonly totals: Readonly<Record<QueueKind, number>> | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

/** Everything that waits for a decision, oldest first. */
export function useQueue(): Queue {
  const sources = {
    incomes: useWaiting<TransactionRecord>('transactions', 'createdAt', { status: 'pending', type: 'income' }),
    withdrawals: useWaiting<TransactionRecord>('transactions', 'createdAt', { status: 'pending', type: 'withdraw' }),
    bankAccounts: useWaiting<BankAccountRecord>('bankAccounts', 'updatedAt', { state: 'pending' }),
    verifications: useWaiting<VerificationRecord>('verifications', 'updatedAt', { isUndecided: true }),
    openTickets: useWaiting<TicketRecord>('tickets', 'updatedAt', { stateId: TICKET_STATE_IDS.Open }),
    answeredTickets: useWaiting<TicketRecord>('tickets', 'updatedAt', { stateId: TICKET_STATE_IDS.PendingManager }),
  }
  const all = Object.values(sources)
  return {
    items: queueOf(sources),
    totals: all.every(({ isKnown }) => isKnown)
      ? {
          income: sources.incomes.total,
          withdraw: sources.withdrawals.total,
          bankAccount: sources.bankAccounts.total,
          verification: sources.verifications.total,
          ticket: sources.openTickets.total + sources.answeredTickets.total,
        }
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

/** The oldest rows of one kind, read again every minute. */
function useWaiting<Row extends RaRecord>(resource: Noun, field: string, filter: Readonly<Record<string, unknown>>) {
  const { data, total, error, refetch } = useGetList<Row>(
    resource,
    { filter, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage: MAXIMUM_TAKE } },
    { staleTime: FRESH_MS, refetchInterval: 2 * FRESH_MS },
  )
  return { rows: data ?? [], total: total ?? 0, isKnown: total !== undefined, error, refetch }
}

/** The number beside the menu entry. */
export function usePendingTotal(): number | undefined {
  const { totals } = useQueue()
  return totals && sumOfTotals(totals)
}
