import { useEffect, useRef } from 'react'

/** This part of a document has been in view when it counts as seen. */
const SEEN_SHARE = 0.3

export function useSeen(element: HTMLElement | null, isDrawn: boolean, onSeen: (() => void) | undefined): void {
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    if (!element || !isDrawn) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current?.()
      },
      { threshold: SEEN_SHARE },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isDrawn])
}
