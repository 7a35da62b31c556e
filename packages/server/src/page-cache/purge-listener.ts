import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** The channel on which the API tells, when a transaction commits, which tags have changed (comma separated). */
const CHANNEL = 'page_purge'
const RETRY_MS = 1_000
const HEARTBEAT_MS = 10_000
const HEARTBEAT_TIMEOUT_MS = 5_000

export interface PurgeListenerOptions {
  readonly databaseUrl: string
  readonly onPurge: (tags: readonly string[]) => void
  /** From now on purges are heard. */
  readonly onHearing: () => void
  /** From now on purges may be missed. */
  readonly onDeaf: () => void
}

/** Listens on a connection of its own for as long as the process runs, and says when it can and cannot hear. */
export function listenForPurges(options: PurgeListenerOptions): { close(): Promise<void> } {
  const closing = new AbortController()
  const listening = listenUntilClosed(options, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await listening
    },
  }
}

async function listenUntilClosed(options: PurgeListenerOptions, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await listenOnce(options, closing).catch(() => {})
    if (closing.aborted) return
    options.onDeaf()
    await sleep(RETRY_MS, undefined, { signal: closing }).catch(() => {})
  }
}

/** Settles when the connection is lost, or when closing. */
async function listenOnce(
  { databaseUrl, onPurge, onHearing }: PurgeListenerOptions,
  closing: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    application_name: 'cauce page cache',
  })
  const ended = new Promise<void>((resolve) => {
    client.once('error', () => resolve()).once('end', () => resolve())
    closing.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload = '' }) => onPurge(payload.split(',').filter(Boolean)))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    onHearing()
    await Promise.race([ended, heartbeat(client, closing)])
  } finally {
    await Promise.race([client.end(), sleep(RETRY_MS)]).catch(() => {})
  }
}

/** A connection that a firewall dropped looks alive until something is sent over it. */
async function heartbeat(client: Client, closing: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal: closing })
    await client.query('select 1')
  }
}
