import type { DefaultState } from '@cauce/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
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
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { projects } from '../../../database/schema/project.ts'

const { loanDefaultId, projectId, state, since, createdAt, updatedAt } = loanDefaults
export const loanDefaultRows = rowsOf(loanDefaults, loanDefaultId)

const [recorder, ender] = [alias(users, 'recorder'), alias(users, 'ender')]
const fields = {
  ...getTableColumns(loanDefaults),
  projectName: projects.name,
  recordedByName: optionalUserName(recorder),
  endedByName: optionalUserName(ender),
}

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(loanDefaults)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .leftJoin(recorder, eq(recorder.userId, loanDefaults.recordedBy))
    .leftJoin(ender, eq(ender.userId, loanDefaults.endedBy))

interface Query extends ListInput<'since' | 'createdAt' | 'updatedAt'> {
  readonly projectId?: string | undefined
  readonly state?: DefaultState | undefined
}

export async function listLoanDefaults(executor: Executor, query: Query) {
  const where = allOf(
    among(loanDefaultId, query),
    query.projectId && eq(projectId, query.projectId),
    query.state && eq(state, query.state),
  )
  const order = orderOf(query, { since, createdAt, updatedAt }, 'since', loanDefaultId)
  return listOf(executor, select(executor).$dynamic(), { id: loanDefaultId, where, order }, query)
}

export async function findLoanDefault(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(loanDefaultId, id))
  return row
}

/** Of a locked project, latest last. */
export const defaultsOf = (tx: Transaction, id: string) =>
  tx.select().from(loanDefaults).where(eq(projectId, id)).orderBy(since, loanDefaultId)
