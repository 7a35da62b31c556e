import type { IncomingMessage, ServerResponse } from 'node:http'
import { type KeptPage, keptPageOf, sendKeptPage } from './kept-page.ts'
import { type Page, readPage, sendPage, sendResponse } from './page.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { listenForPurges } from './purge-listener.ts'

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
  /** Ends the connection to the database. */
  close(): Promise<void>
}

/** The log of the page cache; a pino logger fits. */
export interface PageCacheLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Keeps the pages of visitors in memory and invalidates them by tags that the database announces, in every process. A
 * process that has lost its connection to the database may miss announcements, so it bypasses the cache until it is back.
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
        log.warn('The page cache lost its connection to the database. It is bypassed until it reconnects.')
      isConnected = false
      store.clear()
    },
  })
  return { ...cacheOver(store, () => isConnected), close: () => listener.close() }
}

/** What one rendering produced: a page, which was kept if it may be shared, or any other answer. */
type Rendered = { readonly page: Page; readonly kept: KeptPage | undefined } | { readonly answer: Response }

/** A rendering in progress. */
interface Rendering {
  readonly purgesBefore: number
  readonly rendered: Promise<Rendered>
}

/** The cache without its listener. `isConnected` says whether invalidations arrive. */
export function cacheOver(store: PageStore, isConnected: () => boolean): Pick<PageCache, 'answer' | 'serve'> {
  const renderings = new Map<string, Rendering>()

  async function renderAndKeep(key: PageKey | undefined, render: () => Promise<Response>): Promise<Rendered> {
    const purgesBefore = store.purges
    const answer = await render()
    const page = await readPage(answer)
    if (page === undefined) return { answer }
    if (key === undefined || !isShareable(page, key)) return { page, kept: undefined }
    const kept = await keptPageOf(page, 'fast')
    const isCurrent = isConnected() && store.purges === purgesBefore
    if (!isCurrent) return { page, kept: undefined }
    store.set(key, kept)
    void keptPageOf(page, 'small').then((smaller) => store.get(key) === kept && store.set(key, smaller))
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

  return {
    answer(request, response) {
      if (!isConnected()) return false
      const key = pageKeyOf(request)
      const kept = key && store.get(key)
      if (kept === undefined) return false
      sendKeptPage(request, response, kept)
      return true
    },
    async serve(request, response, render) {
      const key = isConnected() && request.method === 'GET' ? pageKeyOf(request) : undefined
      const other = key && (await keptByOther(key))
      if (other !== undefined) return sendKeptPage(request, response, other)
      const rendered = await startRendering(key, render)
      if ('answer' in rendered) return sendResponse(request, response, rendered.answer)
      const { kept, page } = rendered
      return kept === undefined ? sendPage(request, response, page) : sendKeptPage(request, response, kept)
    },
  }
}

/**
 * Only complete pages with tags and without a cookie may be shared, in the language of their key: when the site reads a
 * malformed language cookie differently from the cache, the page must not be stored under the wrong language.
 */
function isShareable({ headers, status, tags }: Page, { language }: PageKey): boolean {
  return (
    status === 200 && tags.length > 0 && headers['set-cookie'] === undefined && headers['content-language'] === language
  )
}
