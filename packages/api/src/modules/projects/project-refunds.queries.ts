import { sql } from 'drizzle-orm'
import { type Executor, uuidArray } from '../../database/index.ts'

/** How long the first half of a refund under four eyes stands. */
export const REFUND_REQUEST_HOURS = 48

export interface PendingRefund {
  readonly adminId: string
  readonly adminName: string
  readonly reason: string
  readonly requestedAt: Date
  readonly expiresAt: Date
}

/** First halves of refunds that still stand, by project. By table name, because orders, which keep them, depend on projects. */
export async function findPendingRefunds(
  executor: Executor,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, PendingRefund>> {
  if (projectIds.length === 0) return new Map()
  const since = new Date(now.getTime() - REFUND_REQUEST_HOURS * 3_600_000)
  const { rows } = await executor.execute<{
    project_id: string
    admin_id: string
    admin_name: string
    reason: string
    requested_at: string
  }>(sql`
    select r.project_id, r.admin_id, trim(u.name || ' ' || u.surname) as admin_name, r.reason, r.requested_at
    from refund_requests r join users u on u.user_id = r.admin_id
    where r.project_id = any (${uuidArray(projectIds)}) and r.requested_at >= ${since.toISOString()}::timestamptz`)
  return new Map(
    rows.map((row) => {
      const requestedAt = new Date(row.requested_at)
      const expiresAt = new Date(requestedAt.getTime() + REFUND_REQUEST_HOURS * 3_600_000)
      return [
        row.project_id,
        { adminId: row.admin_id, adminName: row.admin_name, reason: row.reason, requestedAt, expiresAt },
      ]
    }),
  )
}
