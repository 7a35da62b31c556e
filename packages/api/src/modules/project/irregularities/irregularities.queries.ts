import type { api } from '@cauce/contract'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listOf, rowsOf, type Executor, type Transaction, sameAs, firstOf } from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { irregularities, type IrregularityRow } from '../../../database/schema/irregularities.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { irregularityId, projectId, state, lastDay, createdAt } = irregularities
export const irregularityRows = rowsOf(irregularities, irregularityId)

const [recorder, ender] = [alias(users, 'recorder'), alias(users, 'ender')]
const { warnedAt: _warnedAt, ...columns } = getTableColumns(irregularities)

const fields = {
  ...columns,
  suspendedAt: sql<Date | null>`case when ${lastDay} is not null then ${createdAt} end`.mapWith(createdAt),
  projectName: projects.name,
  recordedByName: sql<string>`${userName(recorder)}`,
  endedByName: optionalUserName(ender),
}

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(irregularities)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .innerJoin(recorder, eq(recorder.userId, irregularities.recordedBy))
    .leftJoin(ender, eq(ender.userId, irregularities.endedBy))

export async function listIrregularities(executor: Executor, query: QueryOf<typeof api.irregularities.list>) {
  const where = sameAs({ projectId, state }, query)
  return listOf(
    executor,
    select(executor),
    { id: irregularityId, where, order: 'createdAt', search: ['irregularity', 'irregularityEn', 'projectName'] },
    query,
  )
}

export const findIrregularity = (executor: Executor, id: string) =>
  firstOf(select(executor).where(eq(irregularityId, id)))

/** Of a locked project; undefined if not suspended. */
export async function lockSuspension(tx: Transaction, id: string): Promise<IrregularityRow | undefined> {
  const [row] = await tx
    .select()
    .from(irregularities)
    .where(and(eq(projectId, id), eq(state, 'suspended')))
    .for('update')
  return row
}

/** Earliest deadline first. */
export const listSuspended = (executor: Executor) =>
  executor
    .select({ projectId, state, lastDay, warnedAt: irregularities.warnedAt })
    .from(irregularities)
    .where(eq(state, 'suspended'))
    .orderBy(asc(lastDay), asc(irregularityId))

/** Without a new version: nobody edited the project. */
export async function markSuspended(tx: Transaction, id: string, suspended: boolean): Promise<void> {
  await tx.update(projects).set({ suspended }).where(eq(projects.projectId, id))
}
