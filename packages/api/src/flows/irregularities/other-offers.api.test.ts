import { given, testApp, withIrregularity, type Person, type ProjectReference, placeOrder } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

/** A suspension concerns one offer. */
const app = testApp()
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator()
})

const path = '/v1/project/irregularities/{id}'
const byId = (id: string) => ({ params: { path: { id } } })
async function outcomeOf(project: ProjectReference) {
  const { client, userId } = await given(app).investor({ wallet: '100.00' })
  const { error, response } = await placeOrder({ client, userId }, project, '100.00')
  return error?.code ?? response.status
}

test('suspending, correcting or closing one offer leaves other offers as they are', async () => {
  const [one, other, open] = [await given(app).project(), await given(app).project(), await given(app).project()]
  const outcomes = async () => [await outcomeOf(one), await outcomeOf(other), await outcomeOf(open)]
  const id = await withIrregularity(ada, one.projectId)
  expect(await outcomes()).toEqual(['offer-suspended', 201, 201])
  const kept = await withIrregularity(ada, other.projectId)
  await ada.client.PATCH(path, { ...byId(id), body: { correction: 'Consta la hipoteca anterior' } })
  expect(await outcomes()).toEqual([201, 'offer-suspended', 201])
  await withIrregularity(ada, one.projectId)
  const refund = { ...byId(one.projectId), body: { reason: 'No se puede corregir' } }
  expect((await ada.client.POST('/v1/project/projects/{id}/refund', refund)).response.status).toBe(200)
  expect((await ada.client.GET(path, byId(kept))).data).toMatchObject({ state: 'suspended' })
  expect(await outcomeOf(other)).toBe('offer-suspended')
})

test('only one of several concurrent corrections succeeds, and investors are notified once', async () => {
  const project = await given(app).project()
  const investor = await given(app).investor({ wallet: '100.00' })
  await placeOrder(investor, project, '100.00')
  const id = await withIrregularity(ada, project.projectId)
  const correct = () => ada.client.PATCH(path, { ...byId(id), body: { correction: 'Consta' } })
  const answers = await Promise.all([correct(), correct(), correct()])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
  await app.runJobs()
  const { data } = await investor.client.GET('/v1/account/notifications')
  const told = data!.data.filter(({ paragraphs }) => paragraphs.join(' ').includes('Consta'))
  expect(told).toHaveLength(1)
})
