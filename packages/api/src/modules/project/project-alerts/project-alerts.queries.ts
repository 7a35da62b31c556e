import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import {
  allOf,
  among,
  type Executor,
  type ListInput,
  listOf,
  orderOf,
  type Transaction,
} from '../../../database/index.ts'
import { projectAlerts, type ProjectAlertRow } from '../../../database/schema/project.ts'

const { projectAlertId, projectId, userId, createdAt } = projectAlerts
const fields = { projectAlertId, projectId, createdAt }

export interface ProjectAlertFilter {
  readonly projectId?: string | undefined
  readonly isForNext?: boolean | undefined
}

export async function listProjectAlerts(
  executor: Executor,
  ownerId: string,
  filter: ProjectAlertFilter,
  input: ListInput,
) {
  const where = and(eq(userId, ownerId), among(projectAlertId, input), conditionOf(filter))
  const rows = executor.select(fields).from(projectAlerts).$dynamic()
  const order = orderOf(input, 'createdAt', projectAlertId)
  return listOf(executor, rows, { id: projectAlertId, where, order, search: ['projectName'] }, input)
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

const conditionOf = ({ projectId: wanted, isForNext }: ProjectAlertFilter): SQL | undefined =>
  allOf(
    wanted && eq(projectId, wanted),
    isForNext !== undefined && (isForNext ? isNull(projectId) : isNotNull(projectId)),
  )
