import { importLifecycle, moneyValue, stateAfter, transactionLifecycle } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { importRows, undoLines } from '../../modules/misc/imports/index.ts'
import { passMany } from '../../modules/wallet/gate/index.ts'
import { lockAccounts, postAll } from '../../modules/wallet/ledger/index.ts'
import { transfersOfRelease } from '../../modules/wallet/transactions/transactions.domain.ts'
import { auditOrdered } from '../../platform/audit/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import {
  beginAlone,
  countFollowedCustomers,
  countFollowedMovements,
  eraseCustomers,
  lockCustomers,
  lockMovements,
  rejectMovements,
} from './imports.queries.ts'

/** A statement takes 65,535 parameters, an import 100,000 lines. */
const CHUNK = 250

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) => items.slice(index * CHUNK, (index + 1) * CHUNK))

/** Records in use prevent the undo. */
export const countFollowed = (tx: Transaction, { kind, importId }: Pick<ImportRow, 'kind' | 'importId'>) =>
  kind === 'customers' ? countFollowedCustomers(tx, importId) : countFollowedMovements(tx, importId)

/** All in one transaction, unless records are in use by now. */
export async function undoImport(kernel: Kernel, { importId }: ImportRow): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    await beginAlone(tx, importId)
    const row = await importRows.lock(tx, importId)
    if (row?.state !== 'undoing') return
    const isStaying =
      row.kind === 'customers' ? await undoCustomers(kernel, tx, row) : await undoMovements(kernel, tx, row)
    const state = stateAfter(importLifecycle, isStaying ? 'stay' : 'finishUndo', row.state)!
    if (!isStaying) await undoLines(tx, importId)
    await importRows.update(tx, importId, { state, updatedAt: touchedAt(row.updatedAt, kernel.clock.now()) })
  })
}

const orderOf = ({ importId, undoneBy, undoneFrom }: ImportRow) => ({
  adminId: undoneBy!,
  address: undoneFrom!,
  orderId: importId,
})

/** True if something followed. */
async function undoCustomers(kernel: Kernel, tx: Transaction, row: ImportRow): Promise<boolean> {
  const userIds = await lockCustomers(tx, row.importId)
  if ((await countFollowed(tx, row)) > 0) return true
  const before = { role: 'user' }
  for (const chunk of chunksOf(userIds)) {
    await eraseCustomers(tx, chunk, kernel.clock.now())
    await auditOrdered(
      kernel,
      tx,
      orderOf(row),
      'users.remove',
      chunk.map((userId) => ({ recordId: userId, userId, before, reason: row.undoReason })),
    )
  }
  return false
}

/** True if something followed. Rejected movements stay so. */
async function undoMovements(kernel: Kernel, tx: Transaction, row: ImportRow): Promise<boolean> {
  const all = await lockMovements(tx, row.importId)
  if ((await countFollowed(tx, row)) > 0) return true
  const waiting = all.filter(({ status }) => status === 'pending')
  const now = kernel.clock.now()
  const rejectReason = row.undoReason!
  const status = stateAfter(transactionLifecycle, 'reject', 'pending')!
  await lockAccounts(
    tx,
    waiting.flatMap(({ walletId, reservedAccountId }) => [walletId, reservedAccountId]),
  )
  const decision = { status, rejectReason, adminId: row.undoneBy, decidedAt: now, updatedAt: now }
  for (const chunk of chunksOf(waiting)) {
    const withdrawals = chunk.filter(({ type }) => type === 'withdraw')
    const decisionIds = await passMany(
      tx,
      'cancel_withdrawal',
      { as: 'staff', userId: row.undoneBy! },
      withdrawals.map((one) => ({ ...one, projectId: null, recordId: one.transactionId })),
      now,
    )
    await postAll(
      tx,
      withdrawals.flatMap((one, index) =>
        transfersOfRelease(one, one).map((transfer) => ({ ...transfer, decisionId: decisionIds[index]! })),
      ),
      now,
    )
    await rejectMovements(
      tx,
      chunk.map(({ transactionId }) => transactionId),
      decision,
    )
    await auditOrdered(
      kernel,
      tx,
      orderOf(row),
      'transactions.decide',
      chunk.map(({ transactionId, userId }) => ({
        recordId: transactionId,
        userId,
        before: { status: 'pending', rejectReason: null },
        after: { status, rejectReason },
        reason: rejectReason,
      })),
    )
    await queueMails(
      tx,
      chunk.map(({ userId, type, amount }) => ({
        userId,
        template: type === 'income' ? ('incomeRejected' as const) : ('withdrawalRejected' as const),
        params: { amount: moneyValue(amount), reason: rejectReason },
      })),
    )
  }
  return false
}
