import { LRUCache } from 'lru-cache'
import { type KeptPage, sizeOf } from './kept-page.ts'
import type { PageKey } from './page-key.ts'

/** Pages by key, invalidated by tag. */
export interface PageStore {
  get(key: PageKey): KeptPage | undefined
  /** The page also when it is older than a minute: for when it cannot be rendered again. At most an hour old. */
  getOutdated(key: PageKey): KeptPage | undefined
  set(key: PageKey, page: KeptPage): void
  /** Whether a page of this key was kept before, so that it is worth waiting for a rendering in progress. */
  wasKept(key: PageKey): boolean
  purge(tags: readonly string[]): void
  clear(): void
  /** Grows with every purge: a page whose rendering began before one may show old data. */
  readonly purges: number
}

const MEGABYTE = 1024 * 1024
const REMEMBERED_KEYS = 2000
/** Some content of a page changes with time alone, which nothing announces: days remaining, the end of a promotion. */
const MAXIMUM_AGE_MS = 60_000
const MAXIMUM_OUTDATED_AGE_MS = 3_600_000

/**
 * LRU, limited in bytes. Pages with a query string have a cache of their own, so that searches cannot evict the home
 * page.
 */
export function createPageStore(
  maximumBytes = { withoutQuery: 48 * MEGABYTE, withQuery: 16 * MEGABYTE },
  clock: { now(): number } = performance,
): PageStore {
  const keysByTag = new Map<string, Set<string>>()
  let purges = 0
  const removeTags = ({ tags }: KeptPage, key: string) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const createCache = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize,
      ttl: MAXIMUM_AGE_MS,
      perf: clock,
      ttlResolution: 0,
      // It stays, in case that it cannot be rendered again, until there is a newer one or no space.
      noDeleteOnStaleGet: true,
      sizeCalculation: sizeOf,
      dispose: removeTags,
      // The tags of a replaced page are removed before those of the new one are added.
      noDisposeOnSet: false,
    })
  const caches = { plain: createCache(maximumBytes.withoutQuery), query: createCache(maximumBytes.withQuery) }
  const keptBefore = new LRUCache<string, true>({ max: REMEMBERED_KEYS })
  const cacheOf = ({ hasQuery }: PageKey) => (hasQuery ? caches.query : caches.plain)

  return {
    get: (key) => cacheOf(key).get(key.key),
    getOutdated(key) {
      const cache = cacheOf(key)
      const age = MAXIMUM_AGE_MS - cache.getRemainingTTL(key.key)
      return age <= MAXIMUM_OUTDATED_AGE_MS ? cache.get(key.key, { allowStale: true }) : undefined
    },
    set(key, page) {
      const cache = cacheOf(key)
      cache.set(key.key, page)
      keptBefore.set(key.key, true)
      if (!cache.has(key.key)) return
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key.key))
      }
    },
    wasKept: ({ key }) => keptBefore.has(key),
    purge(tags) {
      purges += 1
      for (const key of tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])) {
        caches.plain.delete(key)
        caches.query.delete(key)
      }
    },
    clear() {
      purges += 1
      caches.plain.clear()
      caches.query.clear()
    },
    get purges() {
      return purges
    },
  }
}
