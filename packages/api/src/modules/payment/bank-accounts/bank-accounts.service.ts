import { bankAccountLifecycle, instantValue, Refusal, stateAfter, type api } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { BankAccountRow } from '../../../database/schema/payment.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import {
  accepted,
  changeable,
  expectUnchanged,
  found,
  refuseOnConflict,
  requireCode,
  touchedAt,
} from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { auditUnlessOwn } from '../../../platform/audit/index.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'
import { deleteFileLater, isUnseen, storeFile, storedFileOf } from '../../../platform/files/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findPayeeTooNewUntil, payeeHandsSince } from '../../account/person-hands/index.ts'
import { findUser } from '../../account/users/index.ts'
import { keepEarlierDocument } from '../../misc/earlier-documents/index.ts'
import { expectNotFrozen } from '../../wallet/gate/index.ts'
import {
  decideChange,
  decideNew,
  decideSetters,
  isProvenByLine,
  revalidated,
  type DecidedChange,
} from './bank-accounts.domain.ts'
import {
  bankAccountRows,
  eraseBankAccounts,
  type Erasure,
  findBankAccount,
  hasPendingTransactionsOf,
  lockBankAccountsOfUser,
  updateBankAccount,
} from './bank-accounts.queries.ts'

type Endpoints = typeof api.bankAccounts
type BankAccountRecord = NonNullable<Awaited<ReturnType<typeof findBankAccount>>>

export const viewOf = ({ row, userName, verificationStatus, document }: BankAccountRecord) => {
  const { bankAccountId, userId, alias, account, main, state, errorMessage, createdAt, updatedAt } = row
  return {
    ...{ bankAccountId, userId, userName, verificationStatus, alias, account, main, state, errorMessage },
    document: document && storedFileOf(document),
    setAloneBy: row.isByOne ? row.validatedBy : null,
    isUnseen: row.isUnseen,
    ...{ createdAt, updatedAt },
  }
}

const conflicts = { bank_accounts_iban_key: { code: 'iban-exists', path: 'account' } } as const

export async function addBankAccount(kernel: Kernel, call: Call<Endpoints['create']>) {
  const isForOther = call.body.userId !== undefined && call.body.userId !== call.actor.userId
  if (isForOther && call.scope !== 'all') throw new Refusal({ code: 'customer-not-accessible' })
  const decided = accepted(decideNew(call.body, call.scope === 'all'))
  if (!isForOther) requireCode(call)
  const actorId = userIdOf(call.actor)
  const { userId = actorId, alias, account } = call.body
  const now = kernel.clock.now()
  const bankAccountId = uuidv7(now)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const owner = found(await findUser(tx, userId), 'customer-not-accessible')
      if (!isForOther && owner.emailConfirmedAt === null) throw new Refusal({ code: 'email-not-confirmed' })
      if (!isForOther && owner.verificationStatus !== 'Approved') throw new Refusal({ code: 'identity-not-approved' })
      if (!isForOther) await expectNotFrozen(tx, userId, now)
      const others = await lockBankAccountsOfUser(tx, userId)
      const main = call.body.main === true || others.length === 0
      if (main) await clearMain(tx, others, now)
      const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: actorId })
      const row = {
        bankAccountId,
        userId,
        alias,
        account,
        main,
        ...decided,
        ...(await settersOf(kernel, tx, call, {
          stored: newOf(userId),
          isEntered: true,
          state: decided.state,
          isUnseen: false,
        })),
        documentId,
        createdAt: now,
        updatedAt: now,
      }
      await bankAccountRows.insert(tx, row)
      await mailNewIban(tx, { userId, account }, now)
      const record = found(await findBankAccount(tx, bankAccountId))
      const view = viewOf(record)
      await mailDecision(tx, record.row, now)
      await auditUnlessOwn(kernel, tx, call, { recordId: bankAccountId, userId, after: view })
      return view
    }),
  )
}

const newOf = (userId: string) =>
  ({ userId, state: 'pending', enteredBy: null, validatedBy: null, isUnseen: false, isByOne: false }) as const

interface Setting {
  readonly stored: Parameters<typeof decideSetters>[0]
  readonly isEntered: boolean
  readonly state: BankAccountRow['state'] | undefined
  readonly isUnseen: boolean
}

