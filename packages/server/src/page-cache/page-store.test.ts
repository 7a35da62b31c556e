import { expect, test } from 'vitest'
import { type KeptPage, sizeOf } from './kept-page.ts'
import { createPageStore } from './page-store.ts'

const key = (name: string, hasQuery = false) => ({ key: name, language: 'es' as const, hasQuery })

function page(tags: string[], bytes = 10): KeptPage {
  const empty = { head: [], body: Buffer.alloc(0) }
  const identity = { head: [], body: Buffer.alloc(bytes, 'x') }
  return { tags, etag: 'W/"x"', notModifiedHead: [], identity, br: empty, gzip: empty }
}

test('a purge invalidates every page with one of the tags and no other', () => {
  const store = createPageStore()
  store.set(key('home'), page(['home', 'projects']))
  store.set(key('list?page=2', true), page(['projects']))
  store.set(key('one'), page(['project:1']))
  store.set(key('legal'), page(['legal']))
  store.purge(['projects', 'project:1', 'unheard-of'])
  expect(store.get(key('home'))).toBeUndefined()
  expect(store.get(key('list?page=2', true))).toBeUndefined()
  expect(store.get(key('one'))).toBeUndefined()
  expect(store.get(key('legal'))).toBeDefined()
})

test('a page that replaced another is invalidated by its own tags', () => {
  const store = createPageStore()
  store.set(key('home'), page(['old']))
  store.set(key('home'), page(['new']))
  store.purge(['old'])
  expect(store.get(key('home'))).toBeDefined()
  store.purge(['new'])
  expect(store.get(key('home'))).toBeUndefined()
})

test('pages with a query string evict only pages with a query string', () => {
  const store = createPageStore({ withoutQuery: 10_000, withQuery: 10_000 })
  store.set(key('home'), page(['home'], 2000))
  for (let number = 0; number < 100; number += 1) store.set(key(`list?page=${number}`, true), page(['projects'], 2000))
  expect(store.get(key('home'))).toBeDefined()
  expect(store.get(key('list?page=0', true))).toBeUndefined()
  expect(store.get(key('list?page=99', true))).toBeDefined()
})

test('the size limit holds however many pages are requested', () => {
  const room = 100_000
  const store = createPageStore({ withoutQuery: room, withQuery: room })
  const keys = Array.from({ length: 1000 }, (_, number) => key(`page ${number}`, number % 2 === 0))
  for (const one of keys) store.set(one, page([`project:${one.key}`], 2000))
  const kept = keys.flatMap((one) => store.get(one) ?? [])
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.reduce((sum, one) => sum + sizeOf(one), 0)).toBeLessThanOrEqual(2 * room)
})

test('a page larger than the cache is not kept, nor are its tags', () => {
  const store = createPageStore({ withoutQuery: 3000, withQuery: 3000 })
  store.set(key('home'), page(['home'], 5000))
  expect(store.get(key('home'))).toBeUndefined()
})

test('purging and clearing increase the counter checked by a rendering in progress', () => {
  const store = createPageStore()
  const before = store.purges
  store.purge(['nothing'])
  store.clear()
  expect(store.purges).toBe(before + 2)
})

test('a page expires after a minute, because days remaining change without a write', () => {
  let now = 1_000_000
  const store = createPageStore(undefined, { now: () => now })
  store.set(key('home'), page(['home']))
  now += 59_000
  expect(store.get(key('home'))).toBeDefined()
  now += 2_000
  expect(store.get(key('home'))).toBeUndefined()
})

test('a tag of two pages still purges the second one when the first is gone', () => {
  const store = createPageStore()
  store.set(key('home'), page(['projects', 'home']))
  store.set(key('list'), page(['projects', 'list']))
  store.purge(['home'])
  expect(store.get(key('list'))).toBeDefined()
  store.purge(['projects'])
  expect(store.get(key('list'))).toBeUndefined()
})
