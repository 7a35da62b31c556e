import { given, givenLoan, givenPaid, listenForPurges, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordPastDue } from './index.ts'
import { changedFields } from '../testing/changed-fields.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let ada: Person
beforeEach(async () => {
  app.clock.set('2026-02-03T09:00:00Z')
  ada = await given(app).administrator()
})

const path = '/v1/project/loan-defaults'
const record = (projectId: string, body: object = {}, by = ada) =>
  by.client.POST(path, { body: { projectId, reason: 'Concurso de acreedores', ...body } })
const end = (id: string, body: { state: 'cured' | 'written-off'; reason: string; updatedAt?: string }, by = ada) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body })
const cure = { state: 'cured', reason: 'Se ha pagado todo' } as const
const writeOff = { state: 'written-off', reason: 'La garantía no alcanza' } as const
const defaultsOf = async (projectId: string) =>
  (await ada.client.GET(path, { params: { query: { projectId } } })).data!.data
const projectOf = async (projectId: string) =>
  (await app.client().GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })).data!
const at = (day: string) => app.clock.set(`${day}T09:00:00Z`)
async function noticesOf({ client }: Person) {
  await app.runJobs()
  const { data } = await client.GET('/v1/account/notifications')
  return data!.data.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n').replaceAll('\u00a0', ' '))
}

describe('a loan that is unlikely to be paid', () => {
  test('is recorded by an administrator, shown on its page and notified to its investors', async () => {
    const { projectId, investor } = await givenLoan(app)
    const stranger = await given(app).investor()
    const { data, response } = await record(projectId)
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      kind: 'unlikely-to-pay',
      since: '2026-02-08',
      state: 'open',
      reason: 'Concurso de acreedores',
      recordedBy: ada.userId,
      pastDue: null,
    })
    expect(await projectOf(projectId)).toMatchObject({
      isLoan: true,
      defaultedOn: '2026-02-08',
      loanDefault: { reason: 'Concurso de acreedores', endedOn: null, endReason: null },
    })
    const [notice] = await noticesOf(investor)
    expect(notice).toContain('está en impago')
    expect(notice).toContain('Motivo: Concurso de acreedores')
    expect(await noticesOf(stranger)).toEqual([])
    const query = { projectId }
    const { data: audited } = await ada.client.GET('/v1/misc/audit', { params: { query } })
    expect(audited!.data).toContainEqual(
      expect.objectContaining({ operation: 'loanDefaults.create', reason: 'Concurso de acreedores' }),
    )
  })

  test('is recorded once by two administrators at the same time', async () => {
    const { projectId } = await givenLoan(app)
    const bea = await given(app).administrator()
    const answers = await Promise.all([record(projectId), record(projectId, {}, bea), record(projectId)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409, 409])
    expect(await defaultsOf(projectId)).toHaveLength(1)
  })
})

describe('a loan that is past due', () => {
  test('is recorded by the platform once, on the 91st day, and notified to its investors', async () => {
    const { projectId, investor } = await givenLoan(app)
    // Due on 2027-02-08: 10.88 % of 1,000 euro and the principal.
    at('2027-05-09')
    await recordPastDue(app.kernel)
    expect(await defaultsOf(projectId)).toEqual([])
    at('2027-05-10')
    await Promise.all([recordPastDue(app.kernel), recordPastDue(app.kernel)])
    at('2027-05-20')
    await recordPastDue(app.kernel)
    const past = { kind: 'past-due', since: '2027-05-10', pastDueSince: '2027-02-08', reason: null, recordedBy: null }
    expect(await defaultsOf(projectId)).toMatchObject([{ ...past, pastDue: '1108.80', state: 'open' }])
    const [notice] = await noticesOf(investor)
    expect(notice).toContain('lleva más de 90 días sin pagar 1.108,80 €')
    const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { projectId } } })
    expect(data!.data).toContainEqual(
      expect.objectContaining({ operation: 'loanDefaults.create', actorRole: 'platform' }),
    )
  })
})

describe('a default', () => {
  test('is cured once nothing material is past due, and can be recorded again', async () => {
    const { projectId, investor } = await givenLoan(app)
    at('2027-05-10')
    await recordPastDue(app.kernel)
    const { loanDefaultId, updatedAt } = (await defaultsOf(projectId))[0]!
    expect((await end(loanDefaultId, cure)).error).toMatchObject({
      code: 'still-past-due',
      params: { amount: '1108.80', day: '2027-02-08' },
    })
    await app.kernel.database.$client.query(`update distributions set due_date = '2027-12-31' where project_id = $1`, [
      projectId,
    ])
    const stale = '2027-01-01T00:00:00.000Z'
    expect((await end(loanDefaultId, { ...cure, updatedAt: stale })).error).toMatchObject({ code: 'edit-conflict' })
    const { data } = await end(loanDefaultId, { ...cure, updatedAt })
    expect(data).toMatchObject({ state: 'cured', endedOn: '2027-05-10', endedBy: ada.userId, loss: null })
    expect(await projectOf(projectId)).toMatchObject({ defaultedOn: null, loanDefault: null })
    expect((await noticesOf(investor))[0]).toContain('ya no está en impago')
    expect((await end(loanDefaultId, writeOff)).error).toMatchObject({ code: 'state-forbids' })
    expect((await record(projectId)).response.status).toBe(201)
    expect((await defaultsOf(projectId)).map(({ state }) => state).toSorted()).toEqual(['cured', 'open'])
    // No second default while one is open.
    at('2028-05-10')
    await recordPastDue(app.kernel)
    expect((await defaultsOf(projectId)).map(({ state }) => state).toSorted()).toEqual(['cured', 'open'])
  })

  test('is written off with the outstanding principal, for good', async () => {
    const { projectId, investor } = await givenLoan(app)
    const { data: recorded } = await record(projectId)
    const { data } = await end(recorded!.loanDefaultId, writeOff)
    expect(data).toMatchObject({ state: 'written-off', loss: '1000.00', endReason: writeOff.reason })
    const changed = ['endReason', 'endedBy', 'endedOn', 'loss', 'state', 'updatedAt']
    expect(await changedFields(ada, recorded!.loanDefaultId)).toEqual([changed, changed])
    expect((await noticesOf(investor))[0]).toContain('1.000,00 € de capital')
    expect((await record(projectId)).error).toMatchObject({ code: 'state-forbids', params: { state: 'written-off' } })
    at('2027-05-10')
    await recordPastDue(app.kernel)
    expect(await defaultsOf(projectId)).toHaveLength(1)
  })

  test('is written off with the principal left after several payments', async () => {
    const { projectId } = await givenLoan(app, { deliveryFeePeriod: 'quarterly' })
    const { data } = await record(projectId)
    const pay =
      'update distributions set principal = $3, principal_due = $3, amount = interest + $3 where project_id = $1 and number = $2'
    await givenPaid(app, projectId, [1, 2], '2026-02-08')
    await app.kernel.database.$client.query(pay, [projectId, 1, 30_000])
    await app.kernel.database.$client.query(pay, [projectId, 2, 20_000])
    expect((await end(data!.loanDefaultId, writeOff)).data).toMatchObject({ state: 'written-off', loss: '500.00' })
  })

  test('purges the pages of its project and of the results', async () => {
    const { projectId } = await givenLoan(app)
    const pages = await listenForPurges(app)
    expect(await pages.purgedBy(() => record(projectId))).toEqual(['home', 'loans', `project:${projectId}`, 'projects'])
    await pages.stop()
  })
})
