import type { LinkPurpose } from '@cauce/contract'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { mailedLinks } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { hashOfToken } from '../../../platform/tokens.ts'

/** Adds the row of a new link. */
export async function insertMailedLink(executor: Executor, link: typeof mailedLinks.$inferInsert): Promise<void> {
  await executor.insert(mailedLinks).values(link)
}

/**
 * Uses up a link, and with it all others of its person and purpose. Returns its person, locked, or `undefined` when the link
 * is unknown, used, expired, of another purpose, or was sent to an address that the account no longer has.
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

/**
 * The person of a link, locked, as `spendMailedLink` finds them; the link is not used up. It is for a purpose that may be
 * carried out again without harm.
 */
export async function readMailedLink(tx: Transaction, token: string, purpose: LinkPurpose, now: Date) {
  const link = await findMailedLink(tx, token, purpose, now)
  return link && lockPersonOf(tx, link)
}

/** The person of a link that still works, and the address that it went to, which need not be that of the account. */
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

/** Deletes the links of a person: those of one purpose, or all. */
export async function deleteMailedLinksOf(executor: Executor, userId: string, purpose?: LinkPurpose): Promise<void> {
  const isPurpose = purpose && eq(mailedLinks.purpose, purpose)
  await executor.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), isPurpose))
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

/** Deletes links that no longer work. */
export const eraseMailedLinks: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, mailedLinks, lte(mailedLinks.expiresAt, before), limit)
