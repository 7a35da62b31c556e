import { sql } from 'drizzle-orm'
import { type Executor, uuidArray } from '../../../database/index.ts'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { refunds } from '../../../database/schema/orders.ts'
import { users } from '../../../database/schema/account.ts'

/**
 * Refunds that one administrator requested and no one carried out, by project, expired ones too.
 */
export async function findPendingRefunds(executor: Executor, projectIds: readonly string[]) {
  if (projectIds.length === 0) return new Map<string, PendingRefund>()
  const { rows } = await executor.execute<{
    project_id: string
    admin_id: string
    admin_name: string
    reason: string | null
    approved_at: string
  }>(sql`
    select r.project_id, r.first_approved_by as admin_id, trim(u.name || ' ' || u.surname) as admin_name, r.reason, r.first_approved_at as approved_at
    from ${refunds} r join ${users} u on u.user_id = r.first_approved_by
    where r.project_id = any (${uuidArray(projectIds)}) and r.refunded_at is null`)
  return new Map(rows.map((row) => [row.project_id, pendingRefundOf(row)]))
}

export type PendingRefund = ReturnType<typeof pendingRefundOf>

interface PendingRow {
  readonly admin_id: string
  readonly admin_name: string
  readonly reason: string | null
  readonly approved_at: string
}

function pendingRefundOf({ admin_id, admin_name, reason, approved_at }: PendingRow) {
  const first = { firstApprovedBy: admin_id, firstApprovedAt: new Date(approved_at) }
  return { reason: reason ?? '', firstApproval: firstApprovalView(first, admin_name)! }
}
