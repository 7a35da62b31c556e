import {
  given,
  givenLoan,
  givenSheet,
  listenForPurges,
  startTestApp,
  withIrregularity,
  type Person,
  type PurgeListener,
  type TestApp,
} from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordPastDue } from '../../../flows/loan-defaults/index.ts'
import { lapseDueReservations } from '../../../flows/preinvest/end-reservations.ts'

let app: TestApp
let admin: Person
let pages: PurgeListener
beforeAll(async () => {
  app = await startTestApp({ sessionIdleMinutes: 5_000_000, sessionMaximumHours: 90_000 })
  admin = await given(app).administrator()
  pages = await listenForPurges(app)
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))
afterAll(async () => {
  await pages.stop()
  await app.stop()
})

const byId = (id: string) => ({ params: { path: { id } } })
const ofProject = (projectId: string) => ['home', `project:${projectId}`, 'projects']
const ofLoan = (projectId: string) => ['home', 'loans', `project:${projectId}`, 'projects']

test('a conflict of interest purges the page of its project, and of its previous project when moved', async () => {
  const [one, other] = [await given(app).project(), await given(app).project()]
  const path = '/v1/project/conflicts'
  let id = ''
  const enter = async () => {
    const body = { kind: 'manager', tie: 'investor', personName: 'Rosa Vidal', nature: 'Invierte', measure: 'Ninguna' }
    const given_ = { ...body, projectId: one.projectId, since: '2026-11-01' } as never
    id = (await admin.client.POST(path, { body: given_ })).data!.conflictId
  }
  expect(await pages.purgedBy(enter)).toEqual(ofProject(one.projectId))
  const move = () => admin.client.PATCH(`${path}/{id}`, { ...byId(id), body: { projectId: other.projectId } })
  const both = [...new Set([...ofProject(one.projectId), ...ofProject(other.projectId)])].toSorted()
  expect(await pages.purgedBy(move)).toEqual(both)
  const end = () => admin.client.POST(`${path}/{id}/steps`, { ...byId(id), body: { step: 'end', reason: 'Vendió' } })
  expect(await pages.purgedBy(end)).toEqual(ofProject(other.projectId))
})

test('the correction of a suspended offer and a new sheet version purge its page', async () => {
  const { projectId } = await given(app).project()
  expect(await pages.purgedBy(() => givenSheet(admin, projectId))).toEqual(ofProject(projectId))
  const id = await withIrregularity(admin, projectId)
  const body = { correction: 'Consta la hipoteca anterior' }
  const correct = () => admin.client.PATCH('/v1/project/irregularities/{id}', { ...byId(id), body })
  expect(await pages.purgedBy(correct)).toEqual(ofProject(projectId))
})

test('a reservation purges the page of its project, and so does its withdrawal or lapse', async () => {
  const { projectId } = await given(app).project({ phase: 'Preinvestment', preinvestorDeposit: 5_000n })
  const { client, userId } = await given(app).investor({ wallet: '500.00' })
  const path = '/v1/project/reservations'
  let id = ''
  const reserve = async () => {
    const body = { projectId, userId, amount: '500.00', acceptsTerms: true } as const
    id = (await client.POST(path, { body })).data!.reservationId
  }
  expect(await pages.purgedBy(reserve)).toEqual(ofProject(projectId))
  expect(await pages.purgedBy(() => client.POST(`${path}/{id}/withdraw`, byId(id)))).toEqual(ofProject(projectId))
  await reserve()
  await app.kernel.database.$client.query(
    `update reservations set state = 'called', complete_until = $2 where reservation_id = $1`,
    [id, app.clock.now()],
  )
  expect(await pages.purgedBy(() => lapseDueReservations(app.kernel))).toEqual(ofProject(projectId))
})

test('a default purges the pages of its loan and of the results, recorded by platform or staff', async () => {
  app.clock.set('2026-02-03T09:00:00Z')
  const { projectId } = await givenLoan(app)
  app.clock.set('2027-05-10T09:00:00Z')
  expect(await pages.purgedBy(() => recordPastDue(app.kernel))).toEqual(ofLoan(projectId))
  const { data } = await admin.client.GET('/v1/project/loan-defaults', { params: { query: { projectId } } })
  const body = { state: 'written-off', reason: 'La garantía no alcanza' } as const
  const end = () =>
    admin.client.PATCH('/v1/project/loan-defaults/{id}', { ...byId(data!.data[0]!.loanDefaultId), body })
  expect(await pages.purgedBy(end)).toEqual(ofLoan(projectId))
})

test('a risk rate purges every card and the results, and a statement of outcomes only the results', async () => {
  const rate = { category: 'B', expectedRate: 3, validFrom: '2026-12-01', method: 'Con hipoteca' } as const
  const set = () => admin.client.POST('/v1/project/risk-rates', { body: rate })
  expect(await pages.purgedBy(set)).toEqual(['loans', 'projects', 'types'])
  const publish = () =>
    admin.client.POST('/v1/project/outcome-statements', { body: { year: 2025, assumptions: 'Según los libros' } })
  expect(await pages.purgedBy(publish)).toEqual(['loans'])
})
