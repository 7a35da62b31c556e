const TICKS = 20

/**
 * A signal that aborts when the process has lived for so long. Time in which the process stood still, because it was paused or its
 * machine had no turn for it, does not count: work that stood still with it has not taken longer.
 */
export function afterLiving(durationMs: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (ticks < TICKS) return
    clearInterval(timer)
    controller.abort()
  }, durationMs / TICKS)
  return { signal: controller.signal, clear: () => clearInterval(timer) }
}
