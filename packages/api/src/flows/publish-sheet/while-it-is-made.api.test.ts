import { given, sampleSheet, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

/** PDFs are rendered before locking: data may have changed. */
const app = testApp()
let ada: Person
let projectId: string
beforeAll(async () => {
  ada = await given(app).administrator()
})
beforeEach(async () => {
  ;({ projectId } = await given(app).project())
  await edit(sampleSheet())
})

const edit = (body: object) =>
  ada.client.PATCH('/v1/project/sheet-drafts/{id}', { params: { path: { id: projectId } }, body })
const publish = () => ada.client.POST('/v1/project/information-sheets', { body: { projectId, isInEnglish: true } })
const versions = async () =>
  (await ada.client.GET('/v1/project/information-sheets', { params: { query: { projectId } } })).data!.total

async function publishDuring(work: () => Promise<unknown>) {
  const { storage } = app.kernel
  const { put } = storage
  const first = async (...written: Parameters<typeof put>) => {
    Object.assign(storage, { put })
    await work()
    return put.apply(storage, written)
  }
  Object.assign(storage, { put: first })
  return publish()
}

test.each([
  { what: 'Spanish', change: { activities: 'Otra actividad' } },
  { what: 'English', change: { activitiesEn: 'Another activity' } },
])('is refused when the $what text was changed meanwhile', async ({ change }) => {
  const { error } = await publishDuring(() => edit(change))
  expect([error?.code, await versions()]).toEqual(['edit-conflict', 0])
})

test('is refused when another one was published meanwhile', async () => {
  const { error } = await publishDuring(publish)
  expect([error?.code, await versions()]).toEqual(['edit-conflict', 1])
})

test('is published when nothing was changed meanwhile', async () => {
  const { data } = await publishDuring(async () => undefined)
  expect(data).toMatchObject({ version: 1, changes: null, changesEn: null })
})
