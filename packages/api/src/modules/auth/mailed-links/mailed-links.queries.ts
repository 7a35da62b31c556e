import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { users } from '../../../database/schema/account.ts'
import { mailedLinks } from '../../../database/schema/auth.ts'

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

export async function insertMailedLink(executor: Executor, link: typeof mailedLinks.$inferInsert): Promise<void> {
  await executor.insert(mailedLinks).values(link)
}

/**
 * Uses up a link and with it all others of its person and purpose. Answers whom it was sent to; `undefined` when it is
 * unknown, used, over, of another purpose, or went to an address that the account no longer has.
 */
export async function spendMailedLink(tx: Transaction, token: string, purpose: LinkPurpose, now: Date) {
  const [link] = await tx
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tokenHash, hashOfToken(token)),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ userId: mailedLinks.userId, email: mailedLinks.email })
  if (!link) return undefined
  await deleteMailedLinksOf(tx, link.userId, purpose)
  const [user] = await tx
    .select({ userId: users.userId, email: users.email, disabled: users.disabled })
    .from(users)
    .where(
      and(eq(users.userId, link.userId), isNull(users.deletedAt), sql`lower(${users.email}) = lower(${link.email})`),
    )
    .for('update')
  return user
}

export async function deleteMailedLinksOf(executor: Executor, userId: string, purpose: LinkPurpose): Promise<void> {
  await executor.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)))
}

export async function deleteAllMailedLinksOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(mailedLinks).where(eq(mailedLinks.userId, userId))
}

/** Whether a link of this purpose was made for the person after `since`. */
export async function hasMailedLinkSince(
  executor: Executor,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<boolean> {
  const [row] = await executor
    .select({ userId: mailedLinks.userId })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), gt(mailedLinks.createdAt, since)))
    .limit(1)
  return row !== undefined
}

export async function deleteExpiredMailedLinks(executor: Executor, now: Date): Promise<void> {
  await executor.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now))
}
