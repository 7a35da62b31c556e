import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, systemClock, type ApiApp } from '@cauce/api'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { calendarDateOf, COOKIES, parseAmount } from '@cauce/contract'
import { seedScale } from '@cauce/seed/scale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG } from './effort.ts'
import { startApiProcess } from '../bench/api-process.ts'
import { financeByMany } from '../bench/distribution.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { pdf, SEEN } from '../sample-files.ts'
import { injectClient } from '../test-app.ts'
import { testSettings } from '../test-settings.ts'

const [INVESTORS, KILLS] = IS_LONG ? [3_000, 5] : [1_500, 2]
const PAYMENT = '12345.67'

let own: OwnDatabase
let app: ApiApp
let projectId: string

beforeAll(async () => {
  own = await startOwnDatabase()
  const world = await seedScale(own.database.ownerUrl, {
    investors: INVESTORS,
    projects: 1,
    walletCents: 100_000n,
    financingCents: 1_000_000_000n,
  })
  projectId = world.projects[0]!.projectId
  await financeByMany(own.database.ownerUrl, projectId, INVESTORS)
  app = await buildApp({ settings: testSettings(own.folder), databaseUrl: own.database.url, clock: systemClock })
  await app.ready()
  await settleFinancing(app.kernel, projectId)
})
afterAll(async () => {
  await app.close()
  await own.stop()
})

const query = async <Row extends object>(statement: string, values: readonly unknown[]) =>
  (await app.kernel.database.$client.query<Row>(statement, [...values])).rows

/** Four-eyes; its job waits for a worker. */
async function confirmedDistribution(): Promise<string> {
  const [ada, bea] = [1, 2].map((number) => injectClient(app, { cookie: `${COOKIES.session}=scale-admin-${number}` }))
  const { data } = await ada!.GET('/v1/project/distributions', {
    params: { query: { projectId, orderBy: 'dueDate', orderSide: 'asc' } },
  })
  const next = data!.data.find(({ status }) => status === 'planned')!
  const params = { path: { id: next.distributionId } }
  const body = { amount: PAYMENT, paidOn: calendarDateOf(new Date()), file: pdf(), creditsBeforeReceipt: true }
  const recorded = await ada!.POST('/v1/project/distributions/{id}/record', { params, body })
  expect(recorded.error).toBeUndefined()
  expect(
    (await bea!.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: SEEN } })).error,
  ).toBeUndefined()
  return params.path.id
}

/** Else another process takes the job over after 20 s, or from a paused one never. */
const unlockJobs = () =>
  query('select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs))', [])

const paidOf = async (distributionId: string) =>
  Number(
    (
      await query<{ paid: string }>(
        'select count(paid_at) as paid from distribution_shares where distribution_id = $1',
        [distributionId],
      )
    )[0]!.paid,
  )

async function untilMoreThan(paid: number, distributionId: string): Promise<number> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const now = await paidOf(distributionId)
    if (now > paid) return now
    await sleep(5)
  }
  throw new Error(`Nothing more was paid than ${paid} parts`)
}

async function expectPaidOnce(distributionId: string): Promise<void> {
  const sums = await query<{ posted: string; count: string }>(
    `select (select sum(amount) from ledger_transfers where distribution_id = $1) as posted,
      (select count(distinct order_id) from transactions where distribution_id = $1 having count(*) = count(distinct order_id)) as count`,
    [distributionId],
  )
  expect(sums).toEqual([{ posted: parseAmount(PAYMENT).toString(), count: String(INVESTORS) }])
  const { invariants } = await reconcile({ database: app.kernel.database, clock: systemClock })
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
}

it('pays a distribution once and to the cent, however often the process is killed', { timeout: 900_000 }, async () => {
  const distributionId = await confirmedDistribution()
  const stops: number[] = [0]
  for (let kill = 0; kill < KILLS; kill += 1) {
    const api = await startApiProcess(own.database.url, own.folder, { isRunningJobs: true })
    await untilMoreThan(stops.at(-1)!, distributionId)
    await api.kill()
    await unlockJobs()
    stops.push(await paidOf(distributionId))
  }
  // Each process continued its predecessor's work.
  expect(stops.at(-1)).toBeLessThan(INVESTORS)
  const last = await startApiProcess(own.database.url, own.folder, { isRunningJobs: true })
  await untilMoreThan(INVESTORS - 1, distributionId)
  await last.stop()

  await expectPaidOnce(distributionId)
})

// PostgreSQL keeps a paused process's locks for ten seconds: too long here.
it.runIf(IS_LONG)(
  'pays a distribution once when its process pauses, another one takes over and the first resumes',
  { timeout: 900_000 },
  async () => {
    const distributionId = await confirmedDistribution()
    const first = await startApiProcess(own.database.url, own.folder, { isRunningJobs: true })
    await untilMoreThan(0, distributionId)
    first.child.kill('SIGSTOP')
    expect(await paidOf(distributionId)).toBeLessThan(INVESTORS)
    await unlockJobs()
    const other = await startApiProcess(own.database.url, own.folder, { isRunningJobs: true })
    await untilMoreThan(INVESTORS - 1, distributionId)
    first.child.kill('SIGCONT')
    await Promise.all([first.stop(), other.stop()])
    await expectPaidOnce(distributionId)
  },
)
