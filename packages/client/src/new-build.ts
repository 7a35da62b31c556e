const BEGINNINGS = 'script[type="module"][src], astro-island[component-url]'
/** Prevents reload loops in a tab. */
const RELOADED = 'reloaded-for'

/** Events for a failed dynamic import. */
const FAILURES = ['vite:preloadError', 'astro:hydration-error'] as const

export interface Recovery {
  /** Called before the page may be taken away. */
  readonly onMissing?: () => void
  /** Reload now; false keeps the page, to lose nothing. */
  readonly onReload?: () => boolean
  /** A reload would not help. */
  readonly onStay?: () => void
  readonly fetch?: typeof fetch
  readonly reload?: () => void
}

/**
 * Reloads the page once when a chunk is missing because of a newer build; not without network or on server errors.
 * Returns the unsubscriber.
 */
export function recoverFromNewBuild(recovery: Recovery): () => void {
  // Stays true until the page unloads.
  let isChecking = false
  const recover = async () => {
    if (isChecking) return
    isChecking = true
    recovery.onMissing?.()
    const beginnings = beginningsOfPage()
    const isNew = sessionStorage.getItem(RELOADED) !== beginnings.join(' ')
    if (isNew && (await areGone(beginnings, recovery.fetch ?? fetch)) && recovery.onReload?.() !== false) {
      sessionStorage.setItem(RELOADED, beginnings.join(' '))
      ;(recovery.reload ?? (() => location.reload()))()
      return
    }
    recovery.onStay?.()
    isChecking = false
  }
  const onFailure = () => void recover()
  for (const type of FAILURES) window.addEventListener(type, onFailure)
  return () => {
    for (const type of FAILURES) window.removeEventListener(type, onFailure)
  }
}

const beginningsOfPage = (): string[] =>
  [...document.querySelectorAll(BEGINNINGS)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('component-url')!,
  )

/** No answer means no. */
async function areGone(addresses: readonly string[], ask: typeof fetch): Promise<boolean> {
  const isGone = async (address: string) => {
    const { status } = await ask(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  }
  const gone = await Promise.all(addresses.map((address) => isGone(address).catch(() => false)))
  return gone.includes(true)
}
