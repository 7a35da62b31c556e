import { buildApp, systemClock } from '@cauce/api'
import { payDistribution } from '@cauce/api/flows/distribute/index'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { calendarDateOf, COOKIES } from '@cauce/contract'
import { decideRawPostings } from '../given-postings.ts'
import pg from 'pg'
import { pdf, SEEN } from '../sample-files.ts'
import { injectClient } from '../test-app.ts'
import { testSettings } from '../test-settings.ts'

const INVESTORS = 10_000
const PAYMENT = '123456.78'
const ORDER_CENTS = 100_000

/** Drafting and paying a distribution to 10,000 investors. */
export async function benchDistribution(
  { url, ownerUrl }: { readonly url: string; readonly ownerUrl: string },
  projectId: string,
  dataFolder: string,
): Promise<void> {
  await financeByMany(ownerUrl, projectId, INVESTORS)
  const app = await buildApp({
    settings: testSettings(dataFolder),
    databaseUrl: url,
    clock: systemClock,
  })
  await app.ready()
  try {
    await settleFinancing(app.kernel, projectId)
    const [administrator, checker] = [1, 2].map((number) =>
      injectClient(app, { cookie: `${COOKIES.session}=scale-admin-${number}` }),
    )
    const { data } = await administrator!.GET('/v1/project/distributions', {
      params: { query: { projectId, orderBy: 'dueDate', orderSide: 'asc' } },
    })
    const params = { path: { id: data!.data[0]!.distributionId } }
    const file = pdf('pago.pdf')
    const startedAt = performance.now()
    const recorded = await administrator!.POST('/v1/project/distributions/{id}/record', {
      params,
      body: { amount: PAYMENT, paidOn: calendarDateOf(new Date()), file, creditsBeforeReceipt: true },
    })
    if (recorded.error) throw new Error(JSON.stringify(recorded.error))
    const drafted = performance.now()
    const confirmed = await checker!.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: SEEN } })
    if (confirmed.error) throw new Error(JSON.stringify(confirmed.error))
    await payDistribution(app.kernel, params.path.id)
    const seconds = (performance.now() - drafted) / 1000
    const total = await totalOf(ownerUrl, params.path.id)
    console.log(
      `a distribution to ${INVESTORS} investors        drafted in ${((drafted - startedAt) / 1000).toFixed(2)} s, paid in ${seconds.toFixed(2)} s, ${total} of ${PAYMENT} EUR posted`,
    )
  } finally {
    await app.close()
  }
}

/** Active orders of 1,000.00 EUR with postings, by SQL. */
export async function financeByMany(ownerUrl: string, projectId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await decideRawPostings(client)
  await client.query(
    `create temporary table holding as
     select uuidv7() as order_id, user_id, wallet_id from wallets join users using (user_id) where role = 'user' limit $1`,
    [count],
  )
  const { rows } = await client.query<{ count: string }>('select count(*) from holding')
  // Some people hold several.
  await client.query(
    'insert into holding select uuidv7(), user_id, wallet_id from holding, generate_series(1, 2) limit $1',
    [count - Number(rows[0]!.count)],
  )
  await client.query(
    `insert into orders (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, reflection_ends_at, created_at, updated_at)
     select order_id, $1, $1, user_id, wallet_id, $2, 'invest', 'active', now(), now(), now() from holding`,
    [projectId, ORDER_CENTS],
  )
  await client.query(
    `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, order_id, created_at)
     select uuidv7(), 'invest', wallet_id, $1, $2, order_id, now() from holding`,
    [projectId, ORDER_CENTS],
  )
  await client.query(
    `update projects set phase = 'Financed', financing_amount = $2, amount_invested = $2, investor_count = (select count(distinct user_id) from holding) where project_id = $1`,
    [projectId, ORDER_CENTS * count],
  )
  await client.end()
}

/** From the ledger, in euro. */
async function totalOf(databaseUrl: string, distributionId: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ total: string }>(
    'select (sum(amount) / 100)::numeric(20, 2)::text as total from ledger_transfers where distribution_id = $1',
    [distributionId],
  )
  await client.end()
  return rows[0]!.total
}
