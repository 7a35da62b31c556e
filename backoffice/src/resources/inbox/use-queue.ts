import { useMemo } from 'react'
import { useGetList, type SortPayload } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { BankAccountRecord, TransactionRecord, VerificationRecord } from '../../providers/records.ts'
import { queueOf, type QueueItem, type QueueKind } from './queue.ts'

const pagination = { page: 1, perPage: MAXIMUM_TAKE }
const oldest = (field: string): SortPayload => ({ field, order: 'ASC' })

/** How long the numbers of the menu are believed before they are asked for again. */
const FRESH_MS = 30_000
const options = { staleTime: FRESH_MS, refetchInterval: 2 * FRESH_MS }

interface Queue {
  readonly items: readonly QueueItem[]
  /** How many wait in all, which may be more than `items`. */
  readonly totals: Readonly<Record<QueueKind, number>> | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

function useSources() {
  const waiting = { pagination, sort: oldest('createdAt') }
  return {
    incomes: useGetList<TransactionRecord>(
      'transactions',
      { ...waiting, filter: { status: 'pending', type: 'income' } },
      options,
    ),
    withdrawals: useGetList<TransactionRecord>(
      'transactions',
      { ...waiting, filter: { status: 'pending', type: 'withdraw' } },
      options,
    ),
    bankAccounts: useGetList<BankAccountRecord>(
      'bankAccounts',
      { pagination, sort: oldest('updatedAt'), filter: { state: 'pending' } },
      options,
    ),
    verifications: useGetList<VerificationRecord>(
      'verifications',
      { pagination, sort: oldest('updatedAt'), filter: { isUndecided: true } },
      options,
    ),
  }
}

/** All that waits for a decision, oldest first. */
export function useQueue(): Queue {
  const { incomes, withdrawals, bankAccounts, verifications } = useSources()
  const all = [incomes, withdrawals, bankAccounts, verifications]
  const items = useMemo(
    () =>
      queueOf({
        incomes: sourceOf(incomes),
        withdrawals: sourceOf(withdrawals),
        bankAccounts: sourceOf(bankAccounts),
        verifications: sourceOf(verifications),
      }),
    // The rest of a query's result changes while it is being fetched again.
    // oxlint-disable-next-line react/exhaustive-deps
    [incomes.data, withdrawals.data, bankAccounts.data, verifications.data],
  )
  const isKnown = all.every(({ total }) => total !== undefined)
  return {
    items,
    totals: isKnown
      ? {
          income: incomes.total!,
          withdraw: withdrawals.total!,
          bankAccount: bankAccounts.total!,
          verification: verifications.total!,
        }
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

const sourceOf = <Row>({ data, total }: { readonly data?: readonly Row[]; readonly total?: number }) => ({
  rows: data ?? [],
  total: total ?? 0,
})

/** The number beside the menu entry. */
export function usePendingTotal(): number | undefined {
  const { totals } = useQueue()
  return totals && Object.values(totals).reduce((sum, total) => sum + total, 0)
}
