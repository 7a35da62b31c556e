import { eq, inArray, lt } from 'drizzle-orm'
import { type Executor, rowsOf, type Transaction } from '../../../database/index.ts'
import { contactMessages } from '../../../database/schema/support.ts'
import type { Eraser } from '../../../platform/retention.ts'

const { contactMessageId, createdAt, tokenHash } = contactMessages
export const contactMessageRows = rowsOf(contactMessages, contactMessageId)

export async function findContactMessage(executor: Executor, hash: string) {
  const [row] = await executor.select().from(contactMessages).where(eq(tokenHash, hash))
  return row
}

/** Undefined for a second call. */
export async function takeContactMessage(tx: Transaction, hash: string) {
  const [row] = await tx.delete(contactMessages).where(eq(tokenHash, hash)).returning()
  return row
}

export const eraseContactMessages: Eraser = async (tx, { before, limit }) => {
  const due = tx.select({ contactMessageId }).from(contactMessages).where(lt(createdAt, before)).limit(limit)
  const erased = await tx.delete(contactMessages).where(inArray(contactMessageId, due)).returning({ contactMessageId })
  return erased.length
}
