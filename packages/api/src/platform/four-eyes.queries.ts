import { isPermitted, type Permission } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { userIdOf } from '../http/actor.ts'
import type { Call } from '../http/bind.ts'
import type { Kernel } from '../kernel.ts'
import { oldestValid } from './four-eyes.domain.ts'

export interface ApprovalFilter {
  /** Undefined: no filter; null: may approve nothing. */
  readonly approver?: ListApprover | null
}

export interface ListApprover {
  readonly adminId: string
  readonly now: Date
}

/** `awaitsMyApproval`, for holders of `permission`. */
export function approvalFilter(
  { clock }: Pick<Kernel, 'clock'>,
  call: Pick<Call, 'actor'> & { readonly query: { readonly awaitsMyApproval?: boolean | undefined } },
  permission: Permission,
): ApprovalFilter {
  if (call.query.awaitsMyApproval !== true) return {}
  if (!isPermitted(permission, call.actor.kind)) return { approver: null }
  return { approver: { adminId: userIdOf(call.actor), now: clock.now() } }
}

export function awaitsApproval(
  { approver }: ApprovalFilter,
  conditionFor: (approver: ListApprover) => SQL,
): SQL | undefined {
  if (approver === undefined) return undefined
  return approver === null ? sql`false` : conditionFor(approver)
}

/** `awaitsMyApproval` for proposals. */
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

/** Exists and has not expired. */
export const firstApprovalStands = ({ firstApprovedAt }: FirstApprovalColumns, { now }: ListApprover): SQL =>
  sql`coalesce(${firstApprovedAt} >= ${oldestValid(now).toISOString()}::timestamptz, false)`

/** Four-eyes: no current first approval by this approver. */
export const isOpenTo = (columns: FirstApprovalColumns, approver: ListApprover): SQL =>
  sql`not (${firstApprovalStands(columns, approver)} and ${columns.firstApprovedBy} = ${approver.adminId})`
