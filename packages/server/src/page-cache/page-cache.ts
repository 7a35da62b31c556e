import type { IncomingMessage, ServerResponse } from 'node:http'
import { etagOf, isKnown, ready, type Representation, sendRepresentation } from '../http/representation.ts'
import { type CapturedPage, capturePage, compress, sendPage } from './capture-page.ts'
import { narrowPolicy } from './narrow-policy.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { listenForPurges } from './purge-listener.ts'

/** The cache in front of the site. */
export interface PageCache {
  /** Answers from memory, and tells whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Lets the site answer, keeping the page when it allows it. Requests for a page that is being made wait for it. */
  serve(request: IncomingMessage, response: ServerResponse, site: PageMaker): void
  close(): Promise<void>
}

/** Who makes the page of one request. */
export interface PageMaker {
  render(): void
  /** Answers in place of a page that broke off; nothing of it has been sent. */
  refuse(error: unknown): void
}

export interface PageCacheLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Keeps the pages of visitors in memory and forgets them when a write says so, in every process that hears the database.
 * A process that cannot hear keeps nothing: it is slower for that time, and never wrong.
 */
export function createPageCache({ databaseUrl, log }: { databaseUrl: string; log: PageCacheLog }): PageCache {
  const store = createPageStore()
  let isHearing = false
  let wasHearing = false
  const listener = listenForPurges({
    databaseUrl,
    onPurge: (tags) => store.purge(tags),
    onHearing: () => {
      store.clear()
      isHearing = true
      if (wasHearing) log.info('The page cache hears the database again.')
      wasHearing = true
    },
    onDeaf: () => {
      if (isHearing) log.warn('The page cache lost its connection to the database and is passed by until it is back.')
      isHearing = false
      store.clear()
    },
  })
  return { ...cacheOver(store, () => isHearing), close: () => listener.close() }
}

/** A page that is being made, and what was true when that began. */
interface Making {
  readonly purgesBefore: number
  /** The page once it is kept; undefined when it turned out not to be shareable. */
  readonly kept: Promise<Representation | undefined>
}

/** The cache without its listener: what is kept, and when. */
export function cacheOver(store: PageStore, isHearing: () => boolean): Pick<PageCache, 'answer' | 'serve'> {
  const makings = new Map<string, Making>()

  function make(request: IncomingMessage, response: ServerResponse, key: PageKey | undefined, site: PageMaker): void {
    const purgesBefore = store.purges
    const { promise, resolve } = Promise.withResolvers<Representation | undefined>()
    if (key !== undefined) makings.set(key.key, { purgesBefore, kept: promise })
    // Also when the client leaves or the site fails: whoever waits then makes the page for themselves.
    response.once('close', () => resolve(undefined))
    const fail = (error: unknown) => {
      resolve(undefined)
      site.refuse(error)
    }
    const send = (page: CapturedPage) => {
      const isCurrent = isHearing() && store.purges === purgesBefore
      const representation =
        key !== undefined && isShareable(page, key) && isCurrent ? representationOf(page) : undefined
      if (representation !== undefined) void keepCompressed(store, key!, representation, page.tags)
      resolve(representation)
      // A page that was made anew is often the one that the visitor has.
      if (representation !== undefined && isKnown(request.headers['if-none-match'], representation.etag))
        sendRepresentation(request, response, representation)
      else sendPage(request, response, page, representation?.etag).catch(fail)
    }
    capturePage(response, { send, fail })
    void promise.then(() => key !== undefined && makings.get(key.key)?.kept === promise && makings.delete(key.key))
    site.render()
  }

  return {
    answer(request, response) {
      if (!isHearing()) return false
      const key = pageKeyOf(request)
      const kept = key && store.get(key)
      if (kept === undefined) return false
      sendRepresentation(request, response, kept.representation)
      return true
    },
    serve(request, response, site) {
      const key = isHearing() && request.method === 'GET' ? pageKeyOf(request) : undefined
      const making = key && store.wasKept(key) ? makings.get(key.key) : undefined
      // One that began before the last purge may show what was true before it.
      if (making === undefined || making.purgesBefore !== store.purges) {
        make(request, response, key, site)
        return
      }
      void making.kept.then((kept) => {
        if (kept === undefined) make(request, response, key, site)
        else sendRepresentation(request, response, kept)
      })
    },
  }
}

/**
 * Only whole pages that the site marked, and that set no cookie: that would be one person's. And only in the language of
 * their key: a cookie in an odd spelling, which the site reads otherwise than we do, must not choose the language of others.
 */
function isShareable({ headers, status, tags }: CapturedPage, { language }: PageKey): boolean {
  return (
    status === 200 && tags.length > 0 && headers['set-cookie'] === undefined && headers['content-language'] === language
  )
}

const POLICY = 'content-security-policy'

function representationOf({ bytes, headers }: CapturedPage): Representation {
  // The language has done its work: it stands in the page, and this is sent tens of thousands of times a second.
  const { 'content-length': _, 'content-language': __, ...kept } = headers
  if (typeof kept[POLICY] === 'string') kept[POLICY] = narrowPolicy(kept[POLICY], bytes.toString())
  return { etag: etagOf(bytes), headers: kept, identity: bytes, coded: {}, isHot: true }
}

/** Keeps the page at once, and with its compressed forms when they are made, if it was not forgotten in between. */
async function keepCompressed(
  store: PageStore,
  key: PageKey,
  plain: Representation,
  tags: readonly string[],
): Promise<void> {
  store.set(key, { representation: plain, tags })
  const [br, gzip] = await Promise.all([
    compress(plain.identity, 'br', 'thorough'),
    compress(plain.identity, 'gzip', 'thorough'),
  ])
  if (store.get(key)?.representation === plain)
    store.set(key, { representation: { ...plain, coded: { br: ready(br), gzip: ready(gzip) } }, tags })
}
