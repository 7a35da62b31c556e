import { isPermitted, type Permission } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { userIdOf } from '../http/actor.ts'
import type { Call } from '../http/bind.ts'
import type { Kernel } from '../kernel.ts'
import { oldestValid } from './four-eyes.domain.ts'

/** The filter of a list by what waits for an approval of the caller. */
export interface ApprovalFilter {
  /** Absent where the list is not filtered; `null` for a caller who may approve nothing of it. */
  readonly approver?: ListApprover | null
}

/** Who would approve, and when. */
export interface ListApprover {
  readonly adminId: string
  readonly now: Date
}

/** The filter `awaitsMyApproval` of a call, for those who hold `permission`. */
export function approvalFilter(
  { clock }: Pick<Kernel, 'clock'>,
  call: Pick<Call, 'actor'> & { readonly query: { readonly awaitsMyApproval?: boolean | undefined } },
  permission: Permission,
): ApprovalFilter {
  if (call.query.awaitsMyApproval !== true) return {}
  if (!isPermitted(permission, call.actor.kind)) return { approver: null }
  return { approver: { adminId: userIdOf(call.actor), now: clock.now() } }
}

/** The condition of an approval filter, from that of a record which the approver may approve. */
export function awaitsApproval(
  { approver }: ApprovalFilter,
  conditionFor: (approver: ListApprover) => SQL,
): SQL | undefined {
  if (approver === undefined) return undefined
  return approver === null ? sql`false` : conditionFor(approver)
}

/** The filter `awaitsMyApproval` of a list of what one administrator proposes and another one approves. */
export const awaitedOf = (
  kernel: Pick<Kernel, 'clock'>,
  call: Parameters<typeof approvalFilter>[1],
  permission: Permission,
  { awaits }: { readonly awaits: (approver: ListApprover) => SQL },
): SQL | undefined => awaitsApproval(approvalFilter(kernel, call, permission), awaits)

interface FirstApprovalColumns {
  readonly firstApprovedBy: PgColumn
  readonly firstApprovedAt: PgColumn
}

/** Whether there is a first approval that has not expired. */
export const firstApprovalStands = ({ firstApprovedAt }: FirstApprovalColumns, { now }: ListApprover): SQL =>
  sql`coalesce(${firstApprovedAt} >= ${oldestValid(now).toISOString()}::timestamptz, false)`

/** Whether the rule of four eyes lets this approver be the next: no first approval of their own stands. */
export const isOpenTo = (columns: FirstApprovalColumns, approver: ListApprover): SQL =>
  sql`not (${firstApprovalStands(columns, approver)} and ${columns.firstApprovedBy} = ${approver.adminId})`
