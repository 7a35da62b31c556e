import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** Tells every process that listens on `channel`, if and only if the transaction commits. */
export async function notify(tx: Executor, channel: string, text: string): Promise<void> {
  await tx.execute(sql`select ${notification(channel, text)}`)
}

/** The same as an expression in a statement that does more. */
export const notification = (channel: string, text: string) => sql`pg_notify(${channel}, ${text})`
