import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import fileSystem from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { startS3Peer } from '@cauce/testing/peers/s3-peer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type FileStorage } from './storage.ts'

/** Fails writes after their first byte until undone. */
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

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const folder = mkdtempSync(join(tmpdir(), 'cauce-storage-'))
let bucket: Awaited<ReturnType<typeof startS3Peer>>
beforeAll(async () => {
  bucket = await startS3Peer()
})
afterAll(async () => {
  await bucket.peer.goDown()
  rmSync(folder, { recursive: true, force: true })
})

const kinds: { name: string; open: () => FileStorage }[] = [
  { name: 'a folder', open: () => openStorage({ dataFolder: folder }) },
  { name: 'a bucket of S3', open: () => openStorage({ dataFolder: folder, s3: bucket.settings }) },
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

  test('takes a stream whose length is known', async () => {
    const storage = open()
    const large = Buffer.alloc(300_000, bytes)
    const pieces = () => Readable.from([large.subarray(0, 1), large.subarray(1)])
    await storage.putStream('files/2026-11/streamed', pieces, {
      contentType: 'application/zip',
      sizeBytes: large.length,
    })
    expect((await storage.read('files/2026-11/streamed')).equals(large)).toBe(true)
    await storage.remove('files/2026-11/streamed')
  })

  test('rejects before the first byte when there is nothing under the key', async () => {
    const storage = open()
    expect(await storage.has('files/nothing')).toBe(false)
    for (const ask of [storage.open, storage.read])
      await expect(ask('files/nothing')).rejects.toMatchObject({ name: 'StorageError', isMissing: true })
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

test('a failed write on a full disk leaves nothing behind and names its cause', async () => {
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

test('unfinished files of killed processes are removed, but not a write in progress', async () => {
  const unfinished = join(folder, 'files', 'unfinished')
  mkdirSync(unfinished, { recursive: true })
  for (const name of ['of-a-killed-process', 'in-progress']) writeFileSync(join(unfinished, name), 'x')
  const longAgo = Date.now() / 1000 - 120
  utimesSync(join(unfinished, 'of-a-killed-process'), longAgo, longAgo)
  await openStorage({ dataFolder: folder }).removeUnfinished()
  expect(readdirSync(unfinished)).toEqual(['in-progress'])
})

test('a bucket that cannot be reached is a failure of the storage, not missing bytes', async () => {
  const s3 = { ...bucket.settings, endpoint: 'http://127.0.0.1:1' }
  await expect(openStorage({ dataFolder: folder, s3 }).read('files/one')).rejects.toMatchObject({
    name: 'StorageError',
    message: expect.stringContaining('ECONNREFUSED'),
    isMissing: false,
  })
})

test('a bucket holds the bytes under their key', () => {
  expect(bucket.objects.get('files/2026-11/one')).toEqual(Buffer.from([0, 255, 13, 10, 37]))
})

test('a bucket that fails once takes a stream again from its beginning', async () => {
  let attempts = 0
  const large = Buffer.alloc(300_000, 'x')
  const openBytes = () => {
    attempts += 1
    bucket.peer.ailment = { kind: attempts === 1 ? 'broken' : 'well' }
    return Readable.from([large.subarray(0, 1), large.subarray(1)])
  }
  const storage = openStorage({ dataFolder: folder, s3: bucket.settings })
  await storage.putStream('files/again', openBytes, { contentType: 'text/plain', sizeBytes: large.length })
  expect(attempts).toBe(2)
  expect(bucket.objects.get('files/again')?.equals(large)).toBe(true)
})

test('a bucket that accepts connections but stays silent fails its call', async () => {
  bucket.peer.ailment = { kind: 'silent' }
  const storage = openStorage({ dataFolder: folder, s3: bucket.settings }, { silenceMs: 100 })
  await expect(storage.read('files/one')).rejects.toThrow()
  await expect(storage.put('files/one', Buffer.from('one'), 'text/plain')).rejects.toThrow()
})
