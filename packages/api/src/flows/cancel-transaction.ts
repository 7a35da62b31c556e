import { api } from '@cauce/contract'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, found } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { post } from '../modules/wallet/ledger/index.ts'
import { decideCancellation, transfersOfRelease } from '../modules/wallet/transactions/transactions.domain.ts'
import { findTransaction, lockTransaction, updateTransaction, viewOf } from '../modules/wallet/transactions/index.ts'
import { findWallet } from '../modules/wallet/wallets/index.ts'
import { once } from '../platform/idempotency/index.ts'

/** Cancels what the caller has asked for. The lock on the row makes one of this and a decision win (handbook rule 5.19). */
async function cancelTransaction(kernel: Kernel, call: Call<typeof api.transactions.cancel>) {
  return once(kernel, api.transactions.cancel, call, async (tx) => {
    const { row: seen } = found(await findTransaction(tx, call.params.id, customerFilter(call)))
    const row = found(await lockTransaction(tx, seen.transactionId))
    const status = accepted(decideCancellation(row, userIdOf(call.actor)))
    const now = kernel.clock.now()
    const wallet = found(await findWallet(tx, row.walletId))
    await post(tx, transfersOfRelease(row, wallet), now)
    await updateTransaction(tx, row.transactionId, {
      status,
      decidedAt: now,
      updatedAt: now,
    })
    return {
      answer: viewOf(found(await findTransaction(tx, row.transactionId))),
      effectId: row.transactionId,
    }
  })
}

/** Cancelling one's own pending income or withdrawal: `POST /v1/wallet/transactions/{id}/cancel`. */
export const cancelTransactionFlow: ModuleFactory = (kernel) => ({
  name: 'cancel-transaction',
  routes: [bind(api.transactions.cancel, (call) => cancelTransaction(kernel, call))],
})
