import { useMemo } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { Noun } from '../../providers/nouns.ts'
import type { BankAccountRecord, TicketRecord, TransactionRecord, VerificationRecord } from '../../providers/records.ts'
import { queueOf, type QueueItem, type QueueKind } from './queue.ts'

/** How long the numbers of the menu are believed before they are asked for again. */
const FRESH_MS = 30_000

interface Queue {
  readonly items: readonly QueueItem[]
  /** How many wait in all, which may be more than `items`. */
  readonly totals: Readonly<Record<QueueKind, number>> | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

/** All that waits, oldest first. */
export function useQueue(): Queue {
  const incomes = useWaiting<TransactionRecord>('transactions', 'createdAt', INCOMES)
  const withdrawals = useWaiting<TransactionRecord>('transactions', 'createdAt', WITHDRAWALS)
  const bankAccounts = useWaiting<BankAccountRecord>('bankAccounts', 'updatedAt', BANK_ACCOUNTS)
  const verifications = useWaiting<VerificationRecord>('verifications', 'updatedAt', VERIFICATIONS)
  const openTickets = useWaiting<TicketRecord>('tickets', 'updatedAt', OPEN_TICKETS)
  const answeredTickets = useWaiting<TicketRecord>('tickets', 'updatedAt', ANSWERED_TICKETS)
  const all = [incomes, withdrawals, bankAccounts, verifications, openTickets, answeredTickets]

  const items = useMemo(
    () =>
      queueOf({
        incomes: incomes.source,
        withdrawals: withdrawals.source,
        bankAccounts: bankAccounts.source,
        verifications: verifications.source,
        openTickets: openTickets.source,
        answeredTickets: answeredTickets.source,
      }),
    [
      incomes.source,
      withdrawals.source,
      bankAccounts.source,
      verifications.source,
      openTickets.source,
      answeredTickets.source,
    ],
  )
  const totals = {
    income: incomes.source.total,
    withdraw: withdrawals.source.total,
    bankAccount: bankAccounts.source.total,
    verification: verifications.source.total,
    ticket: openTickets.source.total + answeredTickets.source.total,
  }
  return {
    items,
    totals: all.every(({ isKnown }) => isKnown) ? totals : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

const INCOMES = { status: 'pending', type: 'income' }
const WITHDRAWALS = { status: 'pending', type: 'withdraw' }
const BANK_ACCOUNTS = { state: 'pending' }
const VERIFICATIONS = { isUndecided: true }
const OPEN_TICKETS = { stateId: TICKET_STATE_IDS.Open }
const ANSWERED_TICKETS = { stateId: TICKET_STATE_IDS.PendingManager }

/** The oldest rows of one kind, asked for again every minute. */
function useWaiting<Row extends RaRecord>(resource: Noun, field: string, filter: Readonly<Record<string, unknown>>) {
  const { data, total, error, refetch } = useGetList<Row>(
    resource,
    { filter, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage: MAXIMUM_TAKE } },
    { staleTime: FRESH_MS, refetchInterval: 2 * FRESH_MS },
  )
  const source = useMemo(() => ({ rows: data ?? [], total: total ?? 0 }), [data, total])
  return { source, isKnown: total !== undefined, error, refetch }
}

/** The number beside the menu entry. */
export function usePendingTotal(): number | undefined {
  const { totals } = useQueue()
  return totals && Object.values(totals).reduce((sum, total) => sum + total, 0)
}
