import { moneyValue } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { lockAccounts, post, type Transfer } from '../../wallet/ledger/index.ts'
import type { HeldReservation } from './reservations.queries.ts'

type Held = Pick<HeldReservation, 'reservationId' | 'walletId' | 'reservedAccountId' | 'deposit'>

/** All at once in the lock order; returns balances in cents. */
export const lockDeposits = (
  tx: Transaction,
  held: readonly Pick<Held, 'walletId' | 'reservedAccountId'>[],
  ...others: readonly string[]
) => lockAccounts(tx, [...held.flatMap(({ walletId, reservedAccountId }) => [walletId, reservedAccountId]), ...others])

/** Handbook rule 25.5. */
export const holdDeposit = (tx: Transaction, held: Held, now: Date) => post(tx, transfersOf('reserve', [held]), now)

export const releaseDeposits = (tx: Transaction, held: readonly Held[], now: Date) =>
  post(tx, transfersOf('release', held), now)

/** Undefined for zero. */
export const depositValue = (deposit: bigint) => (deposit > 0n ? moneyValue(deposit) : null)

function transfersOf(kind: 'reserve' | 'release', held: readonly Held[]): Transfer[] {
  return held
    .filter(({ deposit }) => deposit > 0n)
    .map(({ reservationId, walletId, reservedAccountId, deposit }) => {
      const [debitAccountId, creditAccountId] =
        kind === 'reserve' ? [walletId, reservedAccountId] : [reservedAccountId, walletId]
      return { kind, debitAccountId, creditAccountId, amount: deposit, reservationId }
    })
}
