import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { isHeld, rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { userName, users, accountClosings } from '../../../database/schema/account.ts'
import {
  examinationEntries,
  examinationRecords,
  examinations,
  type ExaminationRow,
} from '../../../database/schema/examinations.ts'

export const examinationRows = rowsOf(examinations, examinations.examinationId)
export const entryRows = rowsOf(examinationEntries, examinationEntries.entryId)
export const recordRows = rowsOf(examinationRecords, examinationRecords.recordId)

const SHOWN = 500

/** Excludes the reader, who may have been a customer. */
const isAboutAnother = (readerId: string) => ne(examinations.userId, readerId)

/** Open ones first. */
export const listExaminations = (executor: Executor, readerId: string): Promise<ExaminationRow[]> =>
  executor
    .select()
    .from(examinations)
    .where(isAboutAnother(readerId))
    .orderBy(desc(sql`${examinations.state} = 'open'`), desc(examinations.createdAt), desc(examinations.examinationId))
    .limit(SHOWN)

export async function lockExamination(tx: Transaction, examinationId: string, readerId: string) {
  const [row] = await tx
    .select()
    .from(examinations)
    .where(and(eq(examinations.examinationId, examinationId), isAboutAnother(readerId)))
    .for('no key update')
  return row
}

export async function findCustomer(executor: Executor, userId: string) {
  const [row] = await executor
    .select({ userId: users.userId, name: userName() })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.role, 'user'), isNull(users.deletedAt)))
  return row
}

export async function findName(executor: Executor, userId: string): Promise<string | undefined> {
  const [row] = await executor.select({ name: userName() }).from(users).where(eq(users.userId, userId))
  return row?.name
}

/** Oldest first. */
export const listEntries = (executor: Executor, examinationId: string) =>
  executor
    .select({ row: examinationEntries, authorName: userName() })
    .from(examinationEntries)
    .innerJoin(users, eq(users.userId, examinationEntries.authorId))
    .where(eq(examinationEntries.examinationId, examinationId))
    .orderBy(asc(examinationEntries.createdAt), asc(examinationEntries.entryId))

export const listRecords = (executor: Executor, { examinationId, createdAt }: ExaminationRow) =>
  executor
    .select({
      act: examinationRecords.act,
      actorName: userName(),
      address: examinationRecords.address,
      createdAt: examinationRecords.createdAt,
    })
    .from(examinationRecords)
    .innerJoin(users, eq(users.userId, examinationRecords.actorId))
    .where(
      or(
        eq(examinationRecords.examinationId, examinationId),
        and(isNull(examinationRecords.examinationId), gte(examinationRecords.createdAt, createdAt)),
      ),
    )
    .orderBy(desc(examinationRecords.createdAt), desc(examinationRecords.recordId))
    .limit(SHOWN)

/** By the closing of the account; a person with an open case stays. */
export async function deleteExaminationsBefore(tx: Transaction, before: Date): Promise<void> {
  const closed = tx
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(lt(accountClosings.closedAt, before))
  await tx.delete(examinations).where(and(inArray(examinations.userId, closed), not(isHeld(examinations.userId))))
}
