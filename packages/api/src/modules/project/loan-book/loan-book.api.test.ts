import { given, givenLoan, givenPaid, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { loanIdOf } from './loan-id.ts'
import { recordPastDue } from '../../../flows/loan-defaults/index.ts'

const LONG_SESSIONS = { sessionIdleMinutes: 5_000_000, sessionMaximumHours: 90_000 }

const app = testApp(LONG_SESSIONS)
let ada: Person
const ids: Record<string, string> = {}
const at = (day: string) => app.clock.set(`${day}T09:00:00Z`)
const record = (projectId: string) =>
  ada.client.POST('/v1/project/loan-defaults', { body: { projectId, reason: 'Refinanciación para evitar el impago' } })
async function end(projectId: string, state: 'cured' | 'written-off') {
  const query = { projectId }
  const { data } = await ada.client.GET('/v1/project/loan-defaults', { params: { query } })
  const params = { path: { id: data!.data[0]!.loanDefaultId } }
  await ada.client.PATCH('/v1/project/loan-defaults/{id}', {
    params,
    body: { state, reason: 'Según el administrador' },
  })
}

beforeAll(async () => {
  app.clock.set('2023-03-01T09:00:00Z')
  ada = await given(app).administrator()
  const lend = async (name: string, terms: Parameters<typeof givenLoan>[1]) => {
    ids[name] = (await givenLoan(app, { name, projectDuration: 36, targetProfitability: 4500, ...terms })).projectId
  }
  await lend('repaid', { riskCategory: 'A' })
  await lend('cured', { riskCategory: 'A' })
  await lend('lost', { riskCategory: 'C' })
  await lend('uncategorised', { riskCategory: null })
  await lend('no loan', { riskCategory: 'B' })
  await app.kernel.database.$client.query(
    `update project_types set is_loan = false where project_type_id = (select project_type_id from projects where project_id = $1)`,
    [ids['no loan']],
  )
  for (const name of ['repaid', 'cured', 'lost', 'uncategorised']) await givenPaid(app, ids[name]!, [1], '2024-04-01')
  at('2024-05-01')
  await record(ids['cured']!)
  await record(ids['no loan']!)
  at('2024-06-01')
  await end(ids['cured']!, 'cured')
  await lend('past due', { riskCategory: 'B' })
  await lend('private', { riskCategory: 'B', private: true })
  at('2025-02-01')
  await record(ids['lost']!)
  at('2025-03-05')
  for (const name of ['repaid', 'cured', 'uncategorised']) await givenPaid(app, ids[name]!, [2], '2025-03-06')
  await givenPaid(app, ids['private']!, [1], '2025-06-20')
  at('2025-10-01')
  await recordPastDue(app.kernel)
  await end(ids['lost']!, 'written-off')
  at('2026-03-10')
  await givenPaid(app, ids['repaid']!, [3], '2026-03-06')
  await app.kernel.database.$client.query(`update projects set phase = 'Closed' where project_id = $1`, [ids['repaid']])
  await lend('new', { riskCategory: 'A' })
  at('2026-04-01')
})

const book = async () => (await app.client().GET('/v1/project/loan-book')).data!

test('the years have the expected loans and defaults', async () => {
  const { windows, mean } = await book()
  expect(windows.map(({ year, isFinished, total }) => ({ year, isFinished, ...total }))).toEqual([
    { year: 2023, isFinished: true, loans: 0, defaults: 0, rate: null },
    { year: 2024, isFinished: true, loans: 4, defaults: 1, rate: 25 },
    { year: 2025, isFinished: true, loans: 6, defaults: 2, rate: 33.33 },
    { year: 2026, isFinished: false, loans: 4, defaults: 0, rate: 0 },
  ])
  expect(mean).toEqual({ rate: 29.17, years: 2 })
  // Loans and defaults of the categories A, B, C and none.
  expect(windows.map(({ categories }) => categories.map(({ loans, defaults }) => `${loans} ${defaults}`))).toEqual([
    ['0 0', '0 0', '0 0', '0 0'],
    ['2 1', '0 0', '1 0', '1 0'],
    ['2 0', '2 1', '1 1', '1 0'],
    ['2 0', '1 0', '0 0', '1 0'],
  ])
})

test('the book has every loan, late since its oldest unpaid payment, without name if private, and no other projects', async () => {
  const { data } = await app.client().GET('/v1/project/loan-book/loans', { params: { query: { take: 100 } } })
  const standings = Object.fromEntries(
    data!.data.map((loan) => [
      Object.keys(ids).find((name) => loanIdOf(ids[name]!) === loan.loanId),
      [loan.standing, loan.name === null ? null : loan.category, loan.loss, loan.daysLate],
    ]),
  )
  expect(standings).toEqual({
    repaid: ['repaid', 'A', '0.00', 0],
    cured: ['late', 'A', '0.00', 21],
    lost: ['lost', 'C', '1000.00', 381],
    uncategorised: ['late', null, '0.00', 11],
    'past due': ['in-default', 'B', '0.00', 299],
    private: ['current', null, '0.00', 0],
    new: ['current', 'A', '0.00', 0],
  })
  expect(data!.total).toBe(7)
  const text = JSON.stringify(data)
  expect(text).not.toContain('promoter')
  expect(text).not.toContain(ids['private'])
  expect(data!.data.find(({ loanId }) => loanId === loanIdOf(ids['private']!))).toMatchObject({ name: null, url: null })
})

test('the totals of the book are the sums of its loans', async () => {
  const { loanCount, everDefaulted, lent, lost, years, threshold } = await book()
  expect({ loanCount, everDefaulted, lent, lost }).toEqual({
    loanCount: 7,
    everDefaulted: 3,
    lent: '7000.00',
    lost: '1000.00',
  })
  expect(years.map(({ year, lent: of }) => [year, of.count])).toEqual([
    [2023, 4],
    [2024, 2],
    [2026, 1],
  ])
  expect(threshold).toEqual({ amount: '100.00', share: 1 })
})

test('a later correction changes the present rates, but not published ones', async () => {
  const body = { year: 2024, assumptions: 'Préstamos con hipoteca.' }
  const publish = (change: object = {}) =>
    ada.client.POST('/v1/project/outcome-statements', { body: { ...body, ...change } })
  const { data: first } = await publish()
  expect(first).toMatchObject({ version: 1, figures: { total: { loans: 4, defaults: 1, rate: 25 } } })
  await app.kernel.database.$client.query(`update loan_defaults set since = '2023-12-01' where project_id = $1`, [
    ids['cured'],
  ])
  const query = { year: 2024 }
  const preview = await ada.client.GET('/v1/project/outcome-statements-preview', { params: { query } })
  expect(preview.data!.total).toEqual({ loans: 3, defaults: 0, rate: 0 })
  const { data: kept } = await app.client().GET('/v1/project/outcome-statements')
  expect(kept!.data).toEqual([first])
  expect((await publish()).error).toMatchObject({ errors: [{ path: 'correction', code: 'reason-required' }] })
  const { data: second } = await publish({ correction: 'El impago era de 2023.' })
  expect(second).toMatchObject({ version: 2, figures: { total: { loans: 3, defaults: 0, rate: 0 } } })
})

test('every principal payment of a loan counts', async () => {
  const { projectId } = await givenLoan(app, { projectDuration: 24 })
  const { rows } = await app.kernel.database.$client.query<{ number: number }>(
    `update distributions set principal_due = case number when 1 then 40000 else 60000 end where project_id = $1 returning number`,
    [projectId],
  )
  expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2])
  const loan = async () => {
    const { data } = await app.client().GET('/v1/project/loan-book/loans', { params: { query: { take: 100 } } })
    return data!.data.find(({ loanId }) => loanId === loanIdOf(projectId))
  }
  await givenPaid(app, projectId, [1], '2026-04-10')
  expect(await loan()).toMatchObject({ standing: 'current', outstanding: '600.00' })
  await givenPaid(app, projectId, [2], '2026-04-20')
  expect(await loan()).toMatchObject({ standing: 'repaid', outstanding: '0.00' })
})
