import type { MatchReason } from '@cauce/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { bankAllocations, bankMovements, payments } from '../../../database/schema/bank.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import { ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'

export type AllocationRow = typeof bankAllocations.$inferSelect
type NewAllocation = typeof bankAllocations.$inferInsert & { readonly reasons: readonly MatchReason[] }

export async function insertAllocations(tx: Transaction, rows: readonly NewAllocation[]): Promise<void> {
  if (rows.length > 0) await tx.insert(bankAllocations).values([...rows])
}

/** Current allocations of a movement, locked. */
export async function lockAllocations(tx: Transaction, id: string): Promise<AllocationRow[]> {
  return tx
    .select()
    .from(bankAllocations)
    .where(and(eq(bankAllocations.movementId, id), isNull(bankAllocations.undoneAt)))
    .orderBy(asc(bankAllocations.allocationId))
    .for('no key update')
}

/** Movements with a match that was undone. */
export async function findTakenBack(executor: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectDistinct({ movementId: bankAllocations.movementId })
    .from(bankAllocations)
    .where(and(inArray(bankAllocations.movementId, [...ids]), isNotNull(bankAllocations.undoneAt)))
  return new Set(rows.map((row) => row.movementId))
}

/** Without undone ones. */
export async function findAllocationsOfTransaction(
  executor: Executor,
  transactionId: string,
): Promise<AllocationRow[]> {
  return executor
    .select()
    .from(bankAllocations)
    .where(and(eq(bankAllocations.transactionId, transactionId), isNull(bankAllocations.undoneAt)))
}

/** Line ids of an income's or withdrawal's matches, without undone ones. */
export const linesOfTransaction = (executor: Executor, transactionId: string) => {
  const { movementId, undoneAt } = bankAllocations
  const select = () => executor.select({ movementId }).from(bankAllocations)
  // One condition for both would be served by no index.
  return select()
    .where(and(isNull(undoneAt), eq(bankAllocations.transactionId, transactionId)))
    .unionAll(
      select()
        .innerJoin(payments, eq(payments.paymentId, bankAllocations.paymentId))
        .where(and(isNull(undoneAt), eq(payments.transactionId, transactionId))),
    )
}

/** True if a debit ever executed this payment, even if undone. */
export async function wasExecuted(tx: Transaction, paymentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ movementId: bankAllocations.movementId })
    .from(bankAllocations)
    .innerJoin(bankMovements, eq(bankMovements.movementId, bankAllocations.movementId))
    .where(and(eq(bankAllocations.paymentId, paymentId), lt(bankMovements.amount, 0n)))
    .limit(1)
  return row !== undefined
}

/** Undoes an allocation; the row stays. */
export async function undoAllocation(tx: Transaction, id: string, by: { undoneBy: string; undoneAt: Date }) {
  await tx.update(bankAllocations).set(by).where(eq(bankAllocations.allocationId, id))
}

const [creator, undoer] = [alias(users, 'creator'), alias(users, 'undoer')]

export async function findAllocations(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return executor
    .select({
      row: bankAllocations,
      name: sql<string>`coalesce(${projects.name}, ${userName()}, ${payments.beneficiary}, '—')`,
      userId: sql<string | null>`coalesce(${transactions.userId}, ${payments.userId})`,
      transactionId: sql<string | null>`coalesce(${bankAllocations.transactionId}, ${payments.transactionId})`,
      createdByName: optionalUserName(creator),
      undoneByName: optionalUserName(undoer),
    })
    .from(bankAllocations)
    .leftJoin(transactions, eq(transactions.transactionId, bankAllocations.transactionId))
    .leftJoin(payments, eq(payments.paymentId, bankAllocations.paymentId))
    .leftJoin(distributions, eq(distributions.distributionId, bankAllocations.distributionId))
    .leftJoin(projects, eq(projects.projectId, distributions.projectId))
    .leftJoin(users, eq(users.userId, sql`coalesce(${transactions.userId}, ${payments.userId})`))
    .leftJoin(creator, eq(creator.userId, bankAllocations.createdBy))
    .leftJoin(undoer, eq(undoer.userId, bankAllocations.undoneBy))
    .where(inArray(bankAllocations.movementId, [...ids]))
    .orderBy(asc(bankAllocations.createdAt), asc(bankAllocations.allocationId))
}

export const kindOfAllocation = ({
  transactionId,
  distributionId,
}: AllocationRow): 'income' | 'distribution' | 'payment' =>
  transactionId ? 'income' : distributionId ? 'distribution' : 'payment'

/** True if a movement credited this income; else its document did before. */
export async function isCreditedBy(tx: Transaction, transactionId: string, movement: string): Promise<boolean> {
  const { kind, transactionId: income, movementId: line } = ledgerTransfers
  return (await tx.$count(ledgerTransfers, and(eq(income, transactionId), eq(line, movement), eq(kind, 'income')))) > 0
}
