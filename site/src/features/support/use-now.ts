import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The moment to which "3 minutes ago" refers: that of the page at first, so that server and browser write the same, then the present. */
export function useNow(ofPage: string): Date {
  const [now, setNow] = useState(() => new Date(ofPage))
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
