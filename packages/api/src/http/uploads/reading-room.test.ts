import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { createReadingRoom, type FileReader } from './reading-room.ts'

const visitor = { key: '203.0.113.7', hasSession: false }
const person = { key: 'user', hasSession: true }
const MEGABYTE = 1024 * 1024

function open() {
  const counts = new Map<string, number>()
  const add = (client: string, more: number) => {
    const current = (counts.get(client) ?? 0) + more
    counts.set(client, current)
    return { current, ttl: 30_500 }
  }
  return { counts, room: createReadingRoom({ add }, tmpdir()) }
}
const tooMany = { code: 'too-many-uploads', path: 'file', params: { seconds: 31 } }
const taking = (bytes: number) => async (reader: FileReader) => reader.take(bytes, 'file')

describe('a sender over the allowance is refused before anything is read:', () => {
  test.each([
    { what: 'bytes of a visitor', sender: visitor, count: 'kilobytes 203.0.113.7', maximum: 64 * 1024 },
    { what: 'processor time of a visitor', sender: visitor, count: 'milliseconds 203.0.113.7', maximum: 6_000 },
    { what: 'bytes of a person', sender: person, count: 'kilobytes user', maximum: 512 * 1024 },
    { what: 'processor time of a person', sender: person, count: 'milliseconds user', maximum: 20_000 },
  ])('$what', async ({ sender, count, maximum }) => {
    const { counts, room } = open()
    counts.set(count, maximum - 1)
    await room.admit(sender, 'file', async () => {})
    counts.set(count, maximum)
    let isRead = false
    await expect(room.admit(sender, 'file', async () => (isRead = true))).rejects.toMatchObject(tooMany)
    expect(isRead).toBe(false)
  })
})

test('bytes and processor time of a refused file count', async () => {
  const { counts, room } = open()
  const refused = await room.admit(visitor, 'file', async (reader) => {
    reader.take(3 * MEGABYTE, 'file')
    return reader.check('pdf', () => Buffer.from('%PDF-1.7\n'), 'file')
  })
  expect(refused).toBe('document-unreadable')
  expect(counts.get('kilobytes 203.0.113.7')).toBe(3 * 1024)
  expect(counts.get('milliseconds 203.0.113.7')).toBeGreaterThan(0)
})

test('two requests of a visitor are read at once, and the third when one has ended', async () => {
  const { room } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: number[] = []
  const calls = [1, 2, 3].map((number) =>
    room.admit(visitor, 'file', async () => {
      begun.push(number)
      await promise
    }),
  )
  await room.admit({ ...visitor, key: 'other' }, 'file', async () => {})
  expect(begun).toEqual([1, 2])
  resolve()
  await Promise.all(calls)
  expect(begun).toEqual([1, 2, 3])
})

test('when visitors hold too much memory, who holds the most is refused and a newcomer is not', async () => {
  const { room } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = Array.from({ length: 4 }, (_, n) =>
    room.admit({ ...visitor, key: `${n}` }, 'file', async (reader) => {
      reader.take(47 * MEGABYTE, 'file')
      await promise
      reader.take(10 * MEGABYTE, 'file')
    }),
  )
  const ends = Promise.allSettled(holding)
  await room.admit({ ...visitor, key: 'newcomer' }, 'file', taking(5 * MEGABYTE))
  resolve()
  expect((await ends).map(({ status }) => status)).toContain('rejected')
})
