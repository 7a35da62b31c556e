import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { calendarDateOf } from '@cauce/contract'
import type { Clock } from '../../../kernel.ts'
import { readFile, type ReadFile } from './summaries.ts'

/** 40 bytes packed a line and up to a hundred for day and amount: 40 MB in all. */
const MOST_LINES = 300_000
const KEPT_FOR = 15 * 60_000

/**
 * Recently read files by content, because an import follows its preview and reading dominates both. Keyed by day too: a
 * future statement is refused.
 */
const recent = new LRUCache<string, ReadFile>({
  maxSize: MOST_LINES,
  sizeCalculation: ({ lines }) => lines.count + 1,
  ttl: KEPT_FOR,
})

/** Cached; a refused file is read again. */
export async function readRecently(bytes: Uint8Array, clock: Clock): Promise<ReadFile> {
  const key = `${createHash('sha256').update(bytes).digest('hex')} ${calendarDateOf(clock.now())}`
  const known = recent.get(key)
  if (known) return known
  const file = await readFile(bytes, clock)
  if (!file.refusal) recent.set(key, file)
  return file
}
