/** Without bodies, queries and headers: personal or secret. */
export interface LoggedAnswer {
  readonly method: string
  readonly url: string
  /** 0 without a response. */
  readonly status: number
  readonly code?: string
  readonly requestId?: string
  readonly at: string
  readonly durationMs: number
}

/** For support tickets (handbook rule 9.8). */
export interface RequestLog {
  add(answer: LoggedAnswer): void
  /** Oldest first. */
  latest(): readonly LoggedAnswer[]
  /** Removes another user's entries. */
  belongTo(owner: string): void
}

type LogStorage = Pick<Storage, 'getItem' | 'setItem'>

interface RequestLogOptions {
  readonly limit?: number
  /** Session storage. */
  readonly storage?: LogStorage | undefined
}

interface Kept {
  readonly owner: string | undefined
  readonly answers: readonly LoggedAnswer[]
}

const LIMIT = 20
const NAME = 'request-log'
const NOTHING: Kept = { owner: undefined, answers: [] }

export function createRequestLog({ limit = LIMIT, storage }: RequestLogOptions = {}): RequestLog {
  let kept = NOTHING
  const recall = () => (kept = read(storage) ?? kept)
  const keep = (next: Kept) => {
    kept = next
    write(storage, next)
  }
  return {
    add(answer) {
      const { owner, answers } = recall()
      keep({ owner, answers: limit === 0 ? [] : [...answers, answer].slice(-limit) })
    },
    latest: () => recall().answers,
    belongTo(owner) {
      if (recall().owner !== owner) keep({ owner, answers: [] })
    },
  }
}

/** Storage errors never fail the call. */
function read(storage: LogStorage | undefined): Kept | undefined {
  try {
    const stored = JSON.parse(String(storage?.getItem(NAME))) as Kept | null
    return Array.isArray(stored?.answers) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(storage: LogStorage | undefined, kept: Kept): void {
  try {
    storage?.setItem(NAME, JSON.stringify(kept))
  } catch {
    // Full or forbidden: this page's answers are still in memory.
  }
}

/** Empty on the server: one process serves all users. */
export const requestLog: RequestLog =
  'document' in globalThis ? createRequestLog({ storage: storageOfTab() }) : createRequestLog({ limit: 0 })

function storageOfTab(): LogStorage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
