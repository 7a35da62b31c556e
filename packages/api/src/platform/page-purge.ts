import { notification, notify, type Executor } from '../database/index.ts'

/** LISTEN/NOTIFY channel for page-cache invalidation by tag. */
export const PAGE_PURGE_CHANNEL = 'page_purge'

/** The brand or the company has changed, which every page shows. */
export const ALL_PAGES = 'all'

/**
 * If `tx` commits. Tags: `projects`, `project:<id>`, `home`, `legal`, `promotions`, `types` (pages that name a project or
 * document type).
 */
export async function notifyPagePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  await notify(tx, PAGE_PURGE_CHANNEL, tags.join(','))
}

/** Page, cards and figures, if `tx` commits. */
export const notifyProjectChanged = (tx: Executor, projectId: string): Promise<void> =>
  notifyPagePurge(tx, ['projects', `project:${projectId}`, 'home'])

/** As a CTE. */
export const pagePurge = (tags: readonly string[]) => notification(PAGE_PURGE_CHANNEL, tags.join(','))
