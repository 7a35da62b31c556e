import { and, eq, sql } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { companyAccounts, type CompanyAccountRow } from '../../../database/schema/company-accounts.ts'

const { companyAccountId, state } = companyAccounts

export const accountProposals = proposalsOf(companyAccounts, {
  id: companyAccountId,
  search: ['bankName', 'iban', 'beneficiary'],
  sortedBy: 'createdAt',
})

/** A table lock: row locks would wait for a concurrent approval and then miss the account it activated. */
export async function lockActiveAccounts(tx: Transaction): Promise<CompanyAccountRow[]> {
  await tx.execute(sql`lock table ${companyAccounts} in share row exclusive mode`)
  return tx.select().from(companyAccounts).where(eq(state, 'active'))
}

export async function findMainAccount(executor: Executor): Promise<CompanyAccountRow | undefined> {
  const isMain = and(eq(state, 'active'), eq(companyAccounts.main, true))
  return (await executor.select().from(companyAccounts).where(isMain))[0]
}

export async function isAccountInForce(executor: Executor, iban: string): Promise<boolean> {
  const isActive = and(eq(state, 'active'), eq(companyAccounts.iban, iban))
  return (await executor.select({ companyAccountId }).from(companyAccounts).where(isActive)).length > 0
}

/** The main one without an id. */
export async function findActiveAccount(
  executor: Executor,
  id: string | undefined,
): Promise<CompanyAccountRow | undefined> {
  if (id === undefined) return findMainAccount(executor)
  const isActive = and(eq(companyAccountId, id), eq(state, 'active'))
  return (await executor.select().from(companyAccounts).where(isActive))[0]
}
