import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { keptPageOf, type KeptPage, sendKeptPage } from './kept-page.ts'
import { readPage, type Page, sendPage, sendResponse } from './page.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { type PageStore, createPageStore } from './page-store.ts'
import { listenForPurges } from './purge-listener.ts'

/** The cache in front of the site (decision front-end-performance). */
export interface PageCache {
  /** Answers from memory. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Concurrent requests for the same page wait for one rendering.
   * @throws what `render` throws; nothing has been sent then
   */
  serve(request: IncomingMessage, response: ServerResponse, render: () => Promise<Response>): Promise<void>
  /** How often it answered what since the start. */
  readonly counts: Readonly<PageCacheCounts>
  /** Whether purges arrive. */
  isConnected(): boolean
  /** Ends the connection to the database. */
  close(): Promise<void>
}

export interface PageCacheCounts {
  /** Pages sent from memory. */
  hits: number
  misses: number
  outdated: number
  readonly purges: number
}

export interface PageCacheLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Pages of visitors in memory, purged by tags that the database announces. Without its connection a process may miss
 * announcements: it sends a kept page only when it cannot render a new one (decision front-end-performance).
 */
export function createPageCache({ databaseUrl, log }: { databaseUrl: string; log: PageCacheLog }): PageCache {
  const store = createPageStore()
  let isConnected = false
  let wasConnected = false
  const listener = listenForPurges({
    databaseUrl,
    onPurge: (tags) => store.purge(tags),
    onConnected: () => {
      store.clear()
      isConnected = true
      if (wasConnected) log.info('The page cache is connected to the database again.')
      wasConnected = true
    },
    onDisconnected: () => {
      if (isConnected)
        log.warn('The page cache lost its connection to the database. Kept pages are sent only where rendering fails.')
      isConnected = false
    },
  })
  return { ...cacheOver(store, () => isConnected), isConnected: () => isConnected, close: () => listener.close() }
}

export function cacheOver(
  store: PageStore,
  isConnected: () => boolean,
  clock: { now(): number } = performance,
): Pick<PageCache, 'answer' | 'serve' | 'counts'> {
  const counts = {
    hits: 0,
    misses: 0,
    outdated: 0,
    get purges() {
      return store.purges
    },
  }
  const { startRendering, keptByOther } = createRenderings(store, isConnected)
  const inTime = createPatience(clock)

  return {
    counts,
    answer(request, response) {
      if (!isConnected()) return false
      const key = pageKeyOf(request)
      const kept = key && store.get(key)
      if (kept === undefined) return false
      counts.hits += 1
      sendKeptPage(request, response, kept)
      return true
    },
    async serve(request, response, render) {
      const shareable = pageKeyOf(request)
      if (shareable !== undefined) counts.misses += 1
      const key = isConnected() && request.method === 'GET' ? shareable : undefined
      const rendering = async () => {
        const kept = key && (await keptByOther(key))
        return kept === undefined ? startRendering(key, render) : { page: undefined, kept }
      }
      const outdated = shareable && store.getOutdated(shareable)
      const rendered = outdated === undefined ? await rendering() : await inTime(shareable!.key, rendering)
      if (rendered === undefined) {
        counts.outdated += 1
        return sendKeptPage(request, response, outdated!)
      }
      if ('answer' in rendered) return sendResponse(request, response, rendered.answer)
      const { kept, page } = rendered
      return kept === undefined ? sendPage(request, response, page) : sendKeptPage(request, response, kept)
    },
  }
}

/** How long a visitor waits for a new page where there is an outdated one. */
const PATIENCE_MS = 1_000
/** How long the outdated page is sent at once after a rendering was late or failed. */
const RETRY_MS = 1_000

type Rendered =
  | { readonly page: Page; readonly kept: undefined }
  | { readonly page: Page | undefined; readonly kept: KeptPage }
  | { readonly answer: Response }

/** Undefined when the rendering takes too long or fails, or has just done so. */
function createPatience(clock: { now(): number }) {
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
 * The site may read a malformed language cookie differently from the cache: the page must not be stored under the wrong
 * language.
 */
function isShareable({ headers, status, tags }: Page, { language }: PageKey): boolean {
  return (
    status === 200 && tags.length > 0 && headers['set-cookie'] === undefined && headers['content-language'] === language
  )
}

/** A rendering in progress. */
interface Rendering {
  readonly purgesBefore: number
  readonly rendered: Promise<Rendered>
}

function createRenderings(store: PageStore, isConnected: () => boolean) {
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
