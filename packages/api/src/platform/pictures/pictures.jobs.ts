import type { Kernel } from '../../kernel.ts'
import { RENDITION_FOLDER, tokenOfKey } from './pictures.domain.ts'
import { knownTokens } from './pictures.queries.ts'

const BATCH = 500

/** Removes sizes of deleted pictures: one may have been under way while its picture was deleted. */
export async function deleteOrphanedRenditions(kernel: Kernel): Promise<void> {
  let batch: string[] = []
  for await (const key of kernel.storage.list(RENDITION_FOLDER)) {
    batch.push(key)
    if (batch.length === BATCH) batch = await deleteUnknown(kernel, batch)
  }
  await deleteUnknown(kernel, batch)
}

async function deleteUnknown(kernel: Kernel, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const known = await knownTokens(kernel.database, [...new Set(keys.map(tokenOfKey))])
  for (const key of keys) if (!known.has(tokenOfKey(key))) await kernel.storage.remove(key)
  return []
}
