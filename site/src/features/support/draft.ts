/** Draft in session storage; survives a reload and an expired session. */
export type Draft = ReturnType<typeof draftOf>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'draft:'

/** Keyed by user: the next user of the tab must not read it. */
export function draftOf(userId: string, slot: string, storage?: DraftStorage) {
  const name = `${PREFIX}${userId}:${slot}`
  // Lazy, because the server renders islands without session storage.
  const kept = () => storage ?? sessionStorage
  const forget = () => kept().removeItem(name)
  return {
    read: () => textsIn(kept().getItem(name)),
    write(texts: Readonly<Record<string, string | undefined>>) {
      const written = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')
      if (written.length === 0) forget()
      else kept().setItem(name, JSON.stringify(Object.fromEntries(written)))
    },
    forget,
  }
}

export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name)
}

function textsIn(stored: string | null): Record<string, string> {
  const texts: unknown = stored === null ? {} : JSON.parse(stored)
  return typeof texts === 'object' && texts !== null ? (texts as Record<string, string>) : {}
}
