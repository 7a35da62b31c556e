import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendKeptPage } from './kept-page.ts'
import { sendPage, sendResponse } from './page.ts'
import { pageKeyOf } from './page-key.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { listenForPurges } from './purge-listener.ts'
import { createPatience, createRenderings } from './rendering.ts'

/** The cache in front of the site (decision 041). */
export interface PageCache {
  /** Answers from memory. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Sends what `render` makes and keeps it if it is a page that may be shared. Concurrent requests for the same page wait
   * for one rendering.
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

/** Plain numbers, because the hot path of the platform adds to them. */
export interface PageCacheCounts {
  /** Pages sent from memory. */
  hits: number
  /** Pages that could be kept and had to be rendered. */
  misses: number
  /** Kept pages that were sent because no new one could be rendered. */
  outdated: number
  readonly purges: number
}

/** The log of the page cache; a pino logger fits. */
export interface PageCacheLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Keeps the pages of visitors in memory and invalidates them by tags that the database announces, in every process. A
 * process that has lost its connection to the database may miss announcements: until it is back it sends a kept page only
 * when it cannot render a new one (decision 112).
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

/** The cache without its listener. `isConnected` says whether invalidations arrive. */
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
