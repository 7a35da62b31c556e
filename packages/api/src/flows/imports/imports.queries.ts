import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/index.ts'
import { accountDocuments, users, verifications } from '../../database/schema/account.ts'
import { mailedLinks } from '../../database/schema/auth.ts'
import { userNotes, userTasks } from '../../database/schema/customer-work.ts'
import { importLines } from '../../database/schema/imports.ts'
import { orders } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { tickets } from '../../database/schema/support.ts'
import { transactions, wallets } from '../../database/schema/wallet.ts'
import { erased } from '../../modules/account/users/index.ts'

/** Another run works on the import, or one that was killed does for PostgreSQL still: its job has to be tried again. */
export class OtherRunWorks extends Error {
  constructor(importId: string) {
    super(`Another run works on the import ${importId}`)
  }
}

/**
 * Makes this run the only one that works on the import, until its transaction ends.
 * @throws OtherRunWorks when another one does. A job that ended here instead might be the last one that was queued for the import.
 */
export async function beginAlone(tx: Transaction, importId: string): Promise<void> {
  const { rows } = await tx.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`import ${importId}`}, 0)) as alone`,
  )
  if (!rows[0]!.alone) throw new OtherRunWorks(importId)
}

const madeBy = (importId: string): SQL =>
  sql`(select ${importLines.recordId} from ${importLines} where ${importLines.importId} = ${importId} and ${importLines.state} = 'imported')`

/** Locks the customers that an import has made and who still have their account, so that nothing more follows. */
export async function lockCustomers(tx: Transaction, importId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(sql`${users.userId} in ${madeBy(importId)}`, sql`${users.deletedAt} is null`))
    .orderBy(users.userId)
    .for('update')
  return rows.map(({ userId }) => userId)
}

/** How many of the customers that an import has made are in use: with a password, a document, a ticket, a movement. */
export async function countFollowedCustomers(executor: Executor, importId: string): Promise<number> {
  const has = (table: SQL, person: SQL) => sql`exists (select from ${table} where ${person} = ${users.userId})`
  return executor.$count(
    users,
    and(
      sql`${users.userId} in ${madeBy(importId)}`,
      sql`${users.deletedAt} is null`,
      sql`(${users.passwordHash} is not null or ${users.emailConfirmedAt} is not null or ${users.role} <> 'user'
        or ${has(sql`${verifications}`, sql`${verifications.userId}`)}
        or ${has(sql`${accountDocuments}`, sql`${accountDocuments.accountId}`)}
        or ${has(sql`${bankAccounts}`, sql`${bankAccounts.userId}`)}
        or ${has(sql`${tickets}`, sql`${tickets.userId}`)}
        or ${has(sql`${userNotes}`, sql`${userNotes.userId}`)}
        or ${has(sql`${userTasks}`, sql`${userTasks.userId}`)}
        or ${has(sql`${transactions}`, sql`${transactions.userId}`)}
        or ${has(sql`${orders}`, sql`${orders.userId}`)})`,
    ),
  )
}

/** Erases customers of whom nothing else is known, in two statements for a chunk of them. */
export async function eraseCustomers(tx: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  const { email: _email, ...columns } = erased('', now)
  await tx.delete(mailedLinks).where(inArray(mailedLinks.userId, [...userIds]))
  await tx
    .update(users)
    .set({ ...columns, email: sql`${users.userId} || '@deleted.invalid'` })
    .where(inArray(users.userId, [...userIds]))
}

/** Locks the movements that an import has entered, with the accounts of their wallets. */
export const lockMovements = (tx: Transaction, importId: string) =>
  tx
    .select({
      transactionId: transactions.transactionId,
      userId: transactions.userId,
      type: transactions.type,
      amount: transactions.amount,
      status: transactions.status,
      walletId: transactions.walletId,
      reservedAccountId: wallets.reservedAccountId,
    })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.walletId, transactions.walletId))
    .where(sql`${transactions.transactionId} in ${madeBy(importId)}`)
    .orderBy(transactions.transactionId)
    .for('update', { of: transactions })

/** How many of the movements that an import has entered are approved. */
export const countFollowedMovements = (executor: Executor, importId: string): Promise<number> =>
  executor.$count(
    transactions,
    and(sql`${transactions.transactionId} in ${madeBy(importId)}`, eq(transactions.status, 'completed')),
  )

/** Rejects movements that wait. */
export async function rejectMovements(
  tx: Transaction,
  transactionIds: readonly string[],
  change: Pick<typeof transactions.$inferInsert, 'status' | 'rejectReason' | 'adminId' | 'decidedAt'> & {
    readonly updatedAt: Date
  },
): Promise<void> {
  await tx
    .update(transactions)
    .set(change)
    .where(inArray(transactions.transactionId, [...transactionIds]))
}
