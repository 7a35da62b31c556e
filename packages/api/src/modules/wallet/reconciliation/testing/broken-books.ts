import { INVARIANTS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Executor } from '../../../../database/index.ts'
import { findAllExceptions, findExceptions } from '../reconciliation.queries.ts'

/** Disables the ledger's triggers (owner only). */
export const RULES_OFF =
  'alter table ledger_accounts disable trigger user; alter table ledger_transfers disable trigger user, alter decision_id drop not null'

export const single = (kind: string) => `(select account_id from ledger_accounts where kind = '${kind}')`

const LIMIT = 100

/** Invariants broken by `statements`, with exceptions; rolled back. */
export const brokenBy = (owner: pg.Client, statements: readonly string[]) =>
  after(owner, statements, (executor) => findAllExceptions(executor, LIMIT))

/** The same one by one, without the combined pass. */
export const brokenOneByOne = (owner: pg.Client, statements: readonly string[]) =>
  after(owner, statements, async (executor) => {
    const found = []
    for (const invariant of INVARIANTS) found.push({ invariant, ...(await findExceptions(executor, invariant, LIMIT)) })
    return found
  })

async function after(
  owner: pg.Client,
  statements: readonly string[],
  find: (executor: Executor) => ReturnType<typeof findAllExceptions>,
) {
  const database = drizzle({ client: owner, casing: 'snake_case' })
  const broken: Record<string, unknown[]> = {}
  await owner.query('begin')
  try {
    for (const statement of statements) await database.execute(sql.raw(statement))
    for (const { invariant, count, exceptions } of await find(database as never)) {
      if (count > 0) broken[invariant] = exceptions
    }
  } finally {
    await owner.query('rollback')
  }
  return broken
}