async function settersOf(kernel: Kernel, tx: Transaction, call: Pick<Call, 'actor'>, { stored, ...made }: Setting) {
  const actorId = userIdOf(call.actor)
  const hands = await findHandsOf(tx, actorId, kernel.clock.now())
  return accepted(decideSetters(stored, { actorId, hands, ...made }))
}

async function lockBankAccount(tx: Transaction, call: Pick<Call, 'actor' | 'scope'>, bankAccountId: string) {
  const before = await changeable(call, 'bankAccounts.read', (filter) => findBankAccount(tx, bankAccountId, filter))
  const accounts = await lockBankAccountsOfUser(tx, before.row.userId)
  const stored = found(accounts.find((account) => account.bankAccountId === bankAccountId))
  return { before: viewOf(before), stored, accounts, certificate: before.document }
}

async function expectHolderMay(
  tx: Transaction,
  call: Call<Endpoints['edit']>,
  { change, now }: { readonly change: DecidedChange; readonly now: Date },
): Promise<void> {
  const userId = userIdOf(call.actor)
  await expectNotFrozen(tx, userId, now)
  if (change.account === undefined) return
  const holder = found(await findUser(tx, userId))
  if (holder.emailConfirmedAt === null) throw new Refusal({ code: 'email-not-confirmed' })
  requireCode(call)
}

export async function editBankAccount(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const now = kernel.clock.now()
  const bankAccountId = call.params.id
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const { before, stored, accounts, certificate } = await lockBankAccount(tx, call, bankAccountId)
      const { userId } = stored
      expectUnchanged(stored.updatedAt, call.body.updatedAt)
      const change = accepted(decideChange(stored, call.body, call.scope === 'all'))
      if (userId === call.actor.userId) await expectHolderMay(tx, call, { change, now })
      if (change.account !== undefined && (await hasPendingTransactionsOf(tx, bankAccountId)))
        throw new Refusal({ code: 'still-referenced' })
      if (change.main) await clearMain(tx, accounts, now)
      const document = call.files[0] && (await storeFile(tx, call.files[0], { uploadedBy: userIdOf(call.actor) }))
      await updateBankAccount(tx, bankAccountId, {
        ...(document && { documentId: document.fileId, ...revalidated(stored.state) }),
        ...change,
        ...(await settersOf(kernel, tx, call, {
          stored,
          isEntered: document !== undefined || change.account !== undefined,
          state: change.state,
          isUnseen: isUnseen(document ?? certificate, call.body.seen, userIdOf(call.actor)),
        })),
        updatedAt: now,
      })
      if (document) await leaveCertificate(tx, call, stored, now)
      const record = found(await findBankAccount(tx, bankAccountId))
      const after = viewOf(record)
      if (change.account !== undefined) await mailNewIban(tx, after, now)
      if (change.state !== undefined && (change.state !== stored.state || isProvenByLine(stored)))
        await mailDecision(tx, record.row, now)
      const reason = change.errorMessage
      await auditUnlessOwn(kernel, tx, call, { recordId: bankAccountId, userId, before, after, reason })
      return after
    }),
  )
}

/** Throws `still-referenced` while a pending transaction names it. The oldest other account becomes the main one. */
export async function removeBankAccount(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const now = kernel.clock.now()
  const bankAccountId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const { before, stored, accounts } = await lockBankAccount(tx, call, bankAccountId)
    if (await hasPendingTransactionsOf(tx, bankAccountId)) throw new Refusal({ code: 'still-referenced' })
    const isKept = stored.wasValid && { documentId: null }
    await updateBankAccount(tx, bankAccountId, { ...isKept, deletedAt: now, updatedAt: now, main: false })
    if (isKept) await leaveCertificate(tx, call, stored, now)
    const heir = accounts.find((account) => account.bankAccountId !== bankAccountId)
    if (stored.main && heir) await updateBankAccount(tx, heir.bankAccountId, { main: true, updatedAt: now })
    await auditUnlessOwn(kernel, tx, call, { recordId: bankAccountId, userId: stored.userId, before })
  })
}

/** Kept if the account was ever valid: it may be why money was paid to it. */
async function leaveCertificate(
  tx: Transaction,
  { actor }: Pick<Call, 'actor'>,
  { bankAccountId: recordId, userId, documentId: fileId, wasValid }: BankAccountRow,
  endedAt: Date,
): Promise<void> {
  if (fileId === null) return
  if (!wasValid) return deleteFileLater(tx, fileId)
  await keepEarlierDocument(tx, {
    ...{ noun: 'bankAccounts', recordId, userId, fileId },
    ...{ endedBy: userIdOf(actor), endedAt },
  })
}

