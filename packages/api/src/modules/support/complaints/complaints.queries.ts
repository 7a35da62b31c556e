import { nearUntil, type ComplaintUrgency } from '@cauce/contract'
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  type Executor,
  foundBy,
  type ListInput,
  listOf,
  orderOf,
  rowsOf,
  sameAs,
} from '../../../database/index.ts'
import {
  complaintMessages,
  complaints,
  complaintSteps,
  type ComplaintRow,
  complaintDocuments,
  complaintLinks,
} from '../../../database/schema/complaints.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { complaintNumber, endedStates } from './complaints.domain.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'

export const complaintRows = rowsOf(complaints, complaints.complaintId)
export const complaintStepRows = rowsOf(complaintSteps, complaintSteps.complaintStepId)

const { state, name } = complaints
/** Like `complaintDueOn` of the contract. */
export const dueOn = sql<string | null>`case
  when ${state} = 'received' then ${complaints.admissibilityDueOn}
  when ${state} in ('admissible', 'delayed') then ${complaints.decisionDueOn} end`
const columns = { name: sql`cauce_fold(${name})`, dueOn }

/** Ignores notes. Columns are qualified, because Drizzle omits the table in single-table selects. */
const awaitsReply = sql<boolean>`(coalesce((
  select m.author_id is null from ${complaintMessages} m
  where m.complaint_id = ${complaints}.complaint_id and not m.is_internal
  order by m.message_id desc limit 1), false) and ${state} not in ('closed', 'withdrawn'))`

export interface ComplaintFilter {
  readonly search?: string | undefined
  readonly state?: ComplaintRow['state'] | undefined
  readonly kind?: NonNullable<ComplaintRow['kind']> | undefined
  readonly urgency?: ComplaintUrgency | undefined
  readonly isUrgent?: boolean | undefined
  readonly isOpen?: boolean | undefined
  readonly awaitsReply?: boolean | undefined
}

function isOfUrgency(urgency: ComplaintUrgency, today: string): SQL {
  if (urgency === 'passed') return sql`${dueOn} < ${today}`
  const near = nearUntil(today)
  return urgency === 'near' ? sql`${dueOn} between ${today} and ${near}` : sql`${dueOn} > ${near}`
}

const SEARCHED = ['name', 'email', 'number'] as const

export const isUrgent = (today: string): SQL<boolean> => sql`coalesce(${dueOn} <= ${nearUntil(today)}, false)`

const select = (executor: Executor) => executor.select({ row: complaints, dueOn, awaitsReply }).from(complaints)

export async function listComplaints(executor: Executor, filter: ComplaintFilter, input: ListInput, today: string) {
  const { search, isOpen } = filter
  const where = allOf(
    search && foundBy(SEARCHED, complaints.complaintId, search),
    sameAs({ state, kind: complaints.kind }, filter),
    filter.awaitsReply !== undefined && eq(awaitsReply, filter.awaitsReply),
    filter.urgency && isOfUrgency(filter.urgency, today),
    filter.isUrgent !== undefined && eq(isUrgent(today), filter.isUrgent),
    isOpen !== undefined && (isOpen ? sql`${dueOn} is not null` : sql`${dueOn} is null`),
  )
  const order = orderOf(input, 'dueOn', complaints.complaintId, columns)
  const listing = { id: complaints.complaintId, where, order, search: SEARCHED }
  const { data, total } = await listOf(executor, select(executor), listing, input)
  return { data: await withParts(executor, data), total }
}

export async function findComplaint(executor: Executor, complaintId: string) {
  const rows = await select(executor).where(eq(complaints.complaintId, complaintId))
  return (await withParts(executor, rows))[0]
}
export type ComplaintRecord = NonNullable<Awaited<ReturnType<typeof findComplaint>>>

async function withParts<Record extends { readonly row: ComplaintRow }>(
  executor: Executor,
  records: readonly Record[],
) {
  const ids = records.map(({ row }) => row.complaintId)
  const [steps, messages, documents] = [
    await stepsOf(executor, ids),
    await messagesOf(executor, ids),
    await documentsOf(executor, ids),
  ]
  return records.map((record) => {
    const isOfIt = ({ complaintId }: { readonly complaintId: string }) => complaintId === record.row.complaintId
    return {
      ...record,
      steps: steps.filter(isOfIt),
      messages: messages.filter(isOfIt),
      documents: documents.filter(isOfIt),
    }
  })
}

