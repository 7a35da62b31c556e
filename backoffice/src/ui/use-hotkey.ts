import { useEffect, useRef } from 'react'

/**
 * Calls `act` when `key` is pressed by itself. Keys typed in a field, a menu or a dialog do nothing here
 * (WCAG 2.1.4: single keys act only where nothing is being typed).
 */
export function useHotkey(key: string, act: () => void, isActive = true): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== key ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTaken(event.target)
      )
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key, isActive])
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]',
  ) !== null

/** A ref that focuses an element when it appears, for the first field of a dialog that the person just opened. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
