import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { customerDeclarations, type CustomerDeclarationRow } from '../../../database/schema/diligence.ts'

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

export async function insertDeclaration(executor: Executor, row: CustomerDeclarationRow): Promise<void> {
  await executor.insert(customerDeclarations).values(row)
}

export async function deleteDeclarationsOf(executor: Executor, personId: string): Promise<void> {
  await executor.delete(customerDeclarations).where(eq(userId, personId))
}