async function clearMain(tx: Transaction, accounts: readonly { bankAccountId: string; main: boolean }[], now: Date) {
  for (const account of accounts)
    if (account.main) await updateBankAccount(tx, account.bankAccountId, { main: false, updatedAt: now })
}

async function mailNewIban(
  tx: Transaction,
  { userId, account }: Pick<BankAccountRow, 'userId' | 'account'>,
  now: Date,
): Promise<void> {
  const params = { at: instantValue(now), account: maskIbanShort(account) }
  await queueMail(tx, { userId, template: 'bankAccountAdded', params })
}

async function mailDecision(tx: Transaction, row: BankAccountRow, now: Date): Promise<void> {
  const { userId } = row
  const account = maskIbanShort(row.account)
  if (isProvenByLine(row)) return queueMail(tx, { userId, template: 'bankAccountProven', params: { account } })
  if (row.state === 'valid') {
    const end = await findPayeeTooNewUntil(tx, row, { now, isRequest: true })
    const params = { account, until: end && instantValue(end) }
    await queueMail(tx, { userId, template: 'bankAccountValidated', params })
  }
  if (row.state !== 'error') return
  await queueMail(tx, { userId, template: 'bankAccountRefused', params: { account, reason: row.errorMessage ?? '' } })
}

/** For 30 days. Who validated what a colleague entered is the second one. */
export function handsOnAccount(
  { enteredBy, validatedBy, validSince }: Pick<BankAccountRow, 'enteredBy' | 'validatedBy' | 'validSince'>,
  now: Date,
): readonly string[] {
  const hand = enteredBy ?? validatedBy
  return hand !== null && (validSince === null || validSince > payeeHandsSince(now)) ? [hand] : []
}

/** Does nothing for an account that has another IBAN by now, or is gone. */
export async function markBankAccount(
  tx: Transaction,
  { bankAccountId, iban, message }: { readonly bankAccountId: string; readonly iban: string; readonly message: string },
  now: Date,
): Promise<void> {
  const row = await bankAccountRows.lock(tx, bankAccountId)
  if (!row || row.deletedAt !== null || row.account !== iban) return
  const state = stateAfter(bankAccountLifecycle, 'refuse', row.state)
  if (state === undefined) return
  await updateBankAccount(tx, bankAccountId, {
    state,
    errorMessage: message,
    updatedAt: touchedAt(row.updatedAt, now),
  })
}

/** The line of a deposit has proved an account that waits: it takes deposits, and is paid to once its certificate was read (handbook rule 5.25). */
export const proveByLine = (tx: Transaction, bankAccountId: string, now: Date) =>
  changeByLine(tx, bankAccountId, now, ({ state }) => (state === 'pending' ? 'validate' : undefined))

/** The match of that line was taken back. */
export const withdrawLineProof = (tx: Transaction, bankAccountId: string, now: Date) =>
  changeByLine(tx, bankAccountId, now, (row) => (isProvenByLine(row) ? 'reopen' : undefined))

/** @returns undefined if nothing changes */
async function changeByLine(
  tx: Transaction,
  bankAccountId: string,
  now: Date,
  actionFor: (row: BankAccountRow) => 'validate' | 'reopen' | undefined,
) {
  const row = await bankAccountRows.lock(tx, bankAccountId)
  const action = row && actionFor(row)
  if (!action) return undefined
  const before = viewOf(found(await findBankAccount(tx, bankAccountId)))
  const state = stateAfter(bankAccountLifecycle, action, row.state)!
  const updatedAt = touchedAt(row.updatedAt, now)
  await updateBankAccount(tx, bankAccountId, { state, isUnseen: action === 'validate', updatedAt })
  const record = found(await findBankAccount(tx, bankAccountId))
  await mailDecision(tx, record.row, now)
  return { recordId: bankAccountId, userId: row.userId, before, after: viewOf(record) }
}

export async function eraseBankAccountsOf(tx: Transaction, userId: string, erasure: Erasure): Promise<void> {
  for (const fileId of await eraseBankAccounts(tx, userId, erasure)) await deleteFileLater(tx, fileId)
}
