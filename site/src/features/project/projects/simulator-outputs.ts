/** Stands where there is no figure to show. */
export const NOTHING = '–'

export const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector)

/** Writes `words` wherever the page shows this output of the simulator; what stays the same is not announced again. */
export function say(output: string, words: string): void {
  for (const element of all(`[data-out="${output}"]`)) if (element.textContent !== words) element.textContent = words
}
