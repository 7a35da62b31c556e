import { api, moneyValue } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findReservation, listReservations, type HeldReservation } from './reservations.queries.ts'
import type { Transaction } from '../../../database/index.ts'
import { passMany } from '../../wallet/gate/index.ts'
import { lockAccounts, postAll, type Transfer } from '../../wallet/ledger/index.ts'

export { coversGuidance, decideEnd, decideReservation } from './reservations.domain.ts'
export {
  addToReserved,
  convertReservations,
  findDueReservations,
  findLive,
  findReservation,
  type HeldReservation,
  insertReservation,
  nextPlace,
  updateReservations,
} from './reservations.queries.ts'

export const reservationsModule: ModuleFactory = (kernel) => ({ name: 'reservations', routes: routes(kernel) })

const routes = ({ database }: Kernel) => [
  bind(api.reservations.list, (call) => listReservations(call.database, { ...call.query, ...customerFilter(call) })),
  bind(api.reservations.read, async (call) =>
    found(await findReservation(database, call.params.id, customerFilter(call))),
  ),
]

type Held = Pick<
  HeldReservation,
  'reservationId' | 'userId' | 'projectId' | 'walletId' | 'reservedAccountId' | 'deposit'
>

/** All at once in the lock order. */
export const lockDeposits = (
  tx: Transaction,
  held: readonly Pick<Held, 'walletId' | 'reservedAccountId'>[],
  ...others: readonly string[]
) => lockAccounts(tx, [...held.flatMap(({ walletId, reservedAccountId }) => [walletId, reservedAccountId]), ...others])

/** Handbook rule 25.5. */
export const holdDeposit = (tx: Transaction, held: Held, now: Date) => moveDeposits(tx, 'reserve', 'owner', [held], now)

/** By the owner of a withdrawn or converted reservation. */
export const releaseDeposits = (tx: Transaction, by: 'owner' | 'platform', held: readonly Held[], now: Date) =>
  moveDeposits(tx, 'release', by, held, now)

async function moveDeposits(
  tx: Transaction,
  posting: 'release' | 'reserve',
  by: 'owner' | 'platform',
  all: readonly Held[],
  now: Date,
): Promise<void> {
  const kind = posting === 'reserve' ? 'hold_deposit' : 'return_deposit'
  const held = all.filter(({ deposit }) => deposit > 0n)
  const movements = held.map((one) => ({ ...one, amount: one.deposit, recordId: one.reservationId }))
  const decisionIds = await passMany(tx, kind, by === 'owner' ? by : { as: by }, movements, now)
  await postAll(
    tx,
    held.map((one, index) => ({ ...transferOf(posting, one), decisionId: decisionIds[index]! })),
    now,
  )
}

/** Undefined for zero. */
export const depositValue = (deposit: bigint) => (deposit > 0n ? moneyValue(deposit) : null)

function transferOf(kind: 'reserve' | 'release', one: Held): Transfer {
  const { reservationId, walletId, reservedAccountId, deposit: amount } = one
  const [debitAccountId, creditAccountId] =
    kind === 'reserve' ? [walletId, reservedAccountId] : [reservedAccountId, walletId]
  return { kind, debitAccountId, creditAccountId, amount, reservationId }
}
