/** The ring that everything with keyboard focus wears. */
export function focusRing(color: string, offset = 2) {
  return { outline: `2px solid ${color}`, outlineOffset: offset }
}
