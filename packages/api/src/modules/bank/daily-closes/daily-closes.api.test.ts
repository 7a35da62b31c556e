import { given, testApp, type Person } from '@cauce/testing'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDays } from './index.ts'

const app = testApp()
let owner: pg.Client
let folder: string
let ada: Person
beforeAll(async () => {
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'closes-'))
  app.clock.set('2026-11-02T10:00:00Z')
  for (const wallet of ['500.00', '300.00', '200.00']) await given(app).investor({ wallet })
  app.clock.set('2026-11-04T10:00:00Z')
  await given(app).investor({ wallet: '250.00' })
  // 01:30 in Madrid: the day is not closed for half an hour.
  app.clock.set('2026-11-06T00:30:00Z')
  await Promise.all([closeDays(app.kernel), closeDays(app.kernel)])
  app.clock.set('2026-11-06T09:00:00Z')
  ada = await given(app).administrator()
})
afterAll(async () => {
  await owner.end()
  await rm(folder, { recursive: true })
})

const path = '/v1/bank/daily-closes'
const checker = fileURLToPath(new URL('../../../../../handbook/deploy/check-daily-closes.mjs', import.meta.url))
const list = async (by = ada) =>
  (await by.client.GET(path, { params: { query: { orderBy: 'number', orderSide: 'asc' } } })).data!.data
const signOff = ({ dailyCloseId: id, hash }: Awaited<ReturnType<typeof list>>[number], by = ada) =>
  by.client.POST(`${path}/{id}/sign-offs`, { params: { path: { id } }, body: { hash } })

/** What the script of the handbook says of an export, without the platform. */
async function check(...printed: readonly string[]): Promise<string> {
  const { data } = await ada.client.GET(`${path}-export`, { parseAs: 'text' })
  const file = join(folder, 'export.jsonl')
  await writeFile(file, data as unknown as string)
  return new Promise((resolve) =>
    execFile(process.execPath, [checker, file, ...printed], (_error, stdout) => resolve(stdout)),
  )
}

test('each day is closed once, however many processes close it, also one without postings', async () => {
  const closes = await list()
  expect(closes.map(({ number, day, postingCount }) => [number, day, postingCount > 0])).toEqual([
    [1, '2026-11-02', true],
    [2, '2026-11-03', false],
    [3, '2026-11-04', true],
  ])
  expect(closes.map(({ customers, left, exceptions }) => [customers, left, exceptions])).toEqual([
    ['1000.00', '0.00', []],
    ['1000.00', '0.00', []],
    ['1250.00', '0.00', []],
  ])
  expect(closes.map(({ previousHash }) => previousHash)).toEqual([null, closes[0]!.hash, closes[1]!.hash])
  await closeDays(app.kernel)
  app.clock.set('2026-11-07T23:30:00Z')
  await closeDays(app.kernel)
  app.clock.set('2026-11-08T01:00:00Z')
  await closeDays(app.kernel)
  ada = await given(app).administrator()
  expect((await list()).map(({ day }) => day).slice(3)).toEqual(['2026-11-05', '2026-11-06', '2026-11-07'])
  const last = (await list()).at(-1)!
  expect(await check(String(last.number), last.hash)).toBe(`0 faults; last close 6 of 2026-11-07, ${last.hash}\n`)
})

const copyWith = (change: string) => `
  create temporary table copy as select * from ledger_transfers where created_at < '2026-11-03' order by transfer_id limit 1;
  update copy set ${change}`
const first = `(select transfer_id from ledger_transfers where created_at >= '2026-11-04' order by transfer_id limit 1)`
test.each([
  ['changed', '2026-11-04', `update ledger_transfers set amount = amount + 1 where transfer_id = ${first}`],
  [
    'added',
    '2026-11-03',
    `${copyWith(`transfer_id = uuidv7(), created_at = '2026-11-03T12:00:00Z'`)}; insert into ledger_transfers select * from copy; drop table copy`,
  ],
  [
    'moved to another day',
    '2026-11-05',
    `update ledger_transfers set created_at = '2026-11-05T12:00:00Z' where transfer_id = ${first}`,
  ],
])('a posting of the past that a superuser has %s is found by the export alone', async (_what, day, statement) => {
  expect(await check()).toMatch(/^0 faults/)
  await owner.query(
    'create temporary table kept as table ledger_transfers; alter table ledger_transfers disable trigger user',
  )
  await owner.query(statement)
  const told = await check()
  await owner.query('delete from ledger_transfers; insert into ledger_transfers select * from kept; drop table kept')
  await owner.query('alter table ledger_transfers enable trigger user')
  expect(told).toContain(`${day}: its postings were changed`)
  expect(told).not.toContain('2026-11-02: ')
})

test('a chain that was made anew after a change is found by the hash that was printed', async () => {
  const [close] = await list()
  await owner.query(`create temporary table kept as table daily_closes; alter table daily_closes disable trigger user`)
  await owner.query(`delete from daily_closes where number > 1`)
  await owner.query(`update daily_closes set document = replace(document, '"1000.00"', '"1000.01"'),
    hash = encode(sha256(convert_to(replace(document, '"1000.00"', '"1000.01"'), 'UTF8')), 'hex')`)
  const told = await check('1', close!.hash)
  await owner.query(`delete from daily_closes; insert into daily_closes select * from kept; drop table kept`)
  await owner.query(`alter table daily_closes enable trigger user`)
  expect(told).toContain('2026-11-02: the close is not the one whose hash was printed')
  expect(told).toContain('2026-11-02: customers is not what the postings add up to')
})

test('an administrator signs off what was shown, once, and the next close holds it', async () => {
  const close = (await list())[2]!
  const bea = await given(app).administrator()
  expect((await signOff({ ...close, hash: '0'.repeat(64) })).error).toMatchObject({ code: 'document-changed' })
  const twice = await Promise.all([signOff(close), signOff(close)])
  expect(twice.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
  expect((await signOff(close)).error).toMatchObject({ code: 'already-signed-off' })
  const { data } = await signOff(close, bea)
  expect(data!.signedBy.map(({ userId }) => userId)).toEqual([ada.userId, bea.userId])
  const { data: kept } = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: close.dailyCloseId } } })
  expect(kept!.data.map(({ actorId }) => actorId).toSorted()).toEqual([ada.userId, bea.userId].toSorted())
  app.clock.advance({ days: 1 })
  await closeDays(app.kernel)
  const { rows } = await owner.query<{ document: string }>(
    'select document from daily_closes order by number desc limit 1',
  )
  expect(JSON.parse(rows[0]!.document).signOffs).toMatchObject([
    { number: 3, userId: ada.userId },
    { number: 3, userId: bea.userId },
  ])
})
