import { tabMemory } from '@cauce/client/tab-memory.ts'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'draft:'

/** Survives a reload and an expired session. Keyed by user: the next user of the tab must not read it. */
export function draftOf(userId: string, slot: string, storage?: DraftStorage) {
  const memory = tabMemory<Readonly<Record<string, string>>>(`${PREFIX}${userId}:${slot}`, storage)
  return {
    read: () => memory.read() ?? {},
    write(texts: Readonly<Record<string, string | undefined>>) {
      const written = Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]))
      if (written.length === 0) memory.forget()
      else memory.write(Object.fromEntries(written))
    },
    forget: memory.forget,
  }
}

export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name)
}
