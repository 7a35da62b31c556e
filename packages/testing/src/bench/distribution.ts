import { buildApp, systemClock } from '@cauce/api'
import { payDistribution } from '@cauce/api/flows/distribute/index'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import pg from 'pg'
import { injectClient, testSettings } from '../test-app.ts'
import { financeByMany } from './finance-by-many.ts'

const INVESTORS = 10_000
const PAYMENT = '123456.78'

/** Drafts and pays a distribution to 10,000 investors. Answers the amount that was posted, in cents. */
export async function benchDistribution(
  { url, ownerUrl }: { readonly url: string; readonly ownerUrl: string },
  projectId: string,
  dataFolder: string,
): Promise<void> {
  await financeByMany(ownerUrl, projectId, INVESTORS)
  const app = await buildApp({
    settings: { ...testSettings(dataFolder), fourEyesThreshold: 10_000_000_000_000n },
    databaseUrl: url,
    clock: systemClock,
  })
  await app.ready()
  try {
    await settleFinancing(app.kernel, projectId)
    const administrator = injectClient(app, { cookie: 'cauce_session=scale-admin-1' })
    const { data } = await administrator.GET('/v1/project/distributions', {
      params: { query: { projectId, orderBy: 'dueDate', orderSide: 'asc' } },
    })
    const params = { path: { id: data!.data[0]!.distributionId } }
    const file = new File(['%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF'], 'pago.pdf')
    const startedAt = performance.now()
    const recorded = await administrator.POST('/v1/project/distributions/{id}/record', {
      params,
      body: { amount: PAYMENT, paidOn: '2026-11-20', file },
    })
    if (recorded.error) throw new Error(JSON.stringify(recorded.error))
    const drafted = performance.now()
    await administrator.POST('/v1/project/distributions/{id}/confirm', { params })
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
