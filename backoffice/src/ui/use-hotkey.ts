import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'

/** Whether keys act by themselves in this browser, and how to change that (WCAG 2.1.4: single keys can be turned off). */
export const useSingleKeys = () => useStore('keys.single', true)

/** Calls `act` when `key` is pressed by itself. Keys typed in a field, a menu or a dialog do nothing here. */
export function useHotkey(key: string, act: () => void, isActive = true): void {
  useKey(document, (pressed) => pressed.toLowerCase() === key, act, isActive)
}

/** A key of every page, unless the page itself has it: the window hears it after the document. */
export function useHotkeyOfAllPages(key: string, act: () => void): void {
  useKey(window, (pressed) => pressed.toLowerCase() === key, act)
}

/** Calls `act` with the first sign of a number that is typed while no field has the focus. */
export function useTypedNumber(act: (sign: string) => void): void {
  useKey(window, (pressed) => /^[\d+]$/.test(pressed), act)
}

function useKey(
  target: Document | Window,
  isMeant: (pressed: string) => boolean,
  act: (pressed: string) => void,
  isActive = true,
): void {
  const latest = useRef({ isMeant, act })
  const [isOn] = useSingleKeys()
  useEffect(() => {
    latest.current = { isMeant, act }
  }, [isMeant, act])
  useEffect(() => {
    if (!isActive || !isOn) return
    const onKeyDown = (event: Event) => {
      // A key that is held acts once: what it would do next is not what was on the screen when it was pressed.
      if (!(event instanceof KeyboardEvent) || event.repeat) return
      if (
        !latest.current.isMeant(event.key) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTaken(event.target)
      )
        return
      event.preventDefault()
      dropRepeats(event.key)
      latest.current.act(event.key)
    }
    target.addEventListener('keydown', onKeyDown)
    return () => target.removeEventListener('keydown', onKeyDown)
  }, [target, isActive, isOn])
}

/** Until the key is released it types nothing into the field that it has opened. */
function dropRepeats(key: string): void {
  const drop = (event: KeyboardEvent) => {
    if (event.repeat && event.key === key) event.preventDefault()
  }
  window.addEventListener('keydown', drop, true)
  window.addEventListener('keyup', () => window.removeEventListener('keydown', drop, true), { once: true })
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]',
  ) !== null

/** A ref that focuses an element when it appears, for the first field of a dialog that the person just opened. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
