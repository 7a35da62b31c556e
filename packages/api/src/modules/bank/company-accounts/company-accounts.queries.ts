import type { CompanyAccountState } from '@cauce/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  allOf,
  among,
  listOf,
  orderOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { companyAccounts, type CompanyAccountRow } from '../../../database/schema/company-accounts.ts'

const { companyAccountId, createdAt, bankName, state, updatedAt } = companyAccounts
/** Rows of accounts of the company by id. */
export const companyAccountRows = rowsOf(companyAccounts, companyAccountId)

const columns = { createdAt, bankName, state, updatedAt }
const [proposer, decider] = [alias(users, 'proposer'), alias(users, 'decider')]

interface Filter {
  readonly ids?: readonly string[] | undefined
  readonly state?: z.infer<typeof CompanyAccountState> | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: companyAccounts, proposedByName: userName(proposer), decidedByName: userName(decider) })
    .from(companyAccounts)
    .innerJoin(proposer, eq(proposer.userId, companyAccounts.proposedBy))
    .leftJoin(decider, eq(decider.userId, companyAccounts.decidedBy))

type Selected = Awaited<ReturnType<typeof select>>[number]
function viewOf({ row, proposedByName, decidedByName }: Selected) {
  const { approvedBy: _, ...account } = row
  return { ...account, proposedByName, decidedByName: row.decidedBy && decidedByName }
}

/** A page of the accounts of the company, the newest first. */
export async function listCompanyAccounts(executor: Executor, filter: Filter, input: ListInput<keyof typeof columns>) {
  const where = allOf(among(companyAccountId, filter), filter.state && eq(state, filter.state))
  const order = orderOf(input, columns, 'createdAt', companyAccountId)
  const listing = { id: companyAccountId, where, order }
  const { data, total } = await listOf(executor, select(executor).$dynamic(), listing, input)
  return { data: data.map(viewOf), total }
}

/** An account of the company with the names of who proposed it and who decided. */
export async function findCompanyAccount(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(companyAccountId, id))
  return row && viewOf(row)
}

/**
 * The accounts in force, which nothing else changes until the transaction ends. The table is locked: a lock on the rows would wait
 * for another approval, and then not see the account that it has brought into force.
 */
export async function lockActiveAccounts(tx: Transaction): Promise<CompanyAccountRow[]> {
  await tx.execute(sql`lock table ${companyAccounts} in share row exclusive mode`)
  return tx.select().from(companyAccounts).where(eq(state, 'active'))
}

/** The account to which customers send their deposits. */
export async function findMainAccount(executor: Executor): Promise<CompanyAccountRow | undefined> {
  const isMain = and(eq(state, 'active'), eq(companyAccounts.main, true))
  return (await executor.select().from(companyAccounts).where(isMain))[0]
}

/** Whether an account of the company with this IBAN is in force. */
export async function isAccountInForce(executor: Executor, iban: string): Promise<boolean> {
  const isActive = and(eq(state, 'active'), eq(companyAccounts.iban, iban))
  return (await executor.select({ companyAccountId }).from(companyAccounts).where(isActive)).length > 0
}

/** The account in force with this id; without an id the main one. */
export async function findActiveAccount(
  executor: Executor,
  id: string | undefined,
): Promise<CompanyAccountRow | undefined> {
  if (id === undefined) return findMainAccount(executor)
  const isActive = and(eq(companyAccountId, id), eq(state, 'active'))
  return (await executor.select().from(companyAccounts).where(isActive))[0]
}
