import { api, Refusal, type Decision } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found } from '../../../http/expect.ts'
import { needsFourEyes } from '../../../platform/four-eyes.domain.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit, auditUnlessOwn } from '../../../platform/audit/index.ts'
import { findBankAccount } from '../../payment/bank-accounts/index.ts'
import { storeFile } from '../../../platform/files/index.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { lockAccounts, post } from '../ledger/index.ts'
import { mailDecision } from './decision-mail.ts'
import { requireCode } from '../../../http/require-code.ts'
import { findUser } from '../../account/users/index.ts'
import { findWallet, findWalletOfUser } from '../wallets/index.ts'
import * as domain from './transactions.domain.ts'
import { findTransaction, insertTransactions, lockTransaction, updateTransaction } from './transactions.queries.ts'
import { viewOf } from './transactions.view.ts'

type Endpoints = typeof api.transactions

function accepted<Value>(decision: Decision<Value>): Value {
  if (!decision.ok) throw new Refusal(decision.refusal)
  return decision.value
}

/** Asks for an income or a withdrawal; a withdrawal is reserved at once. */
export async function requestTransaction(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { type, amount } = call.body
  return once(kernel, api.transactions.create, call, async (tx) => {
    const wallet = await walletOf(tx, call)
    const isByAdministrator = call.scope === 'all' && wallet.userId !== call.actor.userId
    if (!isByAdministrator && type === 'withdraw') requireCode(call)
    const balances = await lockAccounts(tx, [wallet.walletId, wallet.reservedAccountId])
    const owner = found(await findUser(tx, wallet.userId), 'customer-not-accessible')
    const { bankAccountId } = call.body
    const bankAccount = bankAccountId ? await findBankAccount(tx, bankAccountId, { ownerId: wallet.userId }) : undefined
    accepted(
      domain.decideRequest(
        { type, amount, isByAdministrator },
        {
          isIdentityApproved: owner.verificationStatus === 'Approved',
          isBankAccountNamed: bankAccountId !== undefined,
          bankAccountState: bankAccount?.row.state,
          available: balances.get(wallet.walletId)!,
        },
      ),
    )
    const now = kernel.clock.now()
    const transactionId = uuidv7(now)
    const document = call.files[0] && (await storeFile(kernel, tx, call.files[0], { uploadedBy: userIdOf(call.actor) }))
    const isFirstHalf = isByAdministrator && needsFourEyes(amount, kernel.settings)
    await insertTransactions(tx, [
      {
        transactionId,
        walletId: wallet.walletId,
        userId: wallet.userId,
        type,
        amount,
        status: 'pending',
        issuerName: isByAdministrator ? 'admin-backoffice' : 'user-wallet',
        note: call.body.note ?? null,
        bankAccountId: bankAccountId ?? null,
        documentId: document?.fileId ?? null,
        createdBy: userIdOf(call.actor),
        ...(isFirstHalf && { firstApprovedBy: userIdOf(call.actor), firstApprovedAt: now }),
        createdAt: now,
        updatedAt: now,
      },
    ])
    await post(tx, domain.transfersOfRequest({ transactionId, type, amount }, wallet), now)
    const view = viewOf(found(await findTransaction(tx, transactionId)))
    await auditUnlessOwn(kernel, tx, call, {
      operation: 'transactions.create',
      noun: 'transactions',
      recordId: transactionId,
      userId: wallet.userId,
      after: view,
      reason: call.body.note,
    })
    return { answer: view, effectId: transactionId }
  })
}

/** The named wallet, or the own one; somebody else's is only an administrator's to name. */
async function walletOf(tx: Transaction, call: Call<Endpoints['create']>) {
  const { walletId, userId = userIdOf(call.actor) } = call.body
  const filter = call.scope === 'all' ? {} : { ownerId: userIdOf(call.actor) }
  return found(
    walletId ? await findWallet(tx, walletId, filter) : await findWalletOfUser(tx, userId, filter),
    'customer-not-accessible',
  )
}

/** Approves (with the proof) or rejects (with the reason) a pending movement, once. */
export async function decideTransaction(kernel: Kernel, call: Call<Endpoints['decide']>) {
  return once(kernel, api.transactions.decide, call, async (tx) => {
    const row = found(await lockTransaction(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const before = viewOf(found(await findTransaction(tx, row.transactionId)))
    const pending = { ...row, hasProof: row.documentId !== null || call.files.length > 0 }
    await (call.body.status === 'completed' ? approve(kernel, tx, call, pending) : reject(kernel, tx, call, pending))
    const view = viewOf(found(await findTransaction(tx, row.transactionId)))
    await audit(kernel, tx, call, {
      operation: 'transactions.decide',
      noun: 'transactions',
      recordId: row.transactionId,
      userId: row.userId,
      before,
      after: view,
      reason: call.body.rejectReason,
    })
    await mailDecision(tx, view)
    return { answer: view, effectId: row.transactionId }
  })
}

type PendingRow = NonNullable<Awaited<ReturnType<typeof lockTransaction>>> & { readonly hasProof: boolean }

async function approve(kernel: Kernel, tx: Transaction, call: Call<Endpoints['decide']>, pending: PendingRow) {
  const now = kernel.clock.now()
  const adminId = userIdOf(call.actor)
  const approver = { adminId, fourEyesThreshold: kernel.settings.fourEyesThreshold, now }
  const step = accepted(domain.decideApproval(pending, approver))
  const document = call.files[0] && (await storeFile(kernel, tx, call.files[0], { uploadedBy: adminId }))
  const proof = document && { documentId: document.fileId }
  if (step === 'first-half') {
    await updateTransaction(tx, pending.transactionId, {
      ...proof,
      firstApprovedBy: adminId,
      firstApprovedAt: now,
      updatedAt: now,
    })
    return
  }
  const wallet = found(await findWallet(tx, pending.walletId))
  await post(tx, domain.transfersOfApproval(pending, wallet), now)
  const after = found(await findWallet(tx, pending.walletId))
  await updateTransaction(tx, pending.transactionId, {
    ...proof,
    status: 'completed',
    fourEyes: needsFourEyes(pending.amount, approver),
    balanceAfter: after.balance,
    adminId,
    decidedAt: now,
    updatedAt: now,
  })
}

async function reject(kernel: Kernel, tx: Transaction, call: Call<Endpoints['decide']>, pending: PendingRow) {
  const now = kernel.clock.now()
  const adminId = userIdOf(call.actor)
  const rejectReason = accepted(domain.decideRejection(pending, adminId, call.body.rejectReason))
  const wallet = found(await findWallet(tx, pending.walletId))
  await post(tx, domain.transfersOfRejection(pending, wallet), now)
  await updateTransaction(tx, pending.transactionId, {
    status: 'rejected',
    rejectReason,
    adminId,
    decidedAt: now,
    updatedAt: now,
  })
}
