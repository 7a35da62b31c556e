import { Refusal, type api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict, requireCode } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { auditUnlessOwn } from '../../../platform/audit/index.ts'
import { deleteFileLater, storeFile, storedFileOf } from '../../../platform/files/index.ts'
import { mailDecision, mailNewIban } from './bank-account-mails.ts'
import { findUser } from '../../account/users/index.ts'
import { decideChange, decideNew } from './bank-accounts.domain.ts'
import {
  findBankAccount,
  hasPendingTransactionsOf,
  insertBankAccount,
  lockBankAccountsOfUser,
  updateBankAccount,
} from './bank-accounts.queries.ts'

type Endpoints = typeof api.bankAccounts
export type BankAccountView = NonNullable<Awaited<ReturnType<typeof findBankAccount>>>

export const viewOf = ({ row, userName, document }: BankAccountView) => {
  const { documentId: _, deletedAt: __, ...account } = row
  return { ...account, userName, document: document && storedFileOf(document) }
}

const conflicts = { bank_accounts_iban_key: { code: 'iban-exists', path: 'account' } } as const

/** Adds an account with its certificate of ownership; it waits for validation. Identity must be approved (product decision 6). */
export async function addBankAccount(kernel: Kernel, call: Call<Endpoints['create']>) {
  const isForOther = call.scope === 'all' && call.body.userId !== undefined && call.body.userId !== call.actor.userId
  if (call.scope !== 'all' && call.body.userId !== undefined && call.body.userId !== call.actor.userId)
    throw new Refusal({ code: 'customer-not-accessible' })
  const decision = decideNew(call.body, call.scope === 'all')
  if (!decision.ok) throw new Refusal(decision.refusal)
  if (!isForOther) requireCode(call)
  const userId = call.body.userId ?? userIdOf(call.actor)
  const now = kernel.clock.now()
  const bankAccountId = uuidv7(now)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const owner = found(await findUser(tx, userId), 'customer-not-accessible')
      if (!isForOther && owner.verificationStatus !== 'Approved') throw new Refusal({ code: 'identity-not-approved' })
      const others = await lockBankAccountsOfUser(tx, userId)
      const main = call.body.main === true || others.length === 0
      if (main) await clearMain(tx, others, now)
      const document = await storeFile(kernel, tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
      const { alias, account } = call.body
      await insertBankAccount(tx, {
        bankAccountId,
        userId,
        alias,
        account,
        main,
        ...decision.value,
        documentId: document.fileId,
        createdAt: now,
        updatedAt: now,
      })
      await mailNewIban(tx, { userId, account }, now)
      const view = viewOf(found(await findBankAccount(tx, bankAccountId)))
      await mailDecision(tx, view)
      await auditUnlessOwn(kernel, tx, call, {
        operation: 'bankAccounts.create',
        noun: 'bankAccounts',
        recordId: bankAccountId,
        userId,
        after: view,
      })
      return view
    }),
  )
}

/** Changes alias, IBAN, certificate or main flag, or decides on it as an administrator. */
export async function editBankAccount(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const now = kernel.clock.now()
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await findBankAccount(tx, call.params.id, customerFilter(call)))
      const accounts = await lockBankAccountsOfUser(tx, before.row.userId)
      const stored = found(accounts.find((account) => account.bankAccountId === call.params.id))
      expectUnchanged(stored.updatedAt, call.body.updatedAt)
      const decision = decideChange(stored, call.body, call.scope === 'all')
      if (!decision.ok) throw new Refusal(decision.refusal)
      const change = decision.value
      const isOwn = stored.userId === call.actor.userId
      if (isOwn && change.account !== undefined) requireCode(call)
      if (change.account !== undefined && (await hasPendingTransactionsOf(tx, stored.bankAccountId)))
        throw new Refusal({ code: 'still-referenced' })
      if (change.main) await clearMain(tx, accounts, now)
      const document =
        call.files[0] && (await storeFile(kernel, tx, call.files[0], { uploadedBy: userIdOf(call.actor) }))
      await updateBankAccount(tx, stored.bankAccountId, {
        ...change,
        ...(document && {
          documentId: document.fileId,
          ...(change.state ? {} : { state: 'pending', errorMessage: null }),
        }),
        updatedAt: now,
      })
      if (document && stored.documentId) await deleteFileLater(tx, stored.documentId)
      const view = viewOf(found(await findBankAccount(tx, stored.bankAccountId)))
      if (change.account !== undefined) await mailNewIban(tx, view, now)
      if (change.state !== undefined && change.state !== stored.state) await mailDecision(tx, view)
      await auditUnlessOwn(kernel, tx, call, {
        operation: 'bankAccounts.edit',
        noun: 'bankAccounts',
        recordId: stored.bankAccountId,
        userId: stored.userId,
        before: viewOf(before),
        after: view,
        reason: change.errorMessage,
      })
      return view
    }),
  )
}

/** Deletes an account that no pending movement names; the main flag goes to the oldest of the others. */
export async function removeBankAccount(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await findBankAccount(tx, call.params.id, customerFilter(call)))
    const accounts = await lockBankAccountsOfUser(tx, before.row.userId)
    const stored = found(accounts.find((account) => account.bankAccountId === call.params.id))
    if (await hasPendingTransactionsOf(tx, stored.bankAccountId)) throw new Refusal({ code: 'still-referenced' })
    await updateBankAccount(tx, stored.bankAccountId, { deletedAt: now, updatedAt: now, main: false })
    const heir = accounts.find((account) => account.bankAccountId !== stored.bankAccountId)
    if (stored.main && heir) await updateBankAccount(tx, heir.bankAccountId, { main: true, updatedAt: now })
    await auditUnlessOwn(kernel, tx, call, {
      operation: 'bankAccounts.remove',
      noun: 'bankAccounts',
      recordId: stored.bankAccountId,
      userId: stored.userId,
      before: viewOf(before),
    })
  })
}

async function clearMain(tx: Transaction, accounts: readonly { bankAccountId: string; main: boolean }[], now: Date) {
  for (const account of accounts)
    if (account.main) await updateBankAccount(tx, account.bankAccountId, { main: false, updatedAt: now })
}
