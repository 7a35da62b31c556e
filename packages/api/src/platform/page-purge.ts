import { notification, notify, type Executor } from '../database/index.ts'

/** The LISTEN/NOTIFY channel for cache invalidation: every process purges its page cache by the tags that arrive. */
export const PAGE_PURGE_CHANNEL = 'page_purge'

/**
 * Purges the pages with one of these tags from every process's cache, if and only if `tx` commits. Tags: `projects`,
 * `project:<id>`, `home`, `promotions`, and `types` (pages that name a type of project or of document).
 */
export async function notifyPagePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  await notify(tx, PAGE_PURGE_CHANNEL, tags.join(','))
}

/** Purges every page that shows a project, its card or its figures, if and only if `tx` commits. */
export const notifyProjectChanged = (tx: Executor, projectId: string): Promise<void> =>
  notifyPagePurge(tx, ['projects', `project:${projectId}`, 'home'])

/** `notifyPagePurge` as an expression, for a statement that does more. */
export const pagePurge = (tags: readonly string[]) => notification(PAGE_PURGE_CHANNEL, tags.join(','))
