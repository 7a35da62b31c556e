import type { LinkPurpose } from '@cauce/contract'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction, rowsOf } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { mailedLinks } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { hashOfToken } from '../../../platform/tokens.ts'

export const insertMailedLink = rowsOf(mailedLinks, mailedLinks.tokenHash).insert

/**
 * Consumes a link and all others of its person and purpose. Locks and returns the person; undefined when unknown, used,
 * expired, of another purpose, or sent to an outdated address.
 */
export async function spendMailedLink(tx: Transaction, token: string, purpose: LinkPurpose, now: Date) {
  const [link] = await tx
    .delete(mailedLinks)
    .where(and(isLinkOf(token, purpose), gt(mailedLinks.expiresAt, now)))
    .returning({ userId: mailedLinks.userId, email: mailedLinks.email })
  if (!link) return undefined
  await deleteMailedLinksOf(tx, link.userId, purpose)
  return lockPersonOf(tx, link)
}

/** Like `spendMailedLink` without consuming it: for idempotent purposes. */
export async function readMailedLink(tx: Transaction, token: string, purpose: LinkPurpose, now: Date) {
  const link = await findMailedLink(tx, token, purpose, now)
  return link && lockPersonOf(tx, link)
}

export async function findMailedLink(executor: Executor, token: string, purpose: LinkPurpose, now: Date) {
  const [link] = await executor
    .select({ userId: mailedLinks.userId, email: mailedLinks.email })
    .from(mailedLinks)
    .where(and(isLinkOf(token, purpose), gt(mailedLinks.expiresAt, now)))
  return link
}

const isLinkOf = (token: string, purpose: LinkPurpose) =>
  and(eq(mailedLinks.tokenHash, hashOfToken(token)), eq(mailedLinks.purpose, purpose))

async function lockPersonOf(tx: Transaction, link: { readonly userId: string; readonly email: string }) {
  const isSameAddress = sql`lower(${users.email}) = lower(${link.email})`
  const [user] = await tx
    .select({
      userId: users.userId,
      email: users.email,
      disabled: users.disabled,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(and(eq(users.userId, link.userId), isNull(users.deletedAt), isSameAddress))
    .for('update')
  return user
}

export async function deleteMailedLinksOf(executor: Executor, userId: string, purpose?: LinkPurpose): Promise<void> {
  const isPurpose = purpose && eq(mailedLinks.purpose, purpose)
  await executor.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), isPurpose))
}

/** True if a link was made after `since`. */
export async function hasMailedLinkSince(
  executor: Executor,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<boolean> {
  const isSince = and(eq(mailedLinks.purpose, purpose), gt(mailedLinks.createdAt, since))
  return (await executor.$count(mailedLinks, and(eq(mailedLinks.userId, userId), isSince))) > 0
}

export const eraseMailedLinks: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, mailedLinks, lte(mailedLinks.expiresAt, before), limit)
