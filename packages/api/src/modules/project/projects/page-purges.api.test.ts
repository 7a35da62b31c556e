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
} from '@cauce/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payDistribution } from '../../../flows/distribute/index.ts'
import { settleFinancing } from '../../../flows/finance-project.ts'

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

describe('the pages of a project are purged', () => {
  test('when it is edited, and by no refused edit', async () => {
    const project = await given(app).project({ phase: 'Next_Opening' })
    const edit = (body: object) => () =>
      admin.client.PATCH('/v1/project/projects/{id}', { ...byId(project.projectId), body })
    expect(await pages.purgedBy(edit({ name: 'Otro nombre' }))).toEqual(tagsOf(project))
    expect(await pages.purgedBy(edit({ name: 'Otro', updatedAt: '2020-01-01T00:00:00.000Z' }))).toEqual([])
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
