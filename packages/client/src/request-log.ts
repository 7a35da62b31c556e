/** How a call went. Bodies, queries and headers are not kept: they hold what is personal or secret. */
export interface LoggedAnswer {
  readonly method: string
  /** The path alone. */
  readonly url: string
  /** 0 without a response. */
  readonly status: number
  readonly code?: string
  readonly requestId?: string
  readonly at: string
  readonly durationMs: number
}

/** The latest answers, which a support ticket carries along (handbook rule 9.8). */
export interface RequestLog {
  add(answer: LoggedAnswer): void
  /** Oldest first. */
  latest(): readonly LoggedAnswer[]
  /** Removes the entries of the person who used this tab before. */
  belongTo(owner: string): void
}

type LogStorage = Pick<Storage, 'getItem' | 'setItem'>

interface RequestLogOptions {
  /** How many answers are kept. */
  readonly limit?: number
  /** The session storage of the tab, which survives page loads. */
  readonly storage?: LogStorage | undefined
}

interface Kept {
  readonly owner: string | undefined
  readonly answers: readonly LoggedAnswer[]
}

const LIMIT = 20
const NAME = 'request-log'
const NOTHING: Kept = { owner: undefined, answers: [] }

/** A log of the latest answers of the API, oldest first, for the request history of a ticket. */
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

/** A failure to read or write the log never fails the call. */
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
    // The storage of the tab is full or forbidden: the answers of this page are still at hand.
  }
}

/** The log of this tab. On the server it stays empty, because one process serves all users. */
export const requestLog: RequestLog =
  'document' in globalThis ? createRequestLog({ storage: storageOfTab() }) : createRequestLog({ limit: 0 })

function storageOfTab(): LogStorage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
