import { setTimeout as sleep } from 'node:timers/promises'
import { keptPageOf, type KeptPage } from './kept-page.ts'
import { readPage, type Page } from './page.ts'
import type { PageKey } from './page-key.ts'
import type { PageStore } from './page-store.ts'

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

/** A rendering in progress. */
interface Rendering {
  readonly purgesBefore: number
  readonly rendered: Promise<Rendered>
}

/** Renders pages and keeps in `store` what may be shared, unless it was purged meanwhile. */
export function createRenderings(store: PageStore, isConnected: () => boolean) {
  const renderings = new Map<string, Rendering>()

  async function renderAndKeep(key: PageKey | undefined, render: () => Promise<Response>): Promise<Rendered> {
    const purgesBefore = store.purges
    const answer = await render()
    const page = await readPage(answer)
    if (page === undefined) return { answer }
    if (key === undefined || !isShareable(page, key)) return { page, kept: undefined }
    const kept = await keptPageOf(page)
    const isCurrent = isConnected() && store.purges === purgesBefore
    if (!isCurrent) return { page, kept: undefined }
    store.set(key, kept)
    return { page, kept }
  }

  /** Starts a rendering that concurrent requests for the same page can wait for. */
  function startRendering(key: PageKey | undefined, render: () => Promise<Response>): Promise<Rendered> {
    const rendered = renderAndKeep(key, render)
    if (key === undefined) return rendered
    const rendering = { purgesBefore: store.purges, rendered }
    renderings.set(key.key, rendering)
    const forget = () => renderings.get(key.key) === rendering && renderings.delete(key.key)
    rendered.then(forget, forget)
    return rendered
  }

  /** The page that a rendering in progress will keep, unless a purge came after its start. */
  async function keptByOther(key: PageKey): Promise<KeptPage | undefined> {
    const rendering = store.wasKept(key) ? renderings.get(key.key) : undefined
    if (rendering?.purgesBefore !== store.purges) return undefined
    const rendered = await rendering.rendered.catch(() => undefined)
    return rendered !== undefined && 'kept' in rendered ? rendered.kept : undefined
  }

  return { startRendering, keptByOther }
}
