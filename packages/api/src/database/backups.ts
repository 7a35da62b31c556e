import { isNull, max, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { backups } from './schema/backups.ts'

export async function summariseBackups(executor: Executor) {
  const { takenAt, triedAt, problem } = backups
  const lastTrialAt = sql<Date | null>`max(${triedAt}) filter (where ${isNull(problem)})`.mapWith(triedAt)
  const [row] = await executor.select({ lastTakenAt: max(takenAt), lastTrialAt }).from(backups)
  return row!
}
