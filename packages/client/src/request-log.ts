/** The latest 20 answers, which a support ticket carries along (spec section 7). Bodies are not kept: they are personal. */
export interface LoggedAnswer {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly code?: string
  readonly requestId?: string
  readonly at: string
  readonly durationMs: number
}

const LIMIT = 20

export function createRequestLog(limit = LIMIT) {
  const answers: LoggedAnswer[] = []
  return {
    add(answer: LoggedAnswer) {
      answers.push(answer)
      if (answers.length > limit) answers.shift()
    },
    /** Oldest first. */
    latest: (): readonly LoggedAnswer[] => [...answers],
  }
}

/** The log of this page. */
export const requestLog = createRequestLog()
