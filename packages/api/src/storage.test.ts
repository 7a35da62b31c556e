import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import fileSystem from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type FileStorage } from './storage.ts'

/** Writes fail after their first byte is on the disk, until the returned function is called. */
function fillDisk(): () => void {
  const { open } = fileSystem
  const set = (replacement: typeof open) => {
    fileSystem.open = replacement
    syncBuiltinESMExports()
  }
  set(async (...args) => {
    const file = await open(...args)
    file.writeFile = async (bytes) => {
      await file.write(bytes as Buffer, 0, 1)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    return file
  })
  return () => set(open)
}

/** As much of the protocol of S3 as a storage speaks: path-style addresses, signed requests, lists in pages of two. */
function startBucket(objects: Map<string, Buffer>): Server {
  const prefix = '/cauce/'
  return createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    const bytes = Buffer.concat(await collect<Buffer>(request))
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return end(response, 403)
    if (url.searchParams.get('list-type') === '2') return end(response, 200, pageOf(objects, url.searchParams))
    return serve(objects, request, response, { key: decodeURIComponent(url.pathname.slice(prefix.length)), bytes })
  })
}

function serve(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
  { key, bytes }: { key: string; bytes: Buffer },
) {
  const stored = objects.get(key)
  if (request.method === 'PUT') objects.set(key, bytes)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT') return end(response, 200)
  if (request.method === 'DELETE') return end(response, 204)
  if (!stored) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  return end(response, 200, stored)
}

function pageOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const start = Number(query.get('continuation-token') ?? 0)
  const contents = keys.slice(start, start + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const isLast = start + 2 >= keys.length
  const next = isLast ? '' : `<NextContinuationToken>${start + 2}</NextContinuationToken>`
  return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const end = (response: ServerResponse, status: number, body: Buffer | string = '') =>
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body)

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const folder = mkdtempSync(join(tmpdir(), 'cauce-storage-'))
const objects = new Map<string, Buffer>()
const bucket = startBucket(objects)
beforeAll(() => new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const kinds: { name: string; open: () => FileStorage }[] = [
  { name: 'a folder', open: () => openStorage({ dataFolder: folder }) },
  {
    name: 'a bucket of S3',
    open: () => {
      const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
      const s3 = { bucket: 'cauce', region: 'eu-south-2', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' }
      return openStorage({ dataFolder: folder, s3 })
    },
  },
]

describe.each(kinds)('$name', ({ open }) => {
  const bytes = Buffer.from([0, 255, 13, 10, 37])

  test('returns the stored bytes', async () => {
    const storage = open()
    await storage.put('files/2026-11/one', bytes, 'application/pdf')
    expect(await storage.read('files/2026-11/one')).toEqual(bytes)
    expect(Buffer.concat(await (await storage.open('files/2026-11/one')).toArray())).toEqual(bytes)
    expect(await storage.has('files/2026-11/one')).toBe(true)
  })

  test('rejects before the first byte when there is nothing under the key', async () => {
    const storage = open()
    expect(await storage.has('files/nothing')).toBe(false)
    for (const ask of [storage.open('files/nothing'), storage.read('files/nothing')])
      await expect(ask).rejects.toMatchObject({ name: 'StorageError', isMissing: true })
  })

  test('lists every key under a prefix, and nothing under an unknown one', async () => {
    const storage = open()
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `pictures/${name}/480.webp`)
    for (const key of keys) await storage.put(key, bytes, 'image/webp')
    expect((await collect(storage.list('pictures'))).toSorted()).toEqual(keys)
    expect(await collect(storage.list('elsewhere'))).toEqual([])
  })

  test('removes a key, and a missing one without an error', async () => {
    const storage = open()
    await storage.put('files/two', bytes, 'application/pdf')
    await storage.remove('files/two')
    await storage.remove('files/two')
    expect(await storage.has('files/two')).toBe(false)
  })
})

test('a folder contains no partial files', () => {
  expect(readdirSync(join(folder, 'files', 'files', '2026-11'))).toEqual(['one'])
  expect(existsSync(join(folder, 'files', 'pictures', 'a', '480.webp'))).toBe(true)
})

test('a full disk heals: a failed write leaves nothing behind, and says why it failed', async () => {
  const storage = openStorage({ dataFolder: folder })
  const empty = fillDisk()
  await expect(storage.put('files/large', Buffer.alloc(100), 'application/pdf')).rejects.toMatchObject({
    message: 'The storage failed to write files/large: ENOSPC: no space left on device, write',
    isMissing: false,
  })
  empty()
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
  await storage.put('files/small', Buffer.from('x'), 'application/pdf')
  expect(await storage.has('files/small')).toBe(true)
})

test('what killed processes left behind is removed, and a write in progress is not', async () => {
  const unfinished = join(folder, 'files', 'unfinished')
  mkdirSync(unfinished, { recursive: true })
  for (const name of ['of-a-killed-process', 'in-progress']) writeFileSync(join(unfinished, name), 'x')
  const longAgo = Date.now() / 1000 - 120
  utimesSync(join(unfinished, 'of-a-killed-process'), longAgo, longAgo)
  await openStorage({ dataFolder: folder }).removeUnfinished()
  expect(readdirSync(unfinished)).toEqual(['in-progress'])
})

test('a bucket that cannot be reached is a failure of the storage, not missing bytes', async () => {
  const s3 = {
    bucket: 'cauce',
    region: 'eu-south-2',
    endpoint: 'http://127.0.0.1:1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  await expect(openStorage({ dataFolder: folder, s3 }).read('files/one')).rejects.toMatchObject({
    name: 'StorageError',
    message: expect.stringContaining('ECONNREFUSED'),
    isMissing: false,
  })
})

test('a bucket holds the bytes under their key', () => {
  expect(objects.get('files/2026-11/one')).toEqual(Buffer.from([0, 255, 13, 10, 37]))
})

test('a bucket that accepts connections and is silent fails its call', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const s3 = { bucket: 'cauce', region: 'eu-south-2', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = openStorage({ dataFolder: folder, s3 }, { silenceMs: 100 })
  await expect(storage.read('files/one')).rejects.toThrow()
  await expect(storage.put('files/one', Buffer.from('one'), 'text/plain')).rejects.toThrow()
  silent.closeAllConnections()
  silent.close()
})
