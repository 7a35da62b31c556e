import { MAILED_LINK_MINUTES, MAILED_LINK_PATHS } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { Kernel, ModuleFactory } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { deleteExpiredMailedLinks, insertMailedLink, type LinkPurpose } from './mailed-links.queries.ts'

export {
  deleteAllMailedLinksOf,
  hasMailedLinkSince,
  spendMailedLink,
  type LinkPurpose,
} from './mailed-links.queries.ts'

/** Makes a link for a mail that is being written: an address of the site that works once, for an hour. */
export async function makeMailedLink(
  kernel: Kernel,
  executor: Executor,
  link: { userId: string; email: string; purpose: LinkPurpose },
): Promise<string> {
  const token = newToken()
  const createdAt = kernel.clock.now()
  const expiresAt = new Date(createdAt.getTime() + MAILED_LINK_MINUTES * 60_000)
  await insertMailedLink(executor, { ...link, tokenHash: hashOfToken(token), createdAt, expiresAt })
  return `${kernel.settings.origin}${MAILED_LINK_PATHS[link.purpose]}?token=${token}`
}

export const mailedLinksModule: ModuleFactory = ({ database, clock }) => ({
  name: 'mailed-links',
  routes: [],
  jobs: { forgetExpiredMailedLinks: () => deleteExpiredMailedLinks(database, clock.now()) },
  crontab: ['29 * * * * forgetExpiredMailedLinks'],
})