export async function nextComplaintNumber(executor: Executor, year: string): Promise<string> {
  const { rows } = await executor.execute<{ count: string }>(sql`select nextval('complaint_numbers') as count`)
  return complaintNumber(year, Number(rows[0]!.count))
}

/** False for a duplicate of the same day. */
export async function insertComplaint(executor: Executor, row: ComplaintRow): Promise<boolean> {
  const inserted = await executor
    .insert(complaints)
    .values(row)
    .onConflictDoNothing({ target: complaints.contentHash })
    .returning({ complaintId: complaints.complaintId })
  return inserted.length > 0
}

export const findComplaintBySameContent = (executor: Executor, contentHash: string) =>
  complaintRows.findBy(executor, eq(complaints.contentHash, contentHash))

export async function countComplaints(executor: Executor, today: string): Promise<Record<ComplaintUrgency, number>> {
  const count = (urgency: ComplaintUrgency) => executor.$count(complaints, isOfUrgency(urgency, today))
  return { passed: await count('passed'), near: await count('near'), later: await count('later') }
}

/** By end, with documents. */
export const eraseComplaints: Eraser = async (tx, { before, limit }) => {
  const ended = and(inArray(state, [...endedStates]), lt(complaints.updatedAt, before))
  const { complaintId } = complaints
  const rows = tx.select({ complaintId }).from(complaints).where(ended).limit(limit)
  const ids = (await rows.for('update', { skipLocked: true })).map((row) => row.complaintId)
  const documents = await documentsOf(tx, ids)
  await tx.delete(complaints).where(inArray(complaintId, ids))
  for (const { file } of documents) await deleteFileLater(tx, file.fileId)
  return ids.length
}

export const complaintMessageRows = rowsOf(complaintMessages, complaintMessages.messageId)
export const complaintDocumentRows = rowsOf(complaintDocuments, complaintDocuments.complaintDocumentId)

const stepsOf = (executor: Executor, complaintIds: readonly string[]) =>
  executor
    .select()
    .from(complaintSteps)
    .where(inArray(complaintSteps.complaintId, [...complaintIds]))
    .orderBy(complaintSteps.complaintStepId)

const messagesOf = (executor: Executor, complaintIds: readonly string[]) =>
  executor
    .select({
      complaintId: complaintMessages.complaintId,
      messageId: complaintMessages.messageId,
      message: complaintMessages.message,
      isInternal: complaintMessages.isInternal,
      isFromStaff: sql<boolean>`${complaintMessages.authorId} is not null`,
      authorName: optionalUserName(),
      createdAt: complaintMessages.createdAt,
    })
    .from(complaintMessages)
    .leftJoin(users, eq(users.userId, complaintMessages.authorId))
    .where(inArray(complaintMessages.complaintId, [...complaintIds]))
    .orderBy(complaintMessages.messageId)

const documents = (executor: Executor) =>
  executor
    .select({
      complaintId: complaintDocuments.complaintId,
      documentId: complaintDocuments.complaintDocumentId,
      messageId: complaintDocuments.messageId,
      isInternal: sql<boolean>`coalesce(${complaintMessages.isInternal}, false)`,
      file: files,
    })
    .from(complaintDocuments)
    .innerJoin(files, eq(files.fileId, complaintDocuments.fileId))
    .leftJoin(complaintMessages, eq(complaintMessages.messageId, complaintDocuments.messageId))

const documentsOf = (executor: Executor, complaintIds: readonly string[]) =>
  documents(executor)
    .where(inArray(complaintDocuments.complaintId, [...complaintIds]))
    .orderBy(complaintDocuments.complaintDocumentId)

/** Restricted to a complaint if named. */
export async function findComplaintDocument(executor: Executor, documentId: string, complaintId?: string) {
  const [document] = await documents(executor).where(
    and(
      eq(complaintDocuments.complaintDocumentId, documentId),
      complaintId === undefined ? undefined : eq(complaintDocuments.complaintId, complaintId),
    ),
  )
  return document
}

export const complaintLinkRows = rowsOf(complaintLinks, complaintLinks.tokenHash)
