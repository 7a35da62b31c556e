const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const
const AWAY_AFTER_MS = 30_000

const listeners = new Set<() => void>()
let lastInputAt = Date.now()

if (typeof window !== 'undefined')
  for (const type of INPUTS)
    window.addEventListener(
      type,
      ({ isTrusted }) => {
        if (!isTrusted) return
        lastInputAt = Date.now()
        for (const listener of listeners) listener()
      },
      { capture: true, passive: true },
    )

/** Calls made now come from a timer: no person is at the page. Never on the server. */
export const isAway = (): boolean => typeof window !== 'undefined' && Date.now() - lastInputAt > AWAY_AFTER_MS

/** Returns the function that ends it. */
export function onInput(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
