import { PrimaryClient } from '@cauce/api/database'
import type pg from 'pg'

const CONNECT_TIMEOUT_MS = 10_000

/** Owner connection without timeouts: a transaction of a restore is idle until all files are there. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new PrimaryClient({ connectionString: ownerUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
