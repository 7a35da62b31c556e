import { z } from 'zod'
import type { Parts } from './parts.ts'

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Relative path inside the backup folder. */
export const PlaceBelow = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/)

const StoredPart = z.strictObject({ key: PlaceBelow, contentType: z.string(), sizeBytes: z.int(), sha256: Sha256 })
export type StoredPart = z.infer<typeof StoredPart>

/** A line a file: a list of millions is longer than the longest string. */
export const FILE_LIST = 'files.jsonl'

export const lineOf = (file: StoredPart): Buffer => Buffer.from(`${JSON.stringify(file)}\n`)

export async function* filesIn(parts: Parts): AsyncGenerator<StoredPart> {
  let rest = ''
  for await (const bytes of parts.open(FILE_LIST)) {
    const lines = `${rest}${(bytes as Buffer).toString('latin1')}`.split('\n')
    rest = lines.pop()!
    for (const line of lines) yield StoredPart.parse(JSON.parse(Buffer.from(line, 'latin1').toString()))
  }
}

const AT_ONCE = 8

export async function forEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const done = atOnce(items, work)
  while ((await done.next()).done !== true);
}

/** Eight at a time, in order. */
export async function* atOnce<Item, Done>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Done>,
): AsyncGenerator<Done> {
  let some: Item[] = []
  for await (const item of items) {
    some.push(item)
    if (some.length < AT_ONCE) continue
    yield* await Promise.all(some.map(work))
    some = []
  }
  yield* await Promise.all(some.map(work))
}
