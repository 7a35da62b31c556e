import { PHASE_IDS } from '@cauce/contract'
import { given, testApp } from '@cauce/testing'
import { expect, test } from 'vitest'

const app = testApp()

test('the phases of a project and their dates are visible to everyone who can see the project', async () => {
  const { projectId } = await given(app).project({ phase: 'Next_Opening' })
  const hidden = await given(app).project({ phase: 'Draft' })
  app.clock.advance({ days: 1 })
  const admin = await given(app).administrator()
  await admin.client.PATCH('/v1/project/projects/{id}', {
    params: { path: { id: projectId } },
    body: { phaseId: PHASE_IDS.Draft },
  })
  const list = (client = admin.client, query: object = {}) =>
    client.GET('/v1/project/project-phases', { params: { query } })
  const { data } = await list(admin.client, { projectId, orderSide: 'asc' })
  expect(data).toMatchObject({
    total: 2,
    data: [
      {
        name: 'Next_Opening',
        phaseId: PHASE_IDS.Next_Opening,
        startedAt: '2026-11-20T09:00:00.000Z',
        endedAt: '2026-11-21T09:00:00.000Z',
      },
      { name: 'Draft', phaseId: PHASE_IDS.Draft, startedAt: '2026-11-21T09:00:00.000Z', endedAt: null },
    ],
  })
  expect((await list(admin.client, { phaseId: PHASE_IDS.Draft })).data!.total).toBe(2)
  expect((await list(admin.client, { phaseId: hidden.projectId })).data).toEqual({ data: [], total: 0 })
  expect((await list(app.client())).data!.total).toBe(0)
})
