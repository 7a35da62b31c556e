import { eq, inArray, lt } from 'drizzle-orm'
import { type Executor, rowsOf, type Transaction, firstOf } from '../../../database/index.ts'
import { contactMessages } from '../../../database/schema/support.ts'
import type { Eraser } from '../../../platform/retention.ts'

const { contactMessageId, createdAt, tokenHash } = contactMessages
export const contactMessageRows = rowsOf(contactMessages, contactMessageId)

export const findContactMessage = (executor: Executor, hash: string) =>
  contactMessageRows.findBy(executor, eq(tokenHash, hash))

/** Undefined for a second call. */
export const takeContactMessage = (tx: Transaction, hash: string) =>
  firstOf(tx.delete(contactMessages).where(eq(tokenHash, hash)).returning())

export const eraseContactMessages: Eraser = async (tx, { before, limit }) => {
  const due = tx.select({ contactMessageId }).from(contactMessages).where(lt(createdAt, before)).limit(limit)
  const erased = await tx.delete(contactMessages).where(inArray(contactMessageId, due)).returning({ contactMessageId })
  return erased.length
}
