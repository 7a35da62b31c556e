import { cloneDatabase, type TestDatabase } from '@cauce/testing/clone-database'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { withServer } from '../http/testing/with-server.ts'

let database: TestDatabase
let owner: Client
let processes: PageCache[]
let rendered: number
let loaded: number
const log = { info: () => {}, warn: () => {} }

beforeEach(async () => {
  database = await cloneDatabase()
  owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const loadShown = async () => void (loaded += 1)
  processes = [1, 2].map(() => createPageCache({ databaseUrl: database.url, log, loadShown }))
  loaded = 0
  rendered = 0
})
afterEach(async () => {
  await Promise.all(processes.map((cache) => cache.close()))
  await owner.end()
  await database.drop()
})

test('a purge reaches every process when it is committed, and not before', async () => {
  for (const cache of processes) await expect.poll(() => isKept(cache)).toBe(true)
  await owner.query('begin')
  await owner.query(`select pg_notify('page_purge', 'project:1,home')`)
  for (const cache of processes) expect(await isKept(cache)).toBe(true)
  await owner.query('commit')
  for (const cache of processes) await expect.poll(() => rendersAgain(cache)).toBe(true)
})

test('another brand is read by every process, which forgets all pages', async () => {
  for (const cache of processes) await expect.poll(() => isKept(cache)).toBe(true)
  loaded = 0
  await owner.query(`select pg_notify('page_purge', 'all')`)
  await expect.poll(() => loaded).toBe(2)
  for (const cache of processes) await expect.poll(() => rendersAgain(cache)).toBe(true)
})

test('a process without its connection bypasses the cache until it has reconnected', async () => {
  const [cache] = processes
  await expect.poll(() => isKept(cache!)).toBe(true)
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cauce page cache' and datname = current_database()`,
  )
  await expect.poll(() => rendersAgain(cache!)).toBe(true)
  await expect.poll(() => isKept(cache!)).toBe(true)
})

async function isKept(cache: PageCache): Promise<boolean> {
  const before = await timesRendered(cache, 2)
  return before <= 1
}

async function rendersAgain(cache: PageCache): Promise<boolean> {
  return (await timesRendered(cache, 1)) === 1
}

async function timesRendered(cache: PageCache, requests: number): Promise<number> {
  rendered = 0
  await withServer(
    (request, response) => {
      if (cache.answer(request, response)) return
      rendered += 1
      const headers = { 'content-type': 'text/html', 'content-language': 'es', 'x-page-cache': 'home' }
      void cache.serve(request, response, async () => new Response('<p>', { headers }))
    },
    async (ask) => {
      for (let count = 0; count < requests; count += 1) await ask('/')
    },
  )
  return rendered
}
