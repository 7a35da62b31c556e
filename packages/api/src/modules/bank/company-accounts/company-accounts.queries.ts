import { and, eq } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { companyAccounts, type CompanyAccountRow } from '../../../database/schema/company-accounts.ts'
import { findFiles, storedFileOf } from '../../../platform/files/index.ts'

const { companyAccountId, state } = companyAccounts

const proposals = proposalsOf(companyAccounts, {
  id: companyAccountId,
  search: ['bankName', 'iban', 'beneficiary'],
  sortedBy: 'createdAt',
})
export const { rows: accountRows, awaits: awaitsAccountDecision } = proposals

export async function listAccounts(...asked: Parameters<typeof proposals.list>) {
  const { data, total } = await proposals.list(...asked)
  return { data: await viewsOf(asked[0], data), total }
}

export async function findAccount(executor: Executor, id: string) {
  const row = await proposals.find(executor, id)
  return row && (await viewsOf(executor, [row]))[0]
}

type Row = NonNullable<Awaited<ReturnType<typeof proposals.find>>>

async function viewsOf(executor: Executor, rows: readonly Row[]) {
  const documents = await findFiles(
    executor,
    rows.map(({ documentId }) => documentId),
  )
  return rows.map(({ documentId, ...row }) => ({ ...row, document: storedFileOf(documents.get(documentId)!) }))
}

export const lockActiveAccounts = (tx: Transaction): Promise<CompanyAccountRow[]> => proposals.lockActive(tx)

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
