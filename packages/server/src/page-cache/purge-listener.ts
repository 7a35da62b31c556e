import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE_PURGE_CHANNEL } from '@cauce/api'
import { LOST_CLIENT_SETTINGS, PrimaryClient, startupOptions } from '@cauce/api/database'
import type { Client } from 'pg'

const RETRY_MS = 1_000
const HEARTBEAT_MS = 10_000
const HEARTBEAT_TIMEOUT_MS = 5_000

/** The database and the callbacks of a purge listener. */
export interface PurgeListenerOptions {
  readonly databaseUrl: string
  readonly onPurge: (tags: readonly string[]) => void
  /** Purges arrive from now on. */
  readonly onConnected: () => void
  /** Purges may be missed from now on. */
  readonly onDisconnected: () => void
}

/** Listens for purges on a dedicated database connection until it is closed, and reconnects when the connection is lost. */
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
    options.onDisconnected()
    await sleep(RETRY_MS, undefined, { signal: closing }).catch(() => {})
  }
}

/** Settles when the connection is lost, or when closing. */
async function listenOnce(
  { databaseUrl, onPurge, onConnected }: PurgeListenerOptions,
  closing: AbortSignal,
): Promise<void> {
  const client = new PrimaryClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    application_name: 'cauce page cache',
    // The heartbeat is more frequent than PostgreSQL's patience with a silent session.
    options: startupOptions(LOST_CLIENT_SETTINGS),
  })
  const ended = new Promise<void>((resolve) => {
    client.once('error', () => resolve()).once('end', () => resolve())
    closing.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload = '' }) => onPurge(payload.split(',').filter(Boolean)))
  try {
    await client.connect()
    await client.query(`listen ${PAGE_PURGE_CHANNEL}`)
    onConnected()
    await Promise.race([ended, heartbeat(client, closing)])
  } finally {
    await Promise.race([client.end(), sleep(RETRY_MS)]).catch(() => {})
  }
}

/** Queries at intervals: a connection that a firewall dropped looks alive until something is sent over it. */
async function heartbeat(client: Client, closing: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal: closing })
    await client.query('select 1')
  }
}
