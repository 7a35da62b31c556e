import { keptInTab } from '@cauce/client/kept-in-tab.ts'

/** Draft in session storage; survives a reload and an expired session. */
export type Draft = ReturnType<typeof draftOf>

const PREFIX = 'draft:'

/** Keyed by user: the next user of the tab must not read it. */
export function draftOf(userId: string, slot: string, storage?: Parameters<typeof keptInTab>[1]) {
  const { read, write, forget } = keptInTab<Record<string, string>>(`${PREFIX}${userId}:${slot}`, storage)
  return {
    read: () => read() ?? {},
    write(texts: Readonly<Record<string, string | undefined>>) {
      const written = Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]))
      if (written.length === 0) forget()
      else write(Object.fromEntries(written))
    },
    forget,
  }
}

export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name)
}
