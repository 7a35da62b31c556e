import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** Tells every process that listens on `channel`, if and only if the transaction commits. */
export async function notify(tx: Executor, channel: string, text: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${text})`)
}
