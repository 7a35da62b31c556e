import { tabMemory } from '@cauce/client/tab-memory.ts'
import { isTextField, retype, type TextField } from './text-fields.ts'

const memory = tabMemory<{ readonly page: string; readonly values: Readonly<Record<string, string>> }>('typed-fields')
/** Never stored. `data-private` marks what the law keeps on the page (decision site-interaction). */
const SECRET = '[type="password"], [autocomplete$="password"], [autocomplete="one-time-code"], [data-private] *'

/** Tracks typing on a page; returns a function that stores it in this tab for the next load of the page. */
export function followTyping(): () => void {
  const typed = new Set<TextField>()
  addEventListener('input', ({ target }) => isTextField(target) && typed.add(target), { capture: true })
  return () => {
    const kept = [...typed].filter((field) => field.isConnected && field.id !== '' && !field.matches(SECRET))
    const values = Object.fromEntries(kept.map(({ id, value }) => [id, value]))
    memory.write({ page: location.pathname, values })
  }
}

/** Restores what `followTyping` stored, into islands after hydration. */
export function restoreTyping(): void {
  const stored = memory.read()
  memory.forget()
  if (stored?.page !== location.pathname) return
  for (const [id, value] of Object.entries(stored.values)) {
    const field = document.getElementById(id)
    if (!isTextField(field)) continue
    const island = 'viewer' in document.documentElement.dataset && field.closest('astro-island[ssr]')
    if (island) island.addEventListener('island:ready', () => retype(field, value), { once: true })
    else retype(field, value)
  }
}
