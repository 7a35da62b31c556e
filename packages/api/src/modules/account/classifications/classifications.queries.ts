import { classOn, type InvestorClass, type WantedClass, type api } from '@cauce/contract'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  among,
  executePrepared,
  isCustomerOf,
  listOf,
  rowsOf,
  uuidArray,
  type Executor,
  type Transaction,
  lockPerson,
  sameAs,
  ofCustomers,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import {
  classifications,
  type ClassificationRow,
  classificationDocuments as documents,
} from '../../../database/schema/classifications.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { files, type FileRow } from '../../../database/schema/platform.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const classificationRows = rowsOf(classifications, classifications.classificationId)

const { classificationId, userId, state, validUntil } = classifications
const decider = alias(users, 'decider')

type ClassificationFilter = QueryOf<typeof api.classifications.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select({ row: classifications, userName: userName(), decidedByName: userName(decider) })
    .from(classifications)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(decider, eq(decider.userId, classifications.decidedBy))

const conditionOf = (filter: ClassificationFilter) =>
  allOf(among(classificationId, filter), sameAs({ userId, state }, filter), ofCustomers(userId, filter))

type Selected = Awaited<ReturnType<typeof select>>[number]

async function withEvidence(executor: Executor, records: readonly Selected[]) {
  const evidence = await findEvidenceOf(
    executor,
    records.map(({ row }) => row.classificationId),
  )
  return records.map((record) => ({ ...record, documents: evidence.get(record.row.classificationId) ?? [] }))
}

export type ClassificationRecord = Awaited<ReturnType<typeof withEvidence>>[number]

export async function listClassifications(executor: Executor, filter: ClassificationFilter) {
  const where = conditionOf(filter)
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id: classificationId, where, order: 'createdAt', search: ['reason', 'userName'] },
    filter,
  )
  return { data: await withEvidence(executor, data), total }
}

export async function findClassification(executor: Executor, id: string, filter: ClassificationFilter = {}) {
  const rows = await select(executor).where(and(eq(classificationId, id), conditionOf(filter)))
  return (await withEvidence(executor, rows))[0]
}

/** Locked after the person, so that concurrent calls see each other. */
export async function lockClassificationsOf(tx: Transaction, personId: string, inState: ClassificationRow['state']) {
  await lockPerson(tx, personId)
  return tx
    .select()
    .from(classifications)
    .where(and(eq(userId, personId), eq(state, inState)))
    .for('no key update')
}

/** By person, on `today`. */
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

export async function findExpired(tx: Transaction, today: string) {
  return tx
    .select()
    .from(classifications)
    .where(and(eq(state, 'approved'), lt(validUntil, today)))
    .orderBy(asc(classificationId))
    .for('update', { skipLocked: true })
    .limit(500)
}

export async function noteReminded(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(classifications)
    .set({ remindedAt: now })
    .where(inArray(classificationId, [...ids]))
}

interface EvidenceRecord {
  readonly documentId: string
  readonly classificationId: string
  readonly file: FileRow
}

const fields = {
  documentId: documents.classificationDocumentId,
  classificationId: documents.classificationId,
  file: files,
}

/** By request, in order of arrival. */
async function findEvidenceOf(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EvidenceRecord[]>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select(fields)
    .from(documents)
    .innerJoin(files, eq(files.fileId, documents.fileId))
    .where(inArray(documents.classificationId, [...ids]))
    .orderBy(documents.classificationDocumentId)
  return Map.groupBy(rows, ({ classificationId }) => classificationId)
}

export const insertEvidence = rowsOf(documents, documents.classificationDocumentId).insert

/** Undefined if its customer is not visible. */
export async function findEvidenceFile(
  executor: Executor,
  documentId: string,
  { ownerId, managerId }: CustomerFilter,
): Promise<FileRow | undefined> {
  const [row] = await executor
    .select({ file: files })
    .from(documents)
    .innerJoin(files, eq(files.fileId, documents.fileId))
    .innerJoin(classifications, eq(classifications.classificationId, documents.classificationId))
    .where(
      and(
        eq(documents.classificationDocumentId, documentId),
        ownerId === undefined ? undefined : eq(classifications.userId, ownerId),
        managerId === undefined ? undefined : isCustomerOf(classifications.userId, managerId),
      ),
    )
  return row?.file
}

/** Returns orphaned file ids. */
export async function deleteEvidenceOf(tx: Transaction, personId: string): Promise<string[]> {
  const own = tx
    .select({ classificationId: classifications.classificationId })
    .from(classifications)
    .where(eq(classifications.userId, personId))
  const rows = await tx
    .delete(documents)
    .where(inArray(documents.classificationId, own))
    .returning({ fileId: documents.fileId })
  return rows.map(({ fileId }) => fileId)
}
