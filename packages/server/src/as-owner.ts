import { PrimaryClient } from '@cauce/api/database'
import type pg from 'pg'

const CONNECT_TIMEOUT_MS = 10_000

/** Owner connection without statement timeouts. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new PrimaryClient({ connectionString: ownerUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
