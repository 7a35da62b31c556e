import { PHASE_IDS, PHASES, type PhaseName } from '@cauce/contract'
import { given, placeOrder, testApp, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { contains } from '../../../database/index.ts'
import { projects, searchedText } from '../../../database/schema/project.ts'

const app = testApp()
let admin: Person
let manager: Person
beforeAll(async () => {
  admin = await given(app).administrator()
  manager = await given(app).manager({ name: 'Andoni', surname: 'Mugica' })
})

type Client = Person['client']
type Query = Record<string, unknown>
const path = '/v1/project/projects'
const list = async (query: Query = {}, client: Client = admin.client) =>
  (await client.GET(path, { params: { query: { take: 100, ...query } } })).data!
const read = (id: string, client: Client) => client.GET(`${path}/{id}`, { params: { path: { id } } })

describe('the visibility of projects', () => {
  const ids = {} as Record<PhaseName | 'private', string>
  let investor: Person

  beforeAll(async () => {
    for (const phase of PHASES) ids[phase] = (await given(app).project({ phase, managerId: manager.userId })).projectId
    const secret = await given(app).project()
    ids.private = secret.projectId
    investor = await given(app).investor({ wallet: '1000.00' })
    await placeOrder(investor, secret, '300.00')
    await admin.client.PATCH(`${path}/{id}`, { params: { path: { id: ids.private } }, body: { private: true } })
  })

  const hidden = ['Discarded', 'Draft', 'private'] as const
  const seenBy = async (client: Client) =>
    Object.entries(ids)
      .filter(([, id]) => seen.get(client)!.has(id))
      .map(([name]) => name)
  const seen = new Map<Client, Set<string>>()
  const look = async (client: Client, query: Query = {}) =>
    seen.set(client, new Set((await list(query, client)).data.map(({ projectId }) => projectId)))

  test('visitors and people see public projects, investors also their own, staff all', async () => {
    const otherInvestor = (await given(app).investor()).client
    const pending = (await given(app).session(investor.userId, 'pending')).client
    for (const client of [app.client(), otherInvestor, pending, investor.client, manager.client, admin.client])
      await look(client)
    const all = Object.keys(ids)
    const open = all.filter((name) => !(hidden as readonly string[]).includes(name))
    expect(await seenBy(otherInvestor)).toEqual(open)
    expect(await seenBy(pending)).toEqual(open)
    expect(await seenBy(investor.client)).toEqual([...open, 'private'])
    expect(await seenBy(manager.client)).toEqual(all)
    expect(await seenBy(admin.client)).toEqual(all)
  })

  test('a hidden project and its records are not found', async () => {
    const stranger = (await given(app).investor()).client
    for (const client of [app.client(), stranger]) {
      for (const name of hidden) {
        expect((await read(ids[name], client)).error).toMatchObject({ status: 404, code: 'not-found' })
        const timeline = await client.GET(`${path}/{id}/timeline`, { params: { path: { id: ids[name] } } })
        expect(timeline.response.status).toBe(404)
      }
    }
    expect((await read(ids.private, investor.client)).response.status).toBe(200)
    expect((await read('no-uuid', stranger)).response.status).toBe(404)
  })

  test('an investor still sees a discarded project', async () => {
    await app.kernel.database.$client.query(`update projects set phase = 'Discarded' where project_id = $1`, [
      ids.private,
    ])
    expect((await read(ids.private, investor.client)).data).toMatchObject({ phaseName: 'Discarded' })
    await app.kernel.database.$client.query(`update projects set phase = 'Investment' where project_id = $1`, [
      ids.private,
    ])
  })

  test('the front office shows staff the same as visitors', async () => {
    const shown = (await list({ isFrontOffice: true })).data.map(({ projectId }) => projectId)
    expect(shown).not.toContain(ids.Draft)
    expect(shown).not.toContain(ids.private)
    expect(shown).toContain(ids.Investment)
    expect((await list({ isFrontOffice: true }, investor.client)).data.map(({ projectId }) => projectId)).not.toContain(
      ids.private,
    )
  })

  test('only staff see figures of escrow, followers, orders and English texts, even if zero', async () => {
    const nothing = { daysLate: 0, defaultedOn: null, irregularity: null, pendingRefund: null }
    expect((await read(ids.Draft, admin.client)).data).toMatchObject({
      ...{ amountInEscrow: '0.00', followerCount: 0, hasOrders: false, englishTexts: { written: 0, total: 0 } },
      ...nothing,
    })
    expect((await read(ids.Investment, app.client())).data).toMatchObject({
      ...{ amountInEscrow: null, followerCount: null, hasOrders: null, englishTexts: null },
      ...nothing,
    })
  })

  test('destination account, manager and hidden investor count are not visible to everybody', async () => {
    const { projectId } = await given(app).project({
      managerId: manager.userId,
      destinationBankAccount: 'ES9121000418450200051332',
      showInvestorNumber: false,
    })
    const staffOnly = {
      managerId: manager.userId,
      managerName: 'Andoni Mugica',
      destinationBankAccount: 'ES9121000418450200051332',
      investorCount: 0,
    }
    const nothing = { managerId: null, managerName: null, destinationBankAccount: null, investorCount: null }
    expect((await read(projectId, admin.client)).data).toMatchObject(staffOnly)
    expect((await read(projectId, manager.client)).data).toMatchObject(staffOnly)
    expect((await read(projectId, investor.client)).data).toMatchObject(nothing)
    expect((await read(projectId, app.client())).data).toMatchObject(nothing)
    expect((await list({ managerId: manager.userId }, manager.client)).total).toBeGreaterThan(0)
    expect((await list({ managerId: manager.userId }, app.client())).total).toBe(0)
  })
})

test('uses the index to search names', async () => {
  const client = await app.kernel.database.$client.connect()
  try {
    await client.query('set enable_seqscan = off')
    const search = app.kernel.database
      .select()
      .from(projects)
      .where(contains(searchedText(projects), 'enisc'))
      .toSQL()
    const { rows } = await client.query(`explain ${search.sql}`, search.params)
    expect(JSON.stringify(rows)).toContain('projects_search')
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})

test('counts the matches of every phase, independently of the phase filter', async () => {
  const ofType = await given(app).projectType('Rehabilitación energética')
  for (const phase of ['Investment', 'Investment', 'Financed'] as const)
    await given(app).project({ projectTypeId: ofType, phase })
  const { total, totalByPhases } = await list({
    projectTypeId: ofType,
    phaseId: PHASE_IDS.Financed,
    getTotalByPhases: true,
  })
  expect(total).toBe(1)
  expect(totalByPhases).toEqual({
    Discarded: 0,
    Draft: 0,
    Next_Opening: 0,
    Preinvestment: 0,
    Investment: 2,
    Financed: 1,
    Closed: 0,
  })
  expect(await list({ projectTypeId: ofType })).not.toHaveProperty('totalByPhases')
})
