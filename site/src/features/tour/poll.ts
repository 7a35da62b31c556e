/** Handbook rule 13.22. */
export const POLL_MS = 500
export const POLL_LIMIT_MS = 72_000

/** Undefined at the time limit. */
export async function poll<Value>(ask: () => Value | undefined): Promise<Value | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    const answer = ask()
    if (answer !== undefined || waited >= POLL_LIMIT_MS) return answer
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
