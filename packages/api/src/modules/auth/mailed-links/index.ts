import { EMAIL_CHANGE_UNDOABLE_DAYS, paths, MAILED_LINK_MINUTES, type LinkPurpose } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { hasMailedLinkSince, insertMailedLink } from './mailed-links.queries.ts'

export {
  deleteMailedLinksOf,
  eraseMailedLinks,
  findMailedLink,
  readMailedLink,
  spendMailedLink,
} from './mailed-links.queries.ts'

/** Minutes for which a link works: an hour, but the one that undoes a change of e-mail as long as that can be undone. */
const minutesOf = (purpose: LinkPurpose): number =>
  purpose === 'undoEmailChange' ? EMAIL_CHANGE_UNDOABLE_DAYS * 24 * 60 : MAILED_LINK_MINUTES

/** Makes a link for a mail: an address of the site that works once, for an hour or as long as its purpose lasts. */
export async function makeMailedLink(
  kernel: Kernel,
  executor: Executor,
  link: { userId: string; email: string; purpose: LinkPurpose },
): Promise<string> {
  const token = newToken()
  const createdAt = kernel.clock.now()
  const expiresAt = new Date(createdAt.getTime() + minutesOf(link.purpose) * 60_000)
  await insertMailedLink(executor, { ...link, tokenHash: hashOfToken(token), createdAt, expiresAt })
  return `${kernel.settings.origin}${paths[link.purpose]}?token=${token}`
}

/** The rate limit of links: one a minute for each person and purpose. */
const PAUSE_MS = 60_000

/** Whether the person was sent such a link within the last minute, so that none is due. */
export const isLinkFresh = ({ database, clock }: Kernel, userId: string, purpose: LinkPurpose): Promise<boolean> =>
  hasMailedLinkSince(database, userId, purpose, new Date(clock.now().getTime() - PAUSE_MS))
