/**
 * Leaves for another page. The answer settles only if the person comes back by the back button, so that a form stays busy
 * while the next page loads and is usable again when the browser shows this one from memory.
 */
export function goTo(path: string): Promise<void> {
  location.assign(path)
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
