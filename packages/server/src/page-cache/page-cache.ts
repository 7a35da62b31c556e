import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { keptPageOf, type KeptPage, sendKeptPage } from './kept-page.ts'
import { readPage, type Page, sendPage, sendResponse } from './page.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { type PageStore, createPageStore } from './page-store.ts'
import { ALL_PAGES, PAGE_PURGE_CHANNEL } from '@cauce/api'
import { LOST_CLIENT_SETTINGS, PrimaryClient, startupOptions } from '@cauce/api/database'
import type { Client } from 'pg'

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

interface PageCacheOptions {
  readonly databaseUrl: string
  readonly log: PageCacheLog
  /** What every page shows, as the database has it now. */
  readonly loadShown: () => Promise<void>
}

export interface PageCacheLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Pages of visitors in memory, purged by tags that the database announces. Without its connection a process may miss
 * announcements: it sends a kept page only when it cannot render a new one (decision front-end-performance).
 */
export function createPageCache({ databaseUrl, log, loadShown }: PageCacheOptions): PageCache {
  const store = createPageStore()
  let isConnected = false
  let wasConnected = false
  const listener = listenForPurges({
    databaseUrl,
    onPurge: async (tags) => {
      if (!tags.includes(ALL_PAGES)) return store.purge(tags)
      // First: a page that is rendered meanwhile shows what was before, and is not kept either.
      await loadShown()
      store.clear()
    },
    onConnected: async () => {
      await loadShown()
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

const HEARTBEAT_MS = 10_000

const HEARTBEAT_TIMEOUT_MS = 5_000

/** The database and the callbacks of a purge listener. */
interface PurgeListenerOptions {
  readonly databaseUrl: string
  readonly onPurge: (tags: readonly string[]) => void | Promise<void>
  /** Purges arrive from now on. */
  readonly onConnected: () => Promise<void>
  /** Purges may be missed from now on. */
  readonly onDisconnected: () => void
}

/** Listens for purges on a dedicated database connection until it is closed, and reconnects when the connection is lost. */
function listenForPurges(options: PurgeListenerOptions): { close(): Promise<void> } {
  const closing = new AbortController()
  const listening = listenUntilClosed(options, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await listening
    },
  }
}

async function listenUntilClosed(options: PurgeListenerOptions, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await listenOnce(options, closing).catch(() => {})
    if (closing.aborted) return
    options.onDisconnected()
    await sleep(RETRY_MS, undefined, { signal: closing }).catch(() => {})
  }
}

/** Settles when the connection is lost, or when closing. */
async function listenOnce(
  { databaseUrl, onPurge, onConnected }: PurgeListenerOptions,
  closing: AbortSignal,
): Promise<void> {
  const client = new PrimaryClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    application_name: 'cauce page cache',
    // The heartbeat is more frequent than PostgreSQL's patience with a silent session.
    options: startupOptions(LOST_CLIENT_SETTINGS),
  })
  const ended = new Promise<void>((resolve) => {
    client.once('error', () => resolve()).once('end', () => resolve())
    closing.addEventListener('abort', () => resolve(), { once: true })
  })
  const failed = new Promise<void>((resolve) => {
    client.on('notification', ({ payload = '' }) => {
      const purged = onPurge(payload.split(',').filter(Boolean))
      // If it cannot be read, listening starts again.
      purged?.catch(() => resolve())
    })
  })
  try {
    await client.connect()
    await client.query(`listen ${PAGE_PURGE_CHANNEL}`)
    await onConnected()
    await Promise.race([ended, failed, heartbeat(client, closing)])
  } finally {
    await Promise.race([client.end(), sleep(RETRY_MS)]).catch(() => {})
  }
}

/** Queries at intervals: a connection that a firewall dropped looks alive until something is sent over it. */
async function heartbeat(client: Client, closing: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal: closing })
    await client.query('select 1')
  }
}
