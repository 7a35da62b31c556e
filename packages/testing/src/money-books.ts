import { systemClock } from '@cauce/api'
import { openPatientDatabase, type Database } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { MONEY_KINDS, type Attempt, type MoneyKind } from './money-calls.ts'

export async function compareWithBooks(
  databaseUrl: string,
  attempts: readonly Attempt[],
  userIds: readonly string[],
): Promise<{ keptKeys: number; miscounted: string[]; brokenInvariants: string[] }> {
  const books = openPatientDatabase(databaseUrl)
  const { invariants } = await reconcile({ database: books, clock: systemClock })
  const found = {
    keptKeys: await countKeptKeys(books, attempts),
    miscounted: await findMiscounted(books, attempts, userIds),
    brokenInvariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0).map((each) => each.invariant),
  }
  await books.$client.end()
  return found
}

async function countKeptKeys(books: Database, attempts: readonly Attempt[]): Promise<number> {
  const { rows } = await books.$client.query<{ count: number }>(
    `select count(*)::integer as count from idempotency_keys k
     join (select order_id as effect_id from orders union all select transaction_id from transactions
           union all select distribution_id from distributions) effects using (effect_id)
     where k.key = any ($1)`,
    [attempts.map(({ key }) => key)],
  )
  return rows[0]!.count
}

async function findMiscounted(
  books: Database,
  attempts: readonly Attempt[],
  userIds: readonly string[],
): Promise<string[]> {
  const countOf = (wanted: MoneyKind) => attempts.filter(({ kind }) => kind === wanted).length
  const distributionIds = attempts.flatMap(({ kind, effectId }) =>
    kind === 'recording' && effectId !== undefined ? [effectId] : [],
  )
  const { rows } = await books.$client.query<{ kind: MoneyKind; count: number }>(
    `select 'order' as kind, count(*)::integer as count from orders where user_id = any ($1)
       union all select 'revocation', count(*)::integer from orders where user_id = any ($1) and status = 'cancelled'
       union all select case when issuer_name = 'admin-backoffice' then 'income' when type = 'income' then 'deposit' else 'withdrawal' end,
           count(*)::integer from transactions where user_id = any ($1) and order_id is null group by 1
       union all select 'decision', count(*)::integer from transactions
         where user_id = any ($1) and order_id is null and status <> 'pending'
       union all select unnest(array['recording', 'confirmation']), unnest(array[count(recorded_at), count(confirmed_at)])::integer
         from distributions where project_id in (select project_id from distributions where distribution_id = any ($2))`,
    [userIds, distributionIds],
  )
  const inBooks = new Map(rows.map(({ kind, count }) => [kind, count]))
  return MONEY_KINDS.map((kind) => ({ kind, sent: countOf(kind), kept: inBooks.get(kind) ?? 0 }))
    .filter(({ sent, kept }) => sent !== kept)
    .map(({ kind, sent, kept }) => `${kind}: ${sent} sent, ${kept} in the books`)
}
