import { given, placeOrder, testApp } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { keepFinishedDays } from './index.ts'

const app = testApp()

const summary = async (query: object) => {
  const { client } = await given(app).administrator()
  return (await client.GET('/v1/project/statistics/custody', { params: { query } })).data!.periods
}
const keptDays = async () => {
  const { rows } = await app.kernel.database.execute<{ day: string }>(
    sql`select day::text as day from custody_days order by day`,
  )
  return rows.map(({ day }) => day)
}

it('is the same before and after storing its days, with the last day of each period and today', async () => {
  app.clock.set('2032-03-30T09:00:00Z')
  const project = await given(app).project()
  const investor = await given(app).investor({ wallet: '1000.00' })
  app.clock.set('2032-03-31T22:30:00Z')
  // April in Madrid.
  const { client } = await given(app).session(investor.userId)
  expect((await placeOrder({ ...investor, client }, project, '400.00')).response.status).toBe(201)
  app.clock.set('2032-04-03T09:00:00Z')
  const byDay = { groupBy: 'day', fromDate: '2032-03-29', toDate: '2032-04-30' }
  const shown = async () => (await summary(byDay)).map(({ period, wallets, projects }) => [period, wallets, projects])
  const expected = [
    ['2032-03-30', '1000.00', '0.00'],
    ['2032-03-31', '1000.00', '0.00'],
    ['2032-04-01', '600.00', '400.00'],
    ['2032-04-02', '600.00', '400.00'],
    ['2032-04-03', '600.00', '400.00'],
  ]
  expect(await shown()).toEqual(expected)
  await keepFinishedDays(app.kernel)
  expect(await keptDays()).toEqual(['2032-03-30', '2032-03-31', '2032-04-01', '2032-04-02'])
  expect(await shown()).toEqual(expected)
  // Postings of an income not yet stated.
  expect(await summary({ groupBy: 'month', fromDate: '2032-03-01', toDate: '2032-04-30' })).toEqual([
    { period: '2032-03-01', wallets: '1000.00', projects: '0.00', unassigned: '0.00', underWay: '-1000.00' },
    { period: '2032-04-01', wallets: '600.00', projects: '400.00', unassigned: '0.00', underWay: '-1000.00' },
  ])

  await given(app).investor({ wallet: '50.00' })
  expect((await shown()).at(-1)).toEqual(['2032-04-03', '650.00', '400.00'])
  await keepFinishedDays(app.kernel)
  expect((await keptDays()).at(-1)).toBe('2032-04-02')
  // Transactions of the previous day may still run in the first hour.
  app.clock.set('2032-04-03T22:30:00Z')
  // Two unkept days, computed from present balances.
  await given(app).investor({ wallet: '25.00' })
  expect((await shown()).slice(-2)).toEqual([
    ['2032-04-03', '650.00', '400.00'],
    ['2032-04-04', '675.00', '400.00'],
  ])
  await keepFinishedDays(app.kernel)
  expect((await keptDays()).at(-1)).toBe('2032-04-02')
  app.clock.set('2032-04-03T23:01:00Z')
  await keepFinishedDays(app.kernel)
  expect((await keptDays()).at(-1)).toBe('2032-04-03')
  expect((await shown()).at(-1)).toEqual(['2032-04-04', '675.00', '400.00'])
})

it('reads all postings while no day is stored', async () => {
  app.clock.set('2032-04-10T09:00:00Z')
  const query = { groupBy: 'month', fromDate: '2032-03-01', toDate: '2032-04-30' } as const
  const { client } = await given(app).administrator()
  const read = async () => (await client.GET('/v1/project/statistics/custody', { params: { query } })).data!
  const before = await read()
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await owner.query('delete from custody_days').finally(() => owner.end())
  expect(await read()).toEqual(before)
  await keepFinishedDays(app.kernel)
  expect(await read()).toEqual(before)
})
