import { classOn, type InvestorClass, type WantedClass } from '@cauce/contract'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  among,
  executePrepared,
  isCustomerOf,
  listOf,
  orderOf,
  rowsOf,
  uuidArray,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { classifications, type ClassificationRow } from '../../../database/schema/classifications.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { findEvidenceOf } from './evidence.queries.ts'

/** Rows of requests by id. */
export const classificationRows = rowsOf(classifications, classifications.classificationId)

const { classificationId, userId, state, validUntil, createdAt, updatedAt } = classifications
const columns = { createdAt, updatedAt, state }
const decider = alias(users, 'decider')

/** The filters of the list, with the restriction of the caller. */
export interface ClassificationFilter extends CustomerFilter {
  readonly ids?: readonly string[] | undefined
  readonly userId?: string | undefined
  readonly state?: ClassificationRow['state'] | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: classifications, userName: userName(), decidedByName: userName(decider) })
    .from(classifications)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(decider, eq(decider.userId, classifications.decidedBy))

const conditionOf = (filter: ClassificationFilter) =>
  allOf(
    among(classificationId, filter),
    filter.userId && eq(userId, filter.userId),
    filter.state && eq(state, filter.state),
    filter.ownerId && eq(userId, filter.ownerId),
    filter.managerId && isCustomerOf(userId, filter.managerId),
  )

type Selected = Awaited<ReturnType<typeof select>>[number]

async function withEvidence(executor: Executor, records: readonly Selected[]) {
  const evidence = await findEvidenceOf(
    executor,
    records.map(({ row }) => row.classificationId),
  )
  return records.map((record) => ({ ...record, documents: evidence.get(record.row.classificationId) ?? [] }))
}

/** A request with the names of people and its evidence. */
export type ClassificationRecord = Awaited<ReturnType<typeof withEvidence>>[number]

/** A page of the requests that the filter lets through. */
export async function listClassifications(
  executor: Executor,
  filter: ClassificationFilter,
  input: ListInput<keyof typeof columns>,
) {
  const order = orderOf(input, columns, 'createdAt', classificationId)
  const where = conditionOf(filter)
  const { data, total } = await listOf(
    executor,
    select(executor).$dynamic(),
    { id: classificationId, where, order },
    input,
  )
  return { data: await withEvidence(executor, data), total }
}

/** A request, if the filter lets it through. */
export async function findClassification(executor: Executor, id: string, filter: ClassificationFilter = {}) {
  const rows = await select(executor).where(and(eq(classificationId, id), conditionOf(filter)))
  return (await withEvidence(executor, rows))[0]
}

/** The requests of a person in one state, locked, after the person: of two calls at once the later one sees the earlier one. */
export async function lockClassificationsOf(tx: Transaction, personId: string, inState: ClassificationRow['state']) {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, personId)).for('no key update')
  return tx
    .select()
    .from(classifications)
    .where(and(eq(userId, personId), eq(state, inState)))
    .for('no key update')
}

/** The class of each of these people on `today`, by person. */
export async function findClasses(
  executor: Executor,
  userIds: readonly string[],
  today: string,
): Promise<(personId: string) => InvestorClass> {
  const rows = await executePrepared<{ user_id: string; wanted_class: WantedClass; valid_until: string | null }>(
    executor,
    'investor-classes',
    sql`
    select user_id, wanted_class, valid_until::text as valid_until
    from ${classifications} where user_id = any (${uuidArray(userIds)}) and state = 'approved'`,
  )
  const classes = new Map(
    rows.map((row) => [
      row.user_id,
      classOn({ state: 'approved', wantedClass: row.wanted_class, validUntil: row.valid_until }, today),
    ]),
  )
  return (personId) => classes.get(personId) ?? 'nonSophisticated'
}

/** Approved requests whose class ends from `from` to `until` and of which the investor was not notified, unless another request waits. */
export async function findEnding(tx: Transaction, from: string, until: string) {
  return tx
    .select({ classificationId, userId, validUntil })
    .from(classifications)
    .where(
      and(
        eq(state, 'approved'),
        isNull(classifications.remindedAt),
        sql`${validUntil} between ${from} and ${until}`,
        sql`not exists (select from ${classifications} later where later.user_id = ${userId} and later.state = 'pending')`,
      ),
    )
    .orderBy(asc(classificationId))
    .for('update', { skipLocked: true })
    .limit(500)
}

/** Approved requests whose last day is over. */
export async function findExpired(tx: Transaction, today: string) {
  return tx
    .select()
    .from(classifications)
    .where(and(eq(state, 'approved'), lt(validUntil, today)))
    .orderBy(asc(classificationId))
    .for('update', { skipLocked: true })
    .limit(500)
}

/** Marks investors as notified that their class ends soon. */
export async function noteReminded(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(classifications)
    .set({ remindedAt: now })
    .where(inArray(classificationId, [...ids]))
}
