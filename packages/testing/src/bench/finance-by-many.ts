import pg from 'pg'

/** In cents. */
const AMOUNT = 100_000

/** Finances a project by `count` active orders of 1,000.00 EUR with their postings, written straight to the database. */
export async function financeByMany(ownerUrl: string, projectId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `create temporary table holding as
     select uuidv7() as order_id, user_id, wallet_id from wallets join users using (user_id) where role = 'user' limit $1`,
    [count],
  )
  const { rows } = await client.query<{ count: string }>('select count(*) from holding')
  // With fewer people than orders, some people hold several.
  await client.query(
    'insert into holding select uuidv7(), user_id, wallet_id from holding, generate_series(1, 2) limit $1',
    [count - Number(rows[0]!.count)],
  )
  await client.query(
    `insert into orders (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, reflection_ends_at, created_at, updated_at)
     select order_id, $1, $1, user_id, wallet_id, $2, 'invest', 'active', now(), now(), now() from holding`,
    [projectId, AMOUNT],
  )
  await client.query(
    `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, order_id, created_at)
     select uuidv7(), 'invest', wallet_id, $1, $2, order_id, now() from holding`,
    [projectId, AMOUNT],
  )
  await client.query(
    `update projects set phase = 'Financed', financing_amount = $2, amount_invested = $2, investor_count = (select count(distinct user_id) from holding) where project_id = $1`,
    [projectId, AMOUNT * count],
  )
  await client.end()
}
