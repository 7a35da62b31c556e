import { useGetMany } from 'react-admin'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { effectsOf, type BalanceEffect } from '../transactions/effect-of.ts'
import type { Candidate } from './match-choice.ts'

/** Whether a match with `candidate` credits a wallet: an announced income or a new one does, what was booked before does not. */
export const credits = ({ kind, isBooked }: Candidate) => (kind === 'income' && !isBooked) || kind === 'wallet'

interface Part {
  readonly id: string
  readonly candidate: Candidate
  readonly amount: string
}

export function useCreditEffects(parts: readonly Part[]): ReadonlyMap<string, BalanceEffect> {
  const credited = parts.filter(({ candidate }) => credits(candidate))
  const announced = credited.flatMap(({ candidate }) => (candidate.kind === 'income' ? [candidate.id] : []))
  const { data: incomes = [] } = useGetMany<TransactionRecord>('transactions', { ids: announced })
  const walletOf = ({ kind, id }: Candidate) =>
    kind === 'wallet' ? id : incomes.find((income) => income.id === id)?.walletId
  const ids = [...new Set(credited.flatMap(({ candidate }) => walletOf(candidate) ?? []))]
  const { data: wallets = [] } = useGetMany<WalletRecord>('wallets', { ids })
  const movements = credited.flatMap(({ id, candidate, amount }) => {
    const walletId = walletOf(candidate)
    return walletId === undefined ? [] : [{ id, walletId, type: 'income' as const, amount }]
  })
  return effectsOf(movements, wallets)
}
