import { useGetMany } from 'react-admin'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import type { Candidate } from '../matching/match-choice.ts'
import { effectsOf, type BalanceEffect } from '../transactions/effect-of.ts'
import type { LineItem } from './bulk.ts'

/** Whether a match with `candidate` credits a wallet: an announced income or a new one does, what was booked before does not. */
const credits = ({ kind, isBooked }: Candidate) => (kind === 'income' && !isBooked) || kind === 'wallet'

/**
 * What matching each line does to the wallet of its person, one after the other; null for a line that credits none, or several
 * people at once.
 */
export function useWalletEffects(items: readonly LineItem[]) {
  const single = items.flatMap(({ record }) => {
    const [candidate, ...others] = record.suggestions
    return candidate && others.length === 0 && credits(candidate) ? [{ record, candidate }] : []
  })
  const announced = single.flatMap(({ candidate }) => (candidate.kind === 'income' ? [candidate.id] : []))
  const { data: incomes = [] } = useGetMany<TransactionRecord>('transactions', { ids: announced })
  const walletOf = ({ kind, id }: Candidate) =>
    kind === 'wallet' ? id : incomes.find((income) => income.id === id)?.walletId
  const ids = [...new Set(single.flatMap(({ candidate }) => walletOf(candidate) ?? []))]
  const { data: wallets = [] } = useGetMany<WalletRecord>('wallets', { ids })
  const movements = single.flatMap(({ record, candidate }) => {
    const walletId = walletOf(candidate)
    return walletId === undefined ? [] : [{ id: record.id, walletId, type: 'income' as const, amount: record.amount }]
  })
  const effects = effectsOf(movements, wallets)
  return (id: string): BalanceEffect | null | undefined =>
    single.some(({ record }) => record.id === id) ? effects.get(id) : null
}
