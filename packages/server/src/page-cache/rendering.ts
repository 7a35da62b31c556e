import { setTimeout as sleep } from 'node:timers/promises'
import type { KeptPage } from './kept-page.ts'
import type { Page } from './page.ts'
import type { PageKey } from './page-key.ts'

/** How long a visitor waits for a new page where there is an outdated one. */
const PATIENCE_MS = 1_000
/** How long the outdated page is sent at once after a rendering was late or failed. */
const RETRY_MS = 1_000

/** What one rendering produced: a page, which was kept if it may be shared, or any other answer. */
export type Rendered =
  | { readonly page: Page; readonly kept: undefined }
  | { readonly page: Page | undefined; readonly kept: KeptPage }
  | { readonly answer: Response }

/**
 * Waits for renderings where there is an outdated page: the result is undefined when the rendering takes too long or fails, or
 * has just done so.
 */
export function createPatience(clock: { now(): number }) {
  /** When pages could not be rendered, by the keys of kept pages. */
  const failures = new Map<string, number>()
  return async (key: string, rendering: () => Promise<Rendered>): Promise<Rendered | undefined> => {
    if (clock.now() - (failures.get(key) ?? -Infinity) < RETRY_MS) return undefined
    const rendered = await Promise.race([
      rendering().catch(() => undefined),
      sleep(PATIENCE_MS, undefined, { ref: false }),
    ])
    const isFailed = rendered === undefined || ('page' in rendered && (rendered.page?.status ?? 200) >= 500)
    if (!isFailed) failures.delete(key)
    else failures.set(key, clock.now())
    return isFailed ? undefined : rendered
  }
}

/**
 * Only complete pages with tags and without a cookie may be shared, in the language of their key: when the site reads a
 * malformed language cookie differently from the cache, the page must not be stored under the wrong language.
 */
export function isShareable({ headers, status, tags }: Page, { language }: PageKey): boolean {
  return (
    status === 200 && tags.length > 0 && headers['set-cookie'] === undefined && headers['content-language'] === language
  )
}
