const SESSION_END = 'cauce:session-end'

/**
 * Answers what is to be called when the session has ended and the page is left for the log in. Forms keep what was typed,
 * so the browser need not ask whether to leave. It listens from the start, because a window calls its listeners in the order
 * in which they came, and a form asks the browser to ask.
 */
export function watchSessionEnd(): () => void {
  let isEnding = false
  window.addEventListener('beforeunload', (event) => isEnding && event.stopImmediatePropagation())
  return () => {
    isEnding = true
    window.dispatchEvent(new Event(SESSION_END))
  }
}

/** Calls `keep` just before the page is left for the log in; answers how to stop listening. */
export function onSessionEnd(keep: () => void): () => void {
  window.addEventListener(SESSION_END, keep)
  return () => window.removeEventListener(SESSION_END, keep)
}
