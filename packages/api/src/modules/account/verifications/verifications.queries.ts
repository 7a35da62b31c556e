import type { api } from '@cauce/contract'
import { and, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import {
  allOf,
  type Band,
  deleteSome,
  type Executor,
  isCustomerOf,
  listOf,
  orderOf,
  tallyOf,
  touched,
  type Transaction,
  rowsOf,
} from '../../../database/index.ts'
import {
  userName,
  users,
  verificationEvents,
  verificationMedia,
  verifications,
  type VerificationRow,
} from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { payeeHandsSince } from '../person-hands/index.ts'

const { updatedAt, createdAt, status } = verifications
const columns = { updatedAt, createdAt, status }

type VerificationFilter = QueryOf<typeof api.verifications.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select({ row: verifications, userName: userName() })
    .from(verifications)
    .innerJoin(users, eq(users.userId, verifications.userId))

export async function listVerifications(executor: Executor, filter: VerificationFilter) {
  const order = orderOf(filter, 'updatedAt', verifications.verificationId, columns)
  const id = verifications.verificationId
  const where = conditionOf(filter)
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id, where, order, tally: tally(filter), search: ['userName'] },
    filter,
  )
  return { data: await withParts(executor, data), total }
}

const tally = ({ status: wanted, isUndecided, ...others }: VerificationFilter) => {
  const isCounted = (one: VerificationRow['status']) =>
    (wanted ?? one) === one && (isUndecided ?? one === 'Completed') === (one === 'Completed')
  const kinds = wanted === undefined && isUndecided === undefined ? [] : [status.enumValues.filter(isCounted)]
  return tallyOf({ counted: 'verifications', instant: createdAt, kinds, bands }, others, [])
}

const bands: readonly Band[] = [{ by: columns.status, column: status, part: 1 }]

export async function findVerification(executor: Executor, verificationId: string, filter: CustomerFilter = {}) {
  const rows = await select(executor).where(conditionOf({ ...filter, verificationId }))
  return (await withParts(executor, rows))[0]
}
export type VerificationView = NonNullable<Awaited<ReturnType<typeof findVerification>>>

const conditionOf = ({ ownerId, managerId, verificationId, userId, status, isUndecided }: VerificationFilter) =>
  allOf(
    ownerId && eq(verifications.userId, ownerId),
    managerId && isCustomerOf(verifications.userId, managerId),
    verificationId && eq(verifications.verificationId, verificationId),
    userId && eq(verifications.userId, userId),
    status && eq(verifications.status, status),
    isUndecided !== undefined && (isUndecided ? eq : ne)(verifications.status, 'Completed'),
  )

/** Picture ids, oldest first, and earlier attempts. */
async function withParts(executor: Executor, rows: { row: VerificationRow; userName: string }[]) {
  const ids = rows.map(({ row }) => row.verificationId)
  const media =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(verificationMedia)
          .where(inArray(verificationMedia.verificationId, ids))
          .orderBy(verificationMedia.mediaId)
  const attempts = await attemptsOf(
    executor,
    rows.flatMap(({ row }) => (row.attempt > 1 ? [row.userId] : [])),
  )
  return rows.map(({ row, userName: name }) => {
    const { provider: _, providerSessionId: __, url: ___, decidedBy: ____, ...shown } = row
    return {
      ...shown,
      id: row.verificationId,
      userName: name,
      earlier: attempts
        .filter((one) => one.userId === row.userId && one.attempt < row.attempt)
        .map(({ userId: _of, ...attempt }) => attempt),
      mediaIds: media
        .filter(({ verificationId }) => verificationId === row.verificationId)
        .map(({ mediaId }) => mediaId),
    }
  })
}

async function attemptsOf(executor: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const { userId, attempt, reason, decisionReason } = verifications
  return executor
    .select({ userId, attempt, status, reason, decisionReason, updatedAt })
    .from(verifications)
    .where(inArray(userId, [...userIds]))
    .orderBy(attempt)
}

export const { find: findVerificationRow, insert: insertVerification } = rowsOf(
  verifications,
  verifications.verificationId,
)

export async function findLatestVerification(executor: Executor, userId: string): Promise<VerificationRow | undefined> {
  const [row] = await executor
    .select()
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.attempt))
    .limit(1)
  return row
}

/** The new `updatedAt` is always later (optimistic locking). */
export async function updateVerification(
  executor: Executor,
  verificationId: string,
  changes: Partial<VerificationRow> & { updatedAt: Date },
): Promise<void> {
  const updatedAt = touched(verifications.updatedAt, changes.updatedAt)
  await executor
    .update(verifications)
    .set({ ...changes, updatedAt })
    .where(eq(verifications.verificationId, verificationId))
}

export async function findBySession(
  executor: Executor,
  provider: VerificationRow['provider'],
  providerSessionId: string,
) {
  const [row] = await executor
    .select({ verificationId: verifications.verificationId, userId: verifications.userId })
    .from(verifications)
    .where(and(eq(verifications.provider, provider), eq(verifications.providerSessionId, providerSessionId)))
  return row
}

/** False for a duplicate. */
export async function insertEvent(tx: Transaction, eventHash: string, receivedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(verificationEvents)
    .values({ eventHash, receivedAt })
    .onConflictDoNothing()
    .returning({ eventHash: verificationEvents.eventHash })
  return inserted.length > 0
}

/** By age; longer than the provider retries. */
export const eraseVerificationEvents: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, verificationEvents, lt(verificationEvents.receivedAt, before), limit)

export async function findMediaFile(executor: Executor, mediaId: string, filter: CustomerFilter) {
  const [row] = await executor
    .select({ file: files })
    .from(verificationMedia)
    .innerJoin(files, eq(files.fileId, verificationMedia.fileId))
    .innerJoin(verifications, eq(verifications.verificationId, verificationMedia.verificationId))
    .innerJoin(users, eq(users.userId, verifications.userId))
    .where(and(eq(verificationMedia.mediaId, mediaId), conditionOf(filter)))
  return row?.file
}

export async function knownProviderMedia(executor: Executor, verificationId: string): Promise<Set<string>> {
  const rows = await executor
    .select({ providerMediaId: verificationMedia.providerMediaId })
    .from(verificationMedia)
    .where(eq(verificationMedia.verificationId, verificationId))
  return new Set(rows.map(({ providerMediaId }) => providerMediaId))
}

export const insertMedia = rowsOf(verificationMedia, verificationMedia.mediaId).insert

/** Returns the ids of orphaned files. */
export async function eraseVerifications(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  const own = tx
    .select({ verificationId: verifications.verificationId })
    .from(verifications)
    .where(eq(verifications.userId, userId))
  const media = await tx
    .delete(verificationMedia)
    .where(inArray(verificationMedia.verificationId, own))
    .returning({ fileId: verificationMedia.fileId })
  await tx
    .update(verifications)
    .set({ documents: [], decisionData: null, reason: null, decisionReason: null, updatedAt: now })
    .where(eq(verifications.userId, userId))
  return media.map(({ fileId }) => fileId)
}

/** Who approved this person's identity instead of a provider, in the days in which that is a hand on the person. */
export async function findIdentityHands(
  executor: Executor,
  ownerIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { userId, decidedBy } = verifications
  const isApprovedByStaff = and(eq(status, 'Approved'), isNotNull(decidedBy))
  const rows = await executor
    .select({ handId: sql<string>`${decidedBy}` })
    .from(verifications)
    .where(and(inArray(userId, [...ownerIds]), isApprovedByStaff, gt(updatedAt, payeeHandsSince(now))))
  return rows.map(({ handId }) => handId)
}
