import type { Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import type { CheckedLine } from '../../modules/misc/imports/index.ts'
import { passMany } from '../../modules/wallet/gate/index.ts'
import { postAll } from '../../modules/wallet/ledger/index.ts'
import { transfersOfRequest } from '../../modules/wallet/transactions/transactions.domain.ts'
import { transactionRows } from '../../modules/wallet/transactions/index.ts'
import { auditOrdered } from '../../platform/audit/index.ts'
import { mailRequests } from '../request-transaction.ts'
import type { Entry, CheckedMovement } from './check-movements.ts'
import { orderOf } from './order.ts'

/**
 * Like an administrator: pending, with the importer as maker (decision four-eyes-approval). Withdrawals are reserved; the holder is
 * mailed.
 */
export async function makeMovements(
  kernel: Kernel,
  tx: Transaction,
  row: ImportRow,
  checked: readonly CheckedMovement[],
): Promise<CheckedLine[]> {
  const now = kernel.clock.now()
  const adminId = row.begunBy!
  const made = checked.flatMap(({ importLineId, value }) =>
    value ? [{ importLineId, entry: value, transaction: transactionOf(value, adminId, now) }] : [],
  )
  await transactionRows.insert(tx, ...made.map(({ transaction }) => transaction))
  const withdrawals = made.filter(({ transaction: { type } }) => type === 'withdraw')
  const by = { as: 'staff', userId: adminId } as const
  const decisionIds = await passMany(
    tx,
    'request_withdrawal',
    by,
    withdrawals.map(({ transaction }) => ({ ...transaction, projectId: null, recordId: transaction.transactionId })),
    now,
  )
  await postAll(
    tx,
    withdrawals.flatMap(({ entry: { holder }, transaction }, index) =>
      transfersOfRequest(transaction, holder).map((one) => ({ ...one, decisionId: decisionIds[index]! })),
    ),
    now,
  )
  await auditOrdered(
    kernel,
    tx,
    orderOf(row),
    'transactions.create',
    made.map(({ transaction }) => ({
      recordId: transaction.transactionId,
      userId: transaction.userId,
      after: transaction,
      reason: transaction.note,
    })),
  )
  await mailRequests(
    kernel,
    tx,
    made.map(({ entry: { holder, iban }, transaction }) => ({
      ...transaction,
      bankAccount: { account: iban },
      wallet: holder,
    })),
  )
  return made.map(({ importLineId, entry: { type, amount }, transaction: { transactionId, userId } }) => ({
    importLineId,
    state: 'imported',
    errors: [],
    userId,
    amount: type === 'withdraw' ? -amount : amount,
    recordId: transactionId,
  }))
}

const transactionOf = ({ type, amount, note, holder, bankAccountId }: Entry, adminId: string, now: Date) => ({
  transactionId: uuidv7(now),
  walletId: holder.walletId,
  userId: holder.userId,
  type,
  amount,
  status: 'pending' as const,
  issuerName: 'admin-backoffice' as const,
  note,
  bankAccountId,
  createdBy: adminId,
  firstApprovedBy: adminId,
  firstApprovedAt: now,
  createdAt: now,
  updatedAt: now,
})
