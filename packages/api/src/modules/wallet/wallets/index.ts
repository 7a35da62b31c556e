import type { ModuleFactory } from '../../../module.ts'
import { api, Refusal } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { leaveUnaudited } from '../../../platform/audit/index.ts'
import { findUser } from '../../account/users/index.ts'
import { findWallet, findWalletOfUser, listWallets, insertWallets } from './wallets.queries.ts'
import type { Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertAccounts } from '../ledger/index.ts'

export { findWallet, findWalletOfUser } from './wallets.queries.ts'

export const walletsModule: ModuleFactory = (kernel) => ({ name: 'wallets', routes: walletRoutes(kernel) })

const walletRoutes = ({ database }: Kernel) => [
  bind(api.wallets.list, async (call) => {
    const { data, ...whole } = await listWallets(call.database, { ...call.query, ...customerFilter(call) })
    return { data: data.map(viewOf), ...whole }
  }),
  bind(api.wallets.create, async (call) => {
    // Registration has already created the wallet.
    leaveUnaudited(call)
    const { userId } = call.body
    const wallet = await findWalletOfUser(database, userId, customerFilter(call))
    if (wallet) return viewOf(wallet)
    const isReachable = userId === call.actor.userId || (call.scope === 'all' && (await findUser(database, userId)))
    throw new Refusal({ code: isReachable ? 'wallet-not-created' : 'customer-not-accessible' })
  }),
  bind(api.wallets.read, async (call) =>
    viewOf(found(await findWallet(database, call.params.id, customerFilter(call)))),
  ),
]

type Row = NonNullable<Awaited<ReturnType<typeof findWallet>>>
const viewOf = ({ reservedAccountId: _reservedAccountId, holds, ...wallet }: Row) => ({
  ...wallet,
  holds: holds.map(({ outstanding, ...hold }) => ({
    ...hold,
    outstanding: outstanding === null ? null : BigInt(outstanding),
  })),
})

export async function openWallets(tx: Transaction, userIds: readonly string[], now: Date): Promise<string[]> {
  const opened = userIds.map((userId) => ({
    walletId: uuidv7(now),
    userId,
    reservedAccountId: uuidv7(now),
    createdAt: now,
  }))
  await insertAccounts(
    tx,
    opened.flatMap(({ walletId, reservedAccountId }) => [
      { accountId: walletId, kind: 'wallet' as const, walletId },
      { accountId: reservedAccountId, kind: 'reserved' as const, walletId },
    ]),
  )
  await insertWallets(tx, opened)
  return opened.map(({ walletId }) => walletId)
}
