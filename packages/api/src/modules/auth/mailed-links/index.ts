import {
  ACCESS_STOP_DAYS,
  EMAIL_CHANGE_UNDOABLE_DAYS,
  paths,
  MAILED_LINK_MINUTES,
  type LinkPurpose,
} from '@cauce/contract'
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

const DAYS: Partial<Record<LinkPurpose, number>> = {
  undoEmailChange: EMAIL_CHANGE_UNDOABLE_DAYS,
  stopAccess: ACCESS_STOP_DAYS,
}

/** An hour, but for links that undo or stop a change. */
function minutesOf(purpose: LinkPurpose): number {
  const days = DAYS[purpose]
  return days === undefined ? MAILED_LINK_MINUTES : days * 24 * 60
}

/** Single-use site address. */
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

/** Rate limit: one a minute by person and purpose. */
const PAUSE_MS = 60_000

/** True if one was sent within the last minute. */
export const isLinkFresh = ({ database, clock }: Kernel, userId: string, purpose: LinkPurpose): Promise<boolean> =>
  hasMailedLinkSince(database, userId, purpose, new Date(clock.now().getTime() - PAUSE_MS))
