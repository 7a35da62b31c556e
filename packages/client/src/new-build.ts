/** What a page began with: its own scripts and, on the site, its islands. The name of a script changes with all that it loads. */
const BEGINNINGS = 'script[type="module"][src], astro-island[component-url]'
/** Remembers in the tab which page has been loaded again already. */
const RELOADED = 'reloaded-for'

/** What Vite and Astro dispatch when a script that is loaded later does not come. */
const FAILURES = ['vite:preloadError', 'astro:hydration-error'] as const

/** How a front end keeps what was typed. */
export interface Recovery {
  /** A part is missing, and why is not known yet. Afterwards the page around it may be taken away. */
  readonly onMissing?: () => void
  /** The page is loaded again at once. Where it answers false, a person would lose something, and the page stays. */
  readonly onReload?: () => boolean
  /** The page stays, because loading it again would help nothing. */
  readonly onStay?: () => void
  readonly fetch?: typeof fetch
  readonly reload?: () => void
}

/**
 * Loads the page again, once, when a part of it cannot be loaded because the server has a newer build. Without a network, or while the
 * server fails, the page stays as it is: loading it again would lose it. Returns the function that ends this.
 */
export function recoverFromNewBuild(recovery: Recovery): () => void {
  // It remains so once the page is about to go.
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

/** Whether the server no longer has what the page began with. An answer that does not come says nothing. */
async function areGone(addresses: readonly string[], ask: typeof fetch): Promise<boolean> {
  const isGone = async (address: string) => {
    const { status } = await ask(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  }
  const gone = await Promise.all(addresses.map((address) => isGone(address).catch(() => false)))
  return gone.includes(true)
}
