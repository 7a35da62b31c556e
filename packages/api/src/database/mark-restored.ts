import type pg from 'pg'
import { uuidv7 } from '../ids.ts'

/** More than the numbers that are given between two backups. */
const LEAST_NUMBERS_LEFT_OUT = 1000

/**
 * Records that the database went back in time (decision backup): no payment leaves until statements cover what is lost,
 * sessions and links end, and numbers that others may have been given are skipped. As the owner, in one transaction.
 */
export async function markRestored(
  client: pg.ClientBase,
  { copiedAt, restoredAt }: { readonly copiedAt: Date; readonly restoredAt: Date },
): Promise<void> {
  await client.query('insert into restores (restore_id, copied_at, restored_at) values ($1, $2, $3)', [
    uuidv7(restoredAt),
    copiedAt,
    restoredAt,
  ])
  await client.query('delete from sessions')
  await client.query('delete from devices')
  await client.query('delete from passkey_challenges')
  await client.query('delete from set_up_codes')
  // The link that undoes a change of e-mail stays.
  await client.query(`delete from mailed_links where purpose <> 'undoEmailChange'`)
  await client.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass,
       coalesce(last_value, 0) + greatest($1, coalesce(last_value, 0) / 10))
     from pg_sequences where schemaname = 'public'`,
    [LEAST_NUMBERS_LEFT_OUT],
  )
}
