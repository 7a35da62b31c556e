import { lt, sql } from 'drizzle-orm'
import { textArray, uuidArray } from '../../database/expressions.ts'
import { deleteSome, executePrepared, type Transaction } from '../../database/index.ts'
import type { StoredAnswer } from './idempotency.domain.ts'
import { idempotencyKeys } from '../../database/schema/platform.ts'
import type { Eraser } from '../retention.ts'

export interface KeyName {
  readonly userId: string
  readonly key: string
}

/**
 * Takes advisory locks and reads stored answers, in the order of `names`. A foreign lock means the first call is
 * running.
 */
export async function lockKeys(
  tx: Transaction,
  names: readonly KeyName[],
): Promise<{ isFree: boolean; stored: StoredAnswer | undefined }[]> {
  const [users, keys] = [uuidArray(names.map((name) => name.userId)), textArray(names.map((name) => name.key))]
  const locks = await executePrepared<{ free: boolean }>(
    tx,
    'lock-keys',
    sql`
    select pg_try_advisory_xact_lock(hashtextextended(k.user_id::text || ' ' || k.key, 0)) as free
    from unnest(${users}, ${keys}) with ordinality as k (user_id, key, place) order by k.place`,
  )
  // A later statement, to see what the lock holder just committed.
  const found = await executePrepared<{ route: string | null; body_hash: string; answer: string; created_at: string }>(
    tx,
    'read-keys',
    sql`
    select i.route, i.body_hash, i.answer, i.created_at
    from unnest(${users}, ${keys}) with ordinality as k (user_id, key, place)
    left join ${idempotencyKeys} i on i.user_id = k.user_id and i.key = k.key order by k.place`,
  )
  return names.map((_, index) => {
    const row = found[index]!
    const stored =
      row.route === null
        ? undefined
        : { route: row.route, bodyHash: row.body_hash, answer: row.answer, createdAt: new Date(row.created_at) }
    return { isFree: locks[index]!.free, stored }
  })
}

export interface NewAnswer extends KeyName {
  readonly route: string
  readonly bodyHash: string
  readonly answer: string
  readonly effectId: string
}

/** As a CTE. Replaces expired ones. */
export const keptAnswers = (answers: readonly NewAnswer[], now: Date) => sql`
    insert into ${idempotencyKeys} (user_id, key, route, body_hash, answer, effect_id, created_at)
    select t.*, ${now.toISOString()}::timestamptz from unnest(
      ${uuidArray(answers.map((row) => row.userId))}, ${textArray(answers.map((row) => row.key))}, ${textArray(answers.map((row) => row.route))},
      ${textArray(answers.map((row) => row.bodyHash))}, ${textArray(answers.map((row) => row.answer))}, ${uuidArray(answers.map((row) => row.effectId))}
    ) as t
    on conflict (user_id, key) do update set route = excluded.route, body_hash = excluded.body_hash, answer = excluded.answer,
      effect_id = excluded.effect_id, created_at = excluded.created_at`

/** By age. */
export const eraseAnswers: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, idempotencyKeys, lt(idempotencyKeys.createdAt, before), limit)
