import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { calendarDateOf } from '@cauce/contract'
import type { Clock } from '../../../kernel.ts'
import { readFile, type ReadFile } from './summaries.ts'

/** A line takes some 40 bytes packed, and its day and amount up to a hundred: 40 MB in all. */
const MOST_LINES = 300_000
const KEPT_FOR = 15 * 60_000

/**
 * What this process has read of files lately, by their bytes: an import follows the preview of the same file, and reading is the dearest part of both.
 * The day is part of the key, because a statement of a day to come is refused. Another process reads the file itself.
 */
const recent = new LRUCache<string, ReadFile>({
  maxSize: MOST_LINES,
  sizeCalculation: ({ lines }) => lines.count + 1,
  ttl: KEPT_FOR,
})

/** What a file says, read now or lately. A refused file is read again each time. */
export async function readRecently(bytes: Uint8Array, clock: Clock): Promise<ReadFile> {
  const key = `${createHash('sha256').update(bytes).digest('hex')} ${calendarDateOf(clock.now())}`
  const known = recent.get(key)
  if (known) return known
  const file = await readFile(bytes, clock)
  if (!file.refusal) recent.set(key, file)
  return file
}
