const SESSION_END = 'cauce:session-end'

/**
 * Returns the function to call when the session has ended, before the redirect to the log in. Forms keep what was typed, so
 * the browser must not ask whether to leave the page. The listener is added at the start, because it must run before that of
 * a form, which makes the browser ask.
 */
export function watchSessionEnd(): () => void {
  let isEnding = false
  window.addEventListener('beforeunload', (event) => isEnding && event.stopImmediatePropagation())
  return () => {
    isEnding = true
    window.dispatchEvent(new Event(SESSION_END))
  }
}

/** Calls `keep` before the redirect to the log in; returns the function that removes the listener. */
export function onSessionEnd(keep: () => void): () => void {
  window.addEventListener(SESSION_END, keep)
  return () => window.removeEventListener(SESSION_END, keep)
}
