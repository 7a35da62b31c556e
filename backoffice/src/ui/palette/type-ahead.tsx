import { useEffect, type RefObject } from 'react'

/**
 * Keeps what is typed while the palette is being loaded for the first time. Without it the first letters would be lost, or act as the
 * keys of the page.
 */
export function TypeAhead({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isLetter = [...event.key].length === 1
      if (!isLetter && event.key !== 'Backspace') return
      event.preventDefault()
      event.stopImmediatePropagation()
      typed.current = isLetter ? typed.current + event.key : typed.current.slice(0, -1)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [typed])
  return null
}
