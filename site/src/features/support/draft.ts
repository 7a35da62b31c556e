/** A draft in session storage until it is sent. It survives a reload and an expired session. */
export type Draft = ReturnType<typeof draftOf>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'draft:'

/** The key contains the user, so that the next user of the same tab does not read the draft. */
export function draftOf(userId: string, slot: string, storage?: DraftStorage) {
  const name = `${PREFIX}${userId}:${slot}`
  // Read lazily, because the server renders islands without session storage.
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
