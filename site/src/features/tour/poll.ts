/** How often the tour looks for the element of a step, and when it stops (handbook rule 13.22). */
export const POLL_MS = 500
export const POLL_LIMIT_MS = 72_000

/** Polls `ask` until it answers; `undefined` at the time limit. */
export async function poll<Value>(ask: () => Value | undefined): Promise<Value | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    const answer = ask()
    if (answer !== undefined || waited >= POLL_LIMIT_MS) return answer
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
