import { notification, notify, type Executor } from '../database/index.ts'

/** The channel on which every process hears what its page cache must forget. */
export const PAGE_PURGE_CHANNEL = 'page_purge'

/**
 * Tells every process, if and only if `tx` commits, that pages with one of these tags have changed: `projects`,
 * `project:<id>`, `home`, `promotions`, or `types`: those that name a type of project or of document.
 */
export async function notifyPagePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  await notify(tx, PAGE_PURGE_CHANNEL, tags.join(','))
}

/** The same as an expression in a statement that does more. */
export const pagePurge = (tags: readonly string[]) => notification(PAGE_PURGE_CHANNEL, tags.join(','))
