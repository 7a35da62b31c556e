import { api, calendarDateOf, isPermitted } from '@cauce/contract'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { recentHandsOf } from '../modules/account/person-hands/index.ts'
import { findUser } from '../modules/account/users/index.ts'
import {
  findDecisionsOf,
  findMovement,
  findTransaction,
  listTransactions,
  stepsOf,
} from '../modules/wallet/transactions/index.ts'
import { findWallet } from '../modules/wallet/wallets/index.ts'
import type { TransactionRow } from '../database/schema/wallet.ts'
import { previewApproval } from './decide-transaction.ts'

type OfTransaction = Call<typeof api.transactions.readContext>

export const transactionContextFlow: ModuleFactory = (kernel) => ({
  name: 'transaction-context',
  routes: [
    bind(api.transactions.readContext, async (call) => {
      const { row } = found(await findTransaction(call.database, call.params.id, customerFilter(call)))
      const movement = found(await findMovement(call.database, row.transactionId))
      const decisions = await findDecisionsOf(call.database, row.transactionId)
      const isOwner = call.scope === 'own'
      return {
        steps: stepsOf(movement, decisions, isOwner ? 'owner' : 'staff'),
        forStaff: isOwner ? null : await factsFor(kernel, call, row),
      }
    }),
  ],
})

async function factsFor(kernel: Kernel, call: OfTransaction, row: TransactionRow) {
  const { database, clock } = kernel
  const { transactionId, type, userId } = row
  const now = clock.now()
  const mayDecide = row.status === 'pending' && isPermitted('transactions.decide', call.actor.kind)
  const [wallet, user] = [found(await findWallet(database, row.walletId)), found(await findUser(database, userId))]
  const { total, sums } = await listTransactions(
    database,
    {
      userId,
      type,
      status: 'completed',
      issuerName: 'user-wallet',
      fromDate: `${calendarDateOf(now).slice(0, 4)}-01-01`,
      getSums: true,
    },
    { skip: 0, take: 0 },
  )
  return {
    verdict: mayDecide ? await previewApproval(kernel, transactionId, userIdOf(call.actor)) : null,
    balance: wallet.balance,
    isDisabled: user.disabled,
    verificationStatus: user.verificationStatus,
    thisYear: { count: total, amount: sums![type === 'income' ? 'incoming' : 'outgoing'] },
    recentHands: await recentHandsOf(database, call, userId, now),
  }
}
