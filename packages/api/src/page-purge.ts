import { sql } from 'drizzle-orm'
import type { Executor } from './database/index.ts'

/** The channel on which every process hears what its page cache must forget. */
export const PAGE_PURGE_CHANNEL = 'page_purge'

/**
 * Tells every process, if and only if `tx` commits, that pages with one of these tags have changed: `projects`,
 * `project:<id>`, `home`, `promotions`, `project-types`.
 */
export async function notifyPagePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${PAGE_PURGE_CHANNEL}, ${tags.join(',')})`)
}
