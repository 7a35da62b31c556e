import type { Database } from '../database/index.ts'
import { addRequests } from './request-counts.queries.ts'

const MINUTE_MS = 60_000
const SHARE_EVERY_MS = 1_000
/** The oldest clients are evicted, so that invented addresses fill no memory. */
const MAXIMUM_CLIENTS = 20_000

interface Known {
  /** All processes at the last exchange. */
  shared: number
  own: number
  endsAt: number
}

/** In the client's current minute; `ttl` in milliseconds. */
export interface CurrentCount {
  readonly current: number
  readonly ttl: number
}

export type RequestCounts = ReturnType<typeof createRequestCounts>

/** Callback of a `@fastify/rate-limit` store. */
type Answer = (error: Error | null, result?: CurrentCount) => void

/**
 * Counts of a minute over all processes (requests, kilobytes, milliseconds). Each process counts locally and exchanges
 * counts every second, so that no request waits for the database; without it each counts alone.
 */
export function createRequestCounts(database: Database) {
  const clients = new Map<string, Known>()
  let sharing: Promise<void> | undefined

  const share = async () => {
    const now = performance.now()
    for (const [client, { endsAt }] of clients) if (endsAt <= now) clients.delete(client)
    const asked = new Map([...clients].filter(([, { own }]) => own > 0))
    if (asked.size === 0) return
    const added = new Map([...asked].map(([client, { own }]) => [client, own]))
    for (const { client, requests, ends_in_ms: endsInMs } of await addRequests(database, added)) {
      const known = asked.get(client)!
      known.shared = requests
      known.own -= added.get(client)!
      known.endsAt = performance.now() + endsInMs
    }
  }
  const timer = setInterval(() => {
    sharing ??= share()
      .catch(() => {})
      .finally(() => (sharing = undefined))
  }, SHARE_EVERY_MS).unref()

  const add = (client: string, more: number): CurrentCount => {
    const now = performance.now()
    let known = clients.get(client)
    if (known === undefined || known.endsAt <= now) {
      known = { shared: 0, own: 0, endsAt: now + MINUTE_MS }
      clients.delete(client)
      clients.set(client, known)
      if (clients.size > MAXIMUM_CLIENTS) clients.delete(clients.keys().next().value!)
    }
    known.own += more
    return { current: known.shared + known.own, ttl: known.endsAt - now }
  }
  return {
    add,
    /** Instantiated by `@fastify/rate-limit`. */
    Store: class Store {
      incr(client: string, answer: Answer): void {
        answer(null, add(client, 1))
      }
      child(): Store {
        return this
      }
    },
    close: async () => {
      clearInterval(timer)
      await sharing
    },
  }
}
