import { api, moneyValue, paths } from '@cauce/contract'
import type { Transaction } from '../database/index.ts'
import type { TransactionRow } from '../database/schema/wallet.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, found } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { passAtOnce } from '../modules/wallet/gate/index.ts'
import { post } from '../modules/wallet/ledger/index.ts'
import { decideCancellation, transfersOfRelease } from '../modules/wallet/transactions/transactions.domain.ts'
import { findTransaction, transactionRows, viewFor } from '../modules/wallet/transactions/index.ts'
import { findWallet } from '../modules/wallet/wallets/index.ts'
import { once } from '../platform/idempotency/index.ts'
import { queueMail } from '../platform/mail/index.ts'

/** The row lock lets either this or a decision win (handbook rule 5.19). */
async function cancelTransaction(kernel: Kernel, call: Call<typeof api.transactions.cancel>) {
  return once(kernel, api.transactions.cancel, call, async (tx) => {
    const { row: seen } = found(await findTransaction(tx, call.params.id, customerFilter(call)))
    const row = found(await transactionRows.lock(tx, seen.transactionId, 'update'))
    const userId = userIdOf(call.actor)
    const { transactionId } = row
    const status = accepted(decideCancellation(row, userId))
    const now = kernel.clock.now()
    if (row.type === 'withdraw') {
      const decisionId = await passAtOnce(kernel, tx, {
        kind: 'cancel_withdrawal',
        amount: row.amount,
        by: { as: 'owner', userId },
        subjectId: row.userId,
        recordId: transactionId,
      })
      const wallet = found(await findWallet(tx, row.walletId))
      await post(tx, decisionId, transfersOfRelease(row, wallet), now)
    }
    await transactionRows.update(tx, transactionId, { status, decidedAt: now, updatedAt: now })
    await mailCancellation(tx, row)
    return { answer: viewFor(call, found(await findTransaction(tx, transactionId))), effectId: transactionId }
  })
}

/** An intruder must not cancel unseen (decision outgoing-payments). */
async function mailCancellation(
  tx: Transaction,
  { transactionId, userId, type, number, amount: cents }: TransactionRow,
) {
  const amount = moneyValue(cents)
  if (type === 'income') return queueMail(tx, { userId, template: 'incomeCancelled', params: { amount } })
  const page = paths.withdrawal(transactionId)
  await queueMail(tx, {
    userId,
    template: 'withdrawalCancelled',
    params: { amount, reason: '', number: number ?? '' },
    page,
  })
}

export const cancelTransactionFlow: ModuleFactory = (kernel) => ({
  name: 'cancel-transaction',
  routes: [bind(api.transactions.cancel, (call) => cancelTransaction(kernel, call))],
})
