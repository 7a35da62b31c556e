import { formatAmount, parseAmount } from '@cauce/contract'
import {
  given,
  listenForPurges,
  sample,
  startTestApp,
  type Person,
  type ProjectReference,
  type PurgeListener,
  type TestApp,
  placeOrder,
  givenLoan,
  givenSheet,
  withIrregularity,
} from '@cauce/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payDistribution } from '../../../flows/distribute/index.ts'
import { settleFinancing } from '../../../flows/finance-project.ts'
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
afterAll(async () => {
  await pages.stop()
  await app.stop()
})

const byId = (id: string) => ({ params: { path: { id } } })
const tagsOf = ({ projectId }: ProjectReference) => ['home', `project:${projectId}`, 'projects']

test('a refused write purges nothing', async () => {
  const { projectId } = await given(app).project()
  const body = { updatedAt: '2020-01-01T00:00:00.000Z', name: 'Otro' }
  const edit = () => admin.client.PATCH('/v1/project/projects/{id}', { ...byId(projectId), body })
  expect(await pages.purgedBy(edit)).toEqual([])
})

test('writing a project type purges every card and page', async () => {
  const [path, tags] = ['/v1/project/project-types' as const, ['home', 'projects', 'types']]
  let id = ''
  const create = async () => {
    const body = { name: 'Nueva', description: 'Tipo', image: sample.png() }
    id = (await admin.client.POST(path, { body })).data!.projectTypeId
  }
  expect(await pages.purgedBy(create)).toEqual(tags)
  const edit = () => admin.client.PATCH(`${path}/{id}`, { ...byId(id), body: { name: 'Otra' } })
  expect(await pages.purgedBy(edit)).toEqual(tags)
  expect(await pages.purgedBy(() => admin.client.DELETE(`${path}/{id}`, byId(id)))).toEqual(tags)
})

describe('the pages of a project are purged', () => {
  test('when it is created and edited', async () => {
    const project = await given(app).project({ phase: 'Next_Opening' })
    const edit = (body: object) => () =>
      admin.client.PATCH('/v1/project/projects/{id}', { ...byId(project.projectId), body })
    expect(await pages.purgedBy(edit({ name: 'Otro nombre' }))).toEqual(tagsOf(project))
  })

  test.each([
    {
      what: 'a text',
      path: '/v1/project/project-descriptions',
      body: { title: 'Título', description: 'Texto' },
      change: { title: 'Otro' },
      key: 'projectDescriptionId',
    },
    {
      what: 'a picture',
      path: '/v1/project/project-media-files',
      body: { description: 'Fachada', file: sample.png() },
      change: { description: 'Patio' },
      key: 'projectMediaFileId',
    },
  ] as const)('when $what is added, changed and deleted', async ({ path, body, change, key }) => {
    const project = await given(app).project()
    let id = ''
    const add = async () => {
      const { data } = await admin.client.POST(path, { body: { projectId: project.projectId, ...body } as never })
      id = (data as never)[key]
    }
    expect(await pages.purgedBy(add)).toEqual(tagsOf(project))
    const edit = () => admin.client.PATCH(`${path}/{id}`, { ...byId(id), body: change as never })
    expect(await pages.purgedBy(edit)).toEqual(tagsOf(project))
    expect(await pages.purgedBy(() => admin.client.DELETE(`${path}/{id}`, byId(id)))).toEqual(tagsOf(project))
  })

  test('when a document is added and deleted', async () => {
    const [project, path] = [await given(app).project(), '/v1/project/project-documents' as const]
    const type = await admin.client.POST('/v1/misc/document-types', { body: { name: 'Plano', description: 'Plano' } })
    const { documentTypeId } = type.data!
    let id = ''
    const add = async () => {
      const body = { projectId: project.projectId, documentTypeId, description: 'Planta', file: sample.pdf() }
      id = (await admin.client.POST(path, { body })).data!.projectDocumentId
    }
    expect(await pages.purgedBy(add)).toEqual(tagsOf(project))
    expect(await pages.purgedBy(() => admin.client.DELETE(`${path}/{id}`, byId(id)))).toEqual(tagsOf(project))
  })

  test('when an event is added, changed and deleted', async () => {
    const [project, path] = [await given(app).project(), '/v1/project/projects/{id}/timeline' as const]
    let timelineEventId = ''
    const add = async () => {
      const body = { date: '2026-12-01', title: 'Licencia' }
      timelineEventId = (await admin.client.POST(path, { ...byId(project.projectId), body })).data!.timelineEventId
    }
    expect(await pages.purgedBy(add)).toEqual(tagsOf(project))
    const event = () => ({ params: { path: { id: project.projectId, timelineEventId } } })
    const edit = () => admin.client.PATCH(`${path}/{timelineEventId}`, { ...event(), body: { title: 'Obra' } })
    expect(await pages.purgedBy(edit)).toEqual(tagsOf(project))
    expect(await pages.purgedBy(() => admin.client.DELETE(`${path}/{timelineEventId}`, event()))).toEqual(
      tagsOf(project),
    )
  })

  test('when money enters or leaves, and when its returns are scheduled and paid', async () => {
    const project = await given(app).project({
      financingAmount: '1000.00',
      projectDuration: 3,
      withdrawMoneyFinanced: true,
      deliveryFeePeriod: 'quarterly',
    })
    const { projectId } = project
    const [ana, bea] = [
      await given(app).investor({ wallet: '600.00' }),
      await given(app).investor({ wallet: '500.00' }),
    ]
    let orderId = ''
    const invest = (person: Person, amount: string) => async () => {
      orderId = (await placeOrder(person, project, amount)).data!.orderId
    }
    const revoke = () => ana.client.POST('/v1/project/orders/{id}/revoke', byId(orderId))
    for (const work of [invest(ana, '100.00'), revoke, invest(bea, '500.00'), invest(ana, '500.00')])
      expect(await pages.purgedBy(work)).toEqual(tagsOf(project))
    app.clock.advance({ days: 5 })
    expect(await pages.purgedBy(() => settleFinancing(app.kernel, projectId))).toEqual(tagsOf(project))

    const [enters, confirms] = [await given(app).administrator(), await given(app).administrator()]
    const list = await enters.client.GET('/v1/project/distributions', { params: { query: { projectId } } })
    for (const { distributionId, interestDue, principalDue } of list.data!.data.toReversed()) {
      const amount = formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
      const body = { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
      const record = await enters.client.POST('/v1/project/distributions/{id}/record', {
        ...byId(distributionId),
        body,
      })
      expect(record.error).toBeUndefined()
      const confirm = await confirms.client.POST('/v1/project/distributions/{id}/confirm', {
        ...byId(distributionId),
        body: { seen: sample.SEEN },
      })
      expect(confirm.error).toBeUndefined()
      expect(await pages.purgedBy(() => payDistribution(app.kernel, distributionId))).toEqual(tagsOf(project))
    }
  })
})

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
