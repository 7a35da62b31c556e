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

/** Another run holds the lock, or PostgreSQL has not noticed yet that it was killed; retry. */
export class OtherRunWorks extends Error {
  constructor(importId: string) {
    super(`Another run works on the import ${importId}`)
  }
}

/**
 * Takes the import's lock until the transaction ends.
 * @throws OtherRunWorks: ending quietly could lose the last queued job
 */
export async function beginAlone(tx: Transaction, importId: string): Promise<void> {
  const { rows } = await tx.execute<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`import ${importId}`}, 0)) as alone`,
  )
  if (!rows[0]!.alone) throw new OtherRunWorks(importId)
}

const madeBy = (importId: string): SQL =>
  sql`(select ${importLines.recordId} from ${importLines} where ${importLines.importId} = ${importId} and ${importLines.state} = 'imported')`

/** Locks imported customers that still exist, so that nothing more depends on them. */
export async function lockCustomers(tx: Transaction, importId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(sql`${users.userId} in ${madeBy(importId)}`, sql`${users.deletedAt} is null`))
    .orderBy(users.userId)
    .for('update')
  return rows.map(({ userId }) => userId)
}

/** In use: with a password, document, ticket or movement. */
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

export async function eraseCustomers(tx: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  const { email: _email, ...columns } = erased('', now)
  await tx.delete(mailedLinks).where(inArray(mailedLinks.userId, [...userIds]))
  await tx
    .update(users)
    .set({ ...columns, email: sql`${users.userId} || '@deleted.invalid'` })
    .where(inArray(users.userId, [...userIds]))
}

/** With their wallets' accounts. */
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

export const countFollowedMovements = (executor: Executor, importId: string): Promise<number> =>
  executor.$count(
    transactions,
    and(sql`${transactions.transactionId} in ${madeBy(importId)}`, eq(transactions.status, 'completed')),
  )

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
