import { isPermitted, type Permission } from '@cauce/contract'
import { and, eq, gt, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { uuidArray, type Executor } from '../database/index.ts'
import { personHands } from '../database/schema/access.ts'
import { users } from '../database/schema/account.ts'
import { userIdOf } from '../http/actor.ts'
import type { Call } from '../http/bind.ts'
import type { Kernel } from '../kernel.ts'
import { handsBehind, handsOf, handsSince, oldestValid, type Hands } from './four-eyes.domain.ts'

export interface ApprovalFilter {
  /** Undefined: no filter; null: may approve nothing. */
  readonly approver?: ListApprover | null
}

export interface ListApprover {
  readonly adminId: string
  readonly hands: Hands
  readonly now: Date
}

/** Whose hands count as this administrator's (`handsOf`). */
export async function findHandsOf(executor: Executor, adminId: string, now: Date): Promise<Hands> {
  return handsOf(adminId, await findRecentHands(executor, now), now)
}

function findRecentHands(executor: Executor, now: Date) {
  const { userId, handId, createdAt, kind } = personHands
  const isStaff = sql<boolean>`${users.role} <> 'user' or ${kind} = 'role'`
  return executor
    .select({ userId, handId, createdAt, isStaff })
    .from(personHands)
    .innerJoin(users, eq(users.userId, userId))
    .where(and(gt(createdAt, handsSince(now)), ne(userId, handId)))
}

/** Those whom these people count as now, themselves included. */
export async function findHandsBehind(executor: Executor, ids: readonly string[], now: Date): Promise<Hands> {
  const recent = await findRecentHands(executor, now)
  return new Set(ids.flatMap((id) => [...handsBehind(id, recent)]))
}

export const isByHandsOf = (column: SQLWrapper, { hands }: Pick<ListApprover, 'hands'>): SQL =>
  sql`coalesce(${column} = any(${uuidArray([...hands])}), false)`

/** `awaitsMyApproval`, for holders of `permission`. */
export async function approvalFilter(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  call: Pick<Call, 'actor'> & { readonly query: { readonly awaitsMyApproval?: boolean | undefined } },
  permission: Permission,
): Promise<ApprovalFilter> {
  if (call.query.awaitsMyApproval !== true) return {}
  if (!isPermitted(permission, call.actor.kind)) return { approver: null }
  const [adminId, now] = [userIdOf(call.actor), clock.now()]
  return { approver: { adminId, hands: await findHandsOf(database, adminId, now), now } }
}

export function awaitsApproval(
  { approver }: ApprovalFilter,
  conditionFor: (approver: ListApprover) => SQL,
): SQL | undefined {
  if (approver === undefined) return undefined
  return approver === null ? sql`false` : conditionFor(approver)
}

interface FirstApprovalColumns {
  readonly firstApprovedBy: PgColumn
  readonly firstApprovedAt: PgColumn
}

/** Exists and has not expired. */
export const firstApprovalStands = (
  { firstApprovedAt }: FirstApprovalColumns,
  { now }: Pick<ListApprover, 'now'>,
): SQL => sql`coalesce(${firstApprovedAt} >= ${oldestValid(now).toISOString()}::timestamptz, false)`

/** Four-eyes: no current first approval by this approver. */
export const isOpenTo = (columns: FirstApprovalColumns, approver: ListApprover): SQL =>
  sql`not (${firstApprovalStands(columns, approver)} and ${isByHandsOf(columns.firstApprovedBy, approver)})`
