import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { moneyDecisions, type MovementKind } from '../../../database/schema/decisions.ts'

/** Two administrators turn the postings of a whole record round, once. */
type ReversalKind = Extract<MovementKind, 'take_back_statement' | 'reverse_distribution'>

const firstUser = alias(users, 'first')

/** Who proposed it, while a second administrator may follow, or who has done it; and why. */
export async function findReversal(executor: Executor, kind: ReversalKind, id: string, now: Date) {
  const { verdict, decidedBy, createdAt, expiresAt, reason, recordId, subjectId } = moneyDecisions
  const [row] = await executor
    .select({
      ...{ verdict, createdAt, expiresAt, reason },
      adminId: sql<string>`${decidedBy}`,
      adminName: optionalUserName(users),
      firstName: optionalUserName(firstUser),
    })
    .from(moneyDecisions)
    .innerJoin(users, eq(users.userId, decidedBy))
    .leftJoin(firstUser, eq(firstUser.userId, moneyDecisions.firstBy))
    .where(and(eq(recordId, id), eq(moneyDecisions.kind, kind), moneyDecisions.fourEyes, isNull(subjectId)))
    .orderBy(sql`${verdict} = 'goes' desc, ${createdAt} desc`)
    .limit(1)
  const stands = row && (row.verdict === 'goes' || row.expiresAt! > now) ? row : undefined
  const isDone = stands?.verdict === 'goes'
  const byName = stands?.adminName ?? ''
  return {
    reason: stands?.reason ?? null,
    first:
      stands && !isDone
        ? { adminId: stands.adminId, adminName: byName, approvedAt: stands.createdAt, expiresAt: stands.expiresAt }
        : null,
    done: stands && isDone ? { at: stands.createdAt, byName, firstByName: stands.firstName ?? '' } : null,
  }
}

/** By record: who proposed it and when, while a second administrator may follow. */
export const firstsOfReversals = (kind: ReversalKind, now: Date): SQL => sql`
  select distinct on (${moneyDecisions.recordId}) ${moneyDecisions.recordId} as id, ${moneyDecisions.decidedBy} as by, ${moneyDecisions.createdAt} as at
  from ${moneyDecisions}
  where ${moneyDecisions.verdict} = 'first' and ${moneyDecisions.expiresAt} > ${now.toISOString()}::timestamptz
    and ${moneyDecisions.fourEyes} and ${moneyDecisions.kind} = ${kind} and not exists (
      select from ${moneyDecisions} done where done.record_id = ${moneyDecisions.recordId} and done.four_eyes and done.kind = ${kind} and done.verdict = 'goes')
  order by ${moneyDecisions.recordId}, ${moneyDecisions.createdAt} desc`
