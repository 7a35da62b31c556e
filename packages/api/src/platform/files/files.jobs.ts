import type { Kernel } from '../../kernel.ts'
import { isOldKey } from './files.domain.ts'
import { knownStorageKeys } from './files.queries.ts'

const BATCH = 500

/** Removes bytes whose row is gone. */
export async function deleteStoredBytes(
  kernel: Kernel,
  { storageKeys }: { readonly storageKeys: readonly string[] },
): Promise<void> {
  for (const key of storageKeys) await kernel.storage.remove(key)
}

/** Removes the bytes of uploads whose transaction failed, a day after they came. */
export async function deleteOrphanedBytes(kernel: Kernel): Promise<void> {
  const now = kernel.clock.now()
  let batch: string[] = []
  for await (const key of kernel.storage.list('files')) {
    if (isOldKey(key, now)) batch.push(key)
    if (batch.length === BATCH) batch = await deleteUnknown(kernel, batch)
  }
  await deleteUnknown(kernel, batch)
}

async function deleteUnknown(kernel: Kernel, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const known = await knownStorageKeys(kernel.database, keys)
  for (const key of keys) if (!known.has(key)) await kernel.storage.remove(key)
  return []
}
