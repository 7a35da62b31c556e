import type { IncomingMessage, ServerResponse } from 'node:http'
import { type KeptPage, keptPageOf, sendKeptPage } from './kept-page.ts'
import { readPage, sendPage, sendResponse } from './page.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { listenForPurges } from './purge-listener.ts'
import { createPatience, isShareable, type Rendered } from './rendering.ts'

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
  return { ...cacheOver(store, () => isConnected), close: () => listener.close() }
}

/** A rendering in progress. */
interface Rendering {
  readonly purgesBefore: number
  readonly rendered: Promise<Rendered>
}

/** The cache without its listener. `isConnected` says whether invalidations arrive. */
export function cacheOver(
  store: PageStore,
  isConnected: () => boolean,
  clock: { now(): number } = performance,
): Pick<PageCache, 'answer' | 'serve'> {
  const renderings = new Map<string, Rendering>()
  const inTime = createPatience(clock)

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
      const shareable = pageKeyOf(request)
      const key = isConnected() && request.method === 'GET' ? shareable : undefined
      const rendering = async () => {
        const kept = key && (await keptByOther(key))
        return kept === undefined ? startRendering(key, render) : { page: undefined, kept }
      }
      const outdated = shareable && store.getOutdated(shareable)
      const rendered = outdated === undefined ? await rendering() : await inTime(shareable!.key, rendering)
      if (rendered === undefined) return sendKeptPage(request, response, outdated!)
      if ('answer' in rendered) return sendResponse(request, response, rendered.answer)
      const { kept, page } = rendered
      return kept === undefined ? sendPage(request, response, page) : sendKeptPage(request, response, kept)
    },
  }
}
