import { and, eq, type SQL } from 'drizzle-orm'
import { firstOf, proposalsOf, type Executor } from '../../../database/index.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { findFiles, storedFileOf } from '../../../platform/files/index.ts'

const { companyAccountId, state } = companyAccounts

const proposals = proposalsOf(companyAccounts, {
  id: companyAccountId,
  search: ['bankName', 'iban', 'beneficiary'],
  sortedBy: 'createdAt',
})
export const { rows: accountRows, awaits: awaitsAccountDecision, lockActive: lockActiveAccounts } = proposals

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

const findActive = (executor: Executor, condition: SQL) =>
  firstOf(
    executor
      .select()
      .from(companyAccounts)
      .where(and(eq(state, 'active'), condition)),
  )

export const findMainAccount = (executor: Executor) => findActive(executor, eq(companyAccounts.main, true))

export const isAccountInForce = async (executor: Executor, iban: string): Promise<boolean> =>
  (await findActive(executor, eq(companyAccounts.iban, iban))) !== undefined

/** The main one without an id. */
export const findActiveAccount = (executor: Executor, id: string | undefined) =>
  id === undefined ? findMainAccount(executor) : findActive(executor, eq(companyAccountId, id))
