import { api, formatAmount, isRecordedHold, Refusal } from '@cauce/contract'
import { refusalOfExcess } from '@cauce/contract/wallet/movement-limits.ts'
import type { Transaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findCustomerHold } from '../modules/account/account-holds/index.ts'
import { findStanding, passAtOnce, standingOfThirdParty } from '../modules/wallet/gate/index.ts'
import { lockAccounts, post } from '../modules/wallet/ledger/index.ts'
import { transfersOfRequest } from '../modules/wallet/transactions/transactions.domain.ts'
import { findTransaction, transactionRows, viewOf } from '../modules/wallet/transactions/index.ts'
import { findWalletOfUser } from '../modules/wallet/wallets/index.ts'
import { audit } from '../platform/audit/index.ts'
import { storeFile } from '../platform/files/index.ts'
import { once } from '../platform/idempotency/index.ts'

type Endpoint = typeof api.transactions.payThirdParty

/** A withdrawal that staff enter for a hold with another payee; `decide-transaction` approves it. */
async function payThirdParty(kernel: Kernel, call: Call<Endpoint>) {
  const { accountHoldId, amount, payeeName, payeeTaxNumber = null, payeeIban, note } = call.body
  const adminId = userIdOf(call.actor)
  return once(kernel, api.transactions.payThirdParty, call, async (tx) => {
    const now = kernel.clock.now()
    const { userId, kind } = await openHold(tx, accountHoldId)
    const wallet = await lockWallet(tx, userId)
    const standing = standingOfThirdParty(await findStanding(tx, userId, now))
    const { outstanding } = found(await findCustomerHold(tx, accountHoldId))
    if (outstanding !== null && amount > outstanding)
      throw new Refusal({
        code: 'above-outstanding',
        params: { outstanding: formatAmount(outstanding) },
        path: 'amount',
      })
    // An authority is paid out of what it garnishes; anybody else out of what no authority garnishes.
    const { balance, reserved, unreceived } = wallet
    const available = kind === 'garnishment' ? balance - reserved - unreceived : wallet.available
    const refusal = refusalOfExcess('withdraw', amount, { available, maximumIncome: 0n, room: 0n })
    if (refusal) throw new Refusal(refusal)
    const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: adminId })
    const transactionId = uuidv7(now)
    await transactionRows.insert(tx, {
      ...{ transactionId, walletId: wallet.walletId, userId, type: 'withdraw', amount, status: 'pending' },
      ...{ issuerName: 'admin-backoffice', note, accountHoldId, payeeName, payeeTaxNumber, payeeIban, documentId },
      ...{ createdBy: adminId, firstApprovedBy: adminId, firstApprovedAt: now, createdAt: now, updatedAt: now },
    })
    const by = { as: 'staff', userId: adminId } as const
    const movement = { kind: 'request_third_party', amount, by, subjectId: userId, recordId: transactionId } as const
    const decisionId = await passAtOnce(kernel, tx, { ...movement, standing, iban: payeeIban, reason: note })
    await post(tx, decisionId, transfersOfRequest({ transactionId, type: 'withdraw', amount }, wallet), now)
    const view = viewOf(found(await findTransaction(tx, transactionId)))
    await audit(kernel, tx, call, { recordId: transactionId, userId, after: view, reason: note })
    return { answer: view, effectId: transactionId }
  })
}

async function openHold(tx: Transaction, accountHoldId: string) {
  const { row } = found(await findCustomerHold(tx, accountHoldId))
  if (row.state === 'lifted' || !isRecordedHold(row.kind))
    throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
  return row
}

/** What it holds cannot change any more. */
async function lockWallet(tx: Transaction, userId: string) {
  const { walletId, reservedAccountId } = found(await findWalletOfUser(tx, userId))
  await lockAccounts(tx, [walletId, reservedAccountId])
  return found(await findWalletOfUser(tx, userId))
}

export const payThirdPartyFlow: ModuleFactory = (kernel) => ({
  name: 'pay-third-party',
  routes: [bind(api.transactions.payThirdParty, (call) => payThirdParty(kernel, call))],
})
