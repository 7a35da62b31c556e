import type { api } from '@cauce/contract'
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { allOf, among, type Executor, listOf, orderOf, type Transaction } from '../../../database/index.ts'
import { projectAlerts, type ProjectAlertRow } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { projectAlertId, projectId, userId, createdAt } = projectAlerts
const fields = { projectAlertId, projectId, createdAt }

export async function listProjectAlerts(
  executor: Executor,
  ownerId: string,
  query: QueryOf<typeof api.projectAlerts.list>,
) {
  const where = and(eq(userId, ownerId), among(projectAlertId, query), conditionOf(query))
  const rows = executor.select(fields).from(projectAlerts).$dynamic()
  const order = orderOf(query, 'createdAt', projectAlertId)
  return listOf(executor, rows, { id: projectAlertId, where, order, search: ['projectName'] }, query)
}

/** Idempotent; returns the stored one. */
export async function keepProjectAlert(tx: Transaction, alert: ProjectAlertRow) {
  await tx.insert(projectAlerts).values(alert).onConflictDoNothing()
  const isSameProject = alert.projectId === null ? isNull(projectId) : eq(projectId, alert.projectId)
  const [kept] = await tx
    .select(fields)
    .from(projectAlerts)
    .where(and(eq(userId, alert.userId), isSameProject))
  return kept!
}

export async function deleteProjectAlert(executor: Executor, ownerId: string, alertId: string): Promise<boolean> {
  const deleted = await executor
    .delete(projectAlerts)
    .where(and(eq(projectAlertId, alertId), eq(userId, ownerId)))
    .returning({ projectAlertId })
  return deleted.length > 0
}

export async function deleteProjectAlertsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(projectAlerts).where(eq(userId, ownerId))
}

export async function deleteAlertsForProject(tx: Transaction, awaitedId: string): Promise<void> {
  await tx.delete(projectAlerts).where(eq(projectId, awaitedId))
}

/** Consumes alerts of an opening; returns distinct user ids. */
export async function takeAlertsFor(tx: Transaction, openedId: string): Promise<string[]> {
  const taken = await tx
    .delete(projectAlerts)
    .where(or(eq(projectId, openedId), isNull(projectId)))
    .returning({ userId })
  return [...new Set(taken.map((alert) => alert.userId))]
}

const conditionOf = ({ projectId: wanted, isForNext }: QueryOf<typeof api.projectAlerts.list>): SQL | undefined =>
  allOf(
    wanted && eq(projectId, wanted),
    isForNext !== undefined && (isForNext ? isNull(projectId) : isNotNull(projectId)),
  )
