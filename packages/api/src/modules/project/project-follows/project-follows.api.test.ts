import { PHASE_IDS } from '@cauce/contract'
import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

const path = '/v1/project/project-follows'
const follow = ({ client }: Person, projectId: string) => client.POST(path, { body: { projectId } })
const followed = async ({ client }: Person, query: object = {}) => (await client.GET(path, { params: { query } })).data!
const stop = ({ client }: Person, id: string) => client.DELETE(`${path}/{id}`, { params: { path: { id } } })

test('a project is followed once, even with concurrent requests', async () => {
  const ana = await given(app).investor()
  const { projectId } = await given(app).project()
  const answers = await Promise.all([follow(ana, projectId), follow(ana, projectId), follow(ana, projectId)])
  expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ data }) => data!.projectFollowId)).size).toBe(1)
  expect(await followed(ana)).toMatchObject({ total: 1, data: [{ projectId }] })
})

test('only the follower can stop following a project', async () => {
  const [ana, bea] = [await given(app).investor(), await given(app).investor()]
  const { projectFollowId } = (await follow(ana, (await given(app).project()).projectId)).data!
  expect((await stop(bea, projectFollowId)).error).toMatchObject({ status: 404, code: 'not-found' })
  expect((await stop(ana, projectFollowId)).response.status).toBe(204)
  expect((await stop(ana, projectFollowId)).error).toMatchObject({ status: 404 })
  expect(await followed(ana)).toMatchObject({ total: 0 })
})

test.each([{ phase: 'Draft' }, { phase: 'Investment', private: true }] as const)(
  'following a hidden project (%o) gets the same refusal as an unknown one',
  async (project) => {
    const ana = await given(app).investor()
    const { error: hidden } = await follow(ana, (await given(app).project(project)).projectId)
    const { error: missing } = await follow(ana, '01939b2e-7c00-7000-8000-000000000001')
    expect(hidden).toMatchObject({ code: 'reference-unknown', errors: [{ path: 'projectId' }] })
    expect({ ...hidden, requestId: null }).toEqual({ ...missing, requestId: null })
  },
)

test('a project leaves the list when it becomes private, and returns when public again', async () => {
  const ana = await given(app).investor()
  const { projectId } = await given(app).project()
  await follow(ana, projectId)
  const turn = (isPrivate: boolean) =>
    admin.client.PATCH('/v1/project/projects/{id}', {
      params: { path: { id: projectId } },
      body: { private: isPrivate },
    })
  await turn(true)
  expect(await followed(ana)).toMatchObject({ total: 0, data: [] })
  await turn(false)
  expect(await followed(ana)).toMatchObject({ total: 1 })
})

test('only staff can see the number of followers', async () => {
  const [ana, bea] = [await given(app).investor(), await given(app).investor()]
  const { projectId } = await given(app).project()
  const countFor = async ({ client }: Person) => {
    const { data } = await client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })
    return data!.followerCount
  }
  expect(await countFor(admin)).toBe(0)
  await follow(ana, projectId)
  await follow(bea, projectId)
  expect([await countFor(admin), await countFor(await given(app).manager())]).toEqual([2, 2])
  expect(await countFor(ana)).toBeNull()
  const query = { phaseId: PHASE_IDS.Investment, ids: [projectId] }
  const { data } = await app.client().GET('/v1/project/projects', { params: { query } })
  expect(data!.data[0]!.followerCount).toBeNull()
})
