import type { Cents } from '@cauce/contract'
import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { customerDeclarations } from '../../../database/schema/diligence.ts'

const { userId, createdAt, customerDeclarationId } = customerDeclarations

const SHOWN = 100

/** Latest first. */
export const listDeclarationsOf = (executor: Executor, personId: string, limit = SHOWN) =>
  executor
    .select()
    .from(customerDeclarations)
    .where(eq(userId, personId))
    .orderBy(desc(createdAt), desc(customerDeclarationId))
    .limit(limit)

export const insertDeclaration = rowsOf(customerDeclarations, customerDeclarations.customerDeclarationId).insert

export async function deleteDeclarationsOf(executor: Executor, personId: string): Promise<void> {
  await executor.delete(customerDeclarations).where(eq(userId, personId))
}

/** Cents that a customer has deposited without having declared where they come from, as a subquery. Staff are not asked. */
export const undeclaredDepositsOf = (personId: SQLWrapper) =>
  sql<Cents>`case
  when exists (select from ${customerDeclarations} where ${userId} = ${personId}) then 0
  else (select coalesce(sum(${transactions.amount}), 0) from ${transactions} join ${users} asked on asked.user_id = ${transactions.userId}
    where ${transactions.userId} = ${personId} and asked.role = 'user' and ${transactions.type} = 'income' and ${transactions.status} = 'completed'
      and ${transactions.issuerName} in ('user-wallet', 'admin-backoffice')) end`.mapWith(transactions.amount)

export async function findUndeclaredDeposits(executor: Executor, personId: string): Promise<Cents> {
  const { rows } = await executor.execute<{ undeclared: string }>(
    sql`select ${undeclaredDepositsOf(sql`${personId}::uuid`)} as undeclared`,
  )
  return BigInt(rows[0]!.undeclared)
}
