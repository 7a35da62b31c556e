import { useEffect, useRef } from 'react'

/**
 * Calls `act` when `key` is pressed by itself. Keys typed in a field, a menu or a dialog do nothing here
 * (WCAG 2.1.4: single keys act only where nothing is being typed).
 */
export function useHotkey(key: string, act: () => void, isActive = true): void {
  useKey(document, key, act, isActive)
}

/** A key of every page, unless the page itself has it: the window hears it after the document. */
export function useHotkeyOfAllPages(key: string, act: () => void): void {
  useKey(window, key, act, true)
}

function useKey(target: Document | Window, key: string, act: () => void, isActive: boolean): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
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
    target.addEventListener('keydown', onKeyDown)
    return () => target.removeEventListener('keydown', onKeyDown)
  }, [target, key, isActive])
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]',
  ) !== null

/** A ref that focuses an element when it appears, for the first field of a dialog that the person just opened. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
