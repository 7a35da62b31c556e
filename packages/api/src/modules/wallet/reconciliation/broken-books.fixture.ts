import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { findAllExceptions } from './reconciliation.queries.ts'

/** Lets an owner of the database write what the ledger refuses. */
export const RULES_OFF =
  'alter table ledger_accounts disable trigger user; alter table ledger_transfers disable trigger user'

/** SQL for the id of the account that exists once. */
export const single = (kind: string) => `(select account_id from ledger_accounts where kind = '${kind}')`

/**
 * The invariants that have exceptions while the owner of the database has carried out `statements`, with the exceptions. The
 * statements are rolled back.
 */
export async function brokenBy(owner: pg.Client, statements: readonly string[]) {
  const database = drizzle({ client: owner, casing: 'snake_case' })
  const broken: Record<string, unknown[]> = {}
  await owner.query('begin')
  try {
    for (const statement of statements) await database.execute(sql.raw(statement))
    for (const { invariant, count, exceptions } of await findAllExceptions(database as never, 100)) {
      if (count > 0) broken[invariant] = exceptions
    }
  } finally {
    await owner.query('rollback')
  }
  return broken
}
