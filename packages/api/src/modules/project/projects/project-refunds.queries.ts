import { isRefundable, PHASES } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import { type Executor, textArray, uuidArray } from '../../../database/index.ts'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { firstApprovalStands, isByHandsOf, type ListApprover } from '../../../platform/four-eyes.queries.ts'
import { orders, refunds } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import { ledgerAccounts } from '../../../database/schema/wallet.ts'
import { users } from '../../../database/schema/account.ts'

/** Requested but not carried out, expired ones too. */
export async function findPendingRefunds(executor: Executor, projectIds: readonly string[]) {
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

/** All money still in escrow. */
const refundablePhases = PHASES.filter((phaseName) =>
  isRefundable({ phaseName, amountInvested: 1n, amountInEscrow: 1n }),
)

export const awaitsRefundBy = (approver: ListApprover): SQL => sql`(
  ${projects.phase} = any (${textArray(refundablePhases)})
  and exists (select 1 from ${refunds} where ${refunds.projectId} = ${projects.projectId} and ${refunds.refundedAt} is null
    and not ${isByHandsOf(refunds.firstApprovedBy, approver)} and ${firstApprovalStands(refunds, approver)})
  and exists (select 1 from ${ledgerAccounts} where ${ledgerAccounts.accountId} = ${projects.projectId} and ${ledgerAccounts.balance} = ${projects.amountInvested})
  and not exists (select 1 from ${orders} where ${orders.projectId} = ${projects.projectId} and ${orders.userId} = ${approver.adminId} and ${orders.status} in ('pending', 'active'))
)`
