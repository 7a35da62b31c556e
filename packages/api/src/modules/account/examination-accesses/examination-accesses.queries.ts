import { and, desc, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { deleteSome, rowsOf, type Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { examinationAccesses, examinationRecords } from '../../../database/schema/examinations.ts'
import type { Eraser } from '../../../platform/retention.ts'

export const examinationAccessRows = rowsOf(examinationAccesses, examinationAccesses.accessId)

const { accessId, requestedBy, decidedBy, state, endsAt, createdAt } = examinationAccesses
const [requester, decider] = [alias(users, 'requester'), alias(users, 'decider')]

const SHOWN = 100

/** Pending first, then newest. */
export const listAccesses = (executor: Executor, ofId?: string) =>
  executor
    .select({
      row: examinationAccesses,
      requestedByName: userName(requester),
      decidedByName: sql<string | null>`${userName(decider)}`,
    })
    .from(examinationAccesses)
    .innerJoin(requester, eq(requester.userId, requestedBy))
    .leftJoin(decider, eq(decider.userId, decidedBy))
    .where(ofId === undefined ? undefined : eq(accessId, ofId))
    .orderBy(desc(eq(state, 'waiting')), desc(createdAt), desc(accessId))
    .limit(SHOWN)

export async function findOpenAccess(executor: Executor, personId: string, now: Date) {
  const [row] = await executor
    .select()
    .from(examinationAccesses)
    .where(and(eq(requestedBy, personId), eq(state, 'granted'), gt(endsAt, now)))
    .orderBy(desc(endsAt))
    .limit(1)
  return row
}

export const eraseExaminationAccesses: Eraser = (tx, { before, limit }) => {
  const named = tx
    .select({ one: sql`1` })
    .from(examinationRecords)
    .where(and(eq(examinationRecords.accessId, accessId), isNotNull(examinationRecords.examinationId)))
  return deleteSome(tx, examinationAccesses, and(lt(createdAt, before), notExists(named)), limit)
}
