import { and, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { type Executor, type ListInput, orderOf, paged, touched, type Transaction } from '../../../database/index.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { files } from '../../../platform/files/index.ts'
import { userName, users } from '../users/index.ts'
import {
  verificationEvents,
  verificationMedia,
  verifications,
  type VerificationRow,
} from '../../../database/schema/account.ts'

const { updatedAt, createdAt, status } = verifications
const columns = { updatedAt, createdAt, status }

export interface VerificationFilter extends CustomerFilter {
  readonly verificationId?: string | undefined
  readonly userId?: string | undefined
  readonly status?: VerificationRow['status'] | undefined
  readonly isUndecided?: boolean | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: verifications, userName: userName() })
    .from(verifications)
    .innerJoin(users, eq(users.userId, verifications.userId))

export async function listVerifications(
  executor: Executor,
  filter: VerificationFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(...conditionsOf(filter))
  const rows = await paged(
    select(executor).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'updatedAt', verifications.verificationId),
  )
  const [row] = await executor
    .select({ total: count() })
    .from(verifications)
    .innerJoin(users, eq(users.userId, verifications.userId))
    .where(where)
  return { data: await withMedia(executor, rows), total: row!.total }
}

export async function findVerification(executor: Executor, verificationId: string, filter: CustomerFilter = {}) {
  const rows = await select(executor).where(and(...conditionsOf({ ...filter, verificationId })))
  return (await withMedia(executor, rows))[0]
}
export type VerificationView = NonNullable<Awaited<ReturnType<typeof findVerification>>>

function conditionsOf({ ownerId, managerId, verificationId, userId, status, isUndecided }: VerificationFilter): SQL[] {
  const isCompleted = eq(verifications.status, 'Completed')
  return [
    ownerId && eq(verifications.userId, ownerId),
    managerId && eq(users.managerId, managerId),
    verificationId && eq(verifications.verificationId, verificationId),
    userId && eq(verifications.userId, userId),
    status && eq(verifications.status, status),
    isUndecided === undefined ? undefined : isUndecided ? isCompleted : sql`not ${isCompleted}`,
  ].filter((condition): condition is SQL => Boolean(condition))
}

/** Rows with the ids of their pictures, oldest first. */
async function withMedia(executor: Executor, rows: { row: VerificationRow; userName: string }[]) {
  const ids = rows.map(({ row }) => row.verificationId)
  const media =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(verificationMedia)
          .where(inArray(verificationMedia.verificationId, ids))
          .orderBy(verificationMedia.mediaId)
  return rows.map(({ row, userName: name }) => {
    const { provider: _, providerSessionId: __, url: ___, decidedBy: ____, ...told } = row
    return {
      ...told,
      userName: name,
      mediaIds: media
        .filter(({ verificationId }) => verificationId === row.verificationId)
        .map(({ mediaId }) => mediaId),
    }
  })
}

export async function findVerificationRow(
  executor: Executor,
  verificationId: string,
): Promise<VerificationRow | undefined> {
  const [row] = await executor.select().from(verifications).where(eq(verifications.verificationId, verificationId))
  return row
}

/** The newest attempt of a person. */
export async function findLatestVerification(executor: Executor, userId: string): Promise<VerificationRow | undefined> {
  const [row] = await executor
    .select()
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.attempt))
    .limit(1)
  return row
}

export async function insertVerification(executor: Executor, row: typeof verifications.$inferInsert): Promise<void> {
  await executor.insert(verifications).values(row)
}

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

/** Who has the verification that a session at the provider belongs to. */
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

/** Notes an event; answers false when it has been taken before. */
export async function insertEvent(tx: Transaction, eventHash: string, receivedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insert(verificationEvents)
    .values({ eventHash, receivedAt })
    .onConflictDoNothing()
    .returning({ eventHash: verificationEvents.eventHash })
  return inserted.length > 0
}

export async function deleteEventsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(verificationEvents).where(lt(verificationEvents.receivedAt, before))
}

export async function findMediaFile(executor: Executor, mediaId: string, filter: CustomerFilter) {
  const [row] = await executor
    .select({ file: files })
    .from(verificationMedia)
    .innerJoin(files, eq(files.fileId, verificationMedia.fileId))
    .innerJoin(verifications, eq(verifications.verificationId, verificationMedia.verificationId))
    .innerJoin(users, eq(users.userId, verifications.userId))
    .where(and(eq(verificationMedia.mediaId, mediaId), ...conditionsOf(filter)))
  return row?.file
}

export async function knownProviderMedia(executor: Executor, verificationId: string): Promise<Set<string>> {
  const rows = await executor
    .select({ providerMediaId: verificationMedia.providerMediaId })
    .from(verificationMedia)
    .where(eq(verificationMedia.verificationId, verificationId))
  return new Set(rows.map(({ providerMediaId }) => providerMediaId))
}

export async function insertMedia(executor: Executor, media: typeof verificationMedia.$inferInsert): Promise<void> {
  await executor.insert(verificationMedia).values(media)
}

/** Takes what was told and shown of a person out of their verifications; answers the files that are left over. */
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
