import { LRUCache } from 'lru-cache'
import { type Representation, sizeOf } from '../http/representation.ts'
import type { PageKey } from './page-key.ts'

/** A kept page and what it was made from. */
export interface KeptPage {
  readonly representation: Representation
  readonly tags: readonly string[]
}

/** Pages by key, forgotten by tag. */
export interface PageStore {
  get(key: PageKey): KeptPage | undefined
  set(key: PageKey, page: KeptPage): void
  /** Whether a page of this key was kept before, so that it is worth waiting for one that is being made. */
  wasKept(key: PageKey): boolean
  purge(tags: readonly string[]): void
  clear(): void
  /** Grows with every purge: a page that was begun before one may show what was true before it. */
  readonly purges: number
}

const MEGABYTE = 1024 * 1024
const REMEMBERED_KEYS = 2000
/** Some of a page changes with the time alone, which nobody announces: days that remain, a promotion that ends. */
const MAXIMUM_AGE_MS = 60_000

/** Keeps the pages that were asked for last, up to so many bytes: a home page is never pushed out by searches. */
export function createPageStore(
  maximumBytes = { withoutQuery: 48 * MEGABYTE, withQuery: 16 * MEGABYTE },
  clock: { now(): number } = performance,
): PageStore {
  const keysByTag = new Map<string, Set<string>>()
  let purges = 0
  const forgetTags = ({ tags }: KeptPage, key: string) => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const createRoom = (maxSize: number) =>
    new LRUCache<string, KeptPage>({
      maxSize,
      ttl: MAXIMUM_AGE_MS,
      perf: clock,
      ttlResolution: 0,
      sizeCalculation: ({ representation }) => sizeOf(representation),
      dispose: forgetTags,
      // The tags of the page that takes its place are noted after it, so those of the old one may go at once.
      noDisposeOnSet: false,
    })
  const rooms = { plain: createRoom(maximumBytes.withoutQuery), query: createRoom(maximumBytes.withQuery) }
  const keptBefore = new LRUCache<string, true>({ max: REMEMBERED_KEYS })
  const roomOf = ({ hasQuery }: PageKey) => (hasQuery ? rooms.query : rooms.plain)

  return {
    get: (key) => roomOf(key).get(key.key),
    set(key, page) {
      const room = roomOf(key)
      room.set(key.key, page)
      keptBefore.set(key.key, true)
      if (!room.has(key.key)) return
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key.key))
      }
    },
    wasKept: ({ key }) => keptBefore.has(key),
    purge(tags) {
      purges += 1
      for (const key of tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])) {
        rooms.plain.delete(key)
        rooms.query.delete(key)
      }
    },
    clear() {
      purges += 1
      rooms.plain.clear()
      rooms.query.clear()
    },
    get purges() {
      return purges
    },
  }
}
