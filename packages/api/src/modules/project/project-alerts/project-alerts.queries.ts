import type { api } from '@cauce/contract'
import { and, eq } from 'drizzle-orm'
import { type Executor, listOf, type Transaction } from '../../../database/index.ts'
import { projectAlerts, type ProjectAlertRow } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { projectAlertId, userId, createdAt } = projectAlerts
const fields = { projectAlertId, createdAt }

export async function listProjectAlerts(
  executor: Executor,
  ownerId: string,
  query: QueryOf<typeof api.projectAlerts.list>,
) {
  const where = eq(userId, ownerId)
  const rows = executor.select(fields).from(projectAlerts)
  return listOf(executor, rows, { id: projectAlertId, where, order: 'createdAt', search: [] }, query)
}

/** Idempotent; returns the stored one. */
export async function keepProjectAlert(tx: Transaction, alert: ProjectAlertRow) {
  await tx.insert(projectAlerts).values(alert).onConflictDoNothing()
  const [kept] = await tx.select(fields).from(projectAlerts).where(eq(userId, alert.userId))
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

/** Consumes the alerts; returns their owners. */
export const takeProjectAlerts = async (tx: Transaction): Promise<string[]> =>
  (await tx.delete(projectAlerts).returning({ userId })).map((alert) => alert.userId)
