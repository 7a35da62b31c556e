import { createHash } from 'node:crypto'
import {
  given,
  givenSheet,
  sampleSheet,
  startTestApp,
  withIrregularity,
  type Person,
  type TestApp,
} from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activateDueOrders } from '../orders/index.ts'

let app: TestApp
let ada: Person
let manager: Person
let projectId: string
let project: { projectId: string; projectPhaseId: string }
beforeAll(async () => {
  // A suspension takes weeks.
  app = await startTestApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
  ada = await given(app).administrator()
  manager = await given(app).manager()
})
beforeEach(async () => {
  project = await given(app).project({ managerId: manager.userId })
  ;({ projectId } = project)
})
afterAll(() => app.stop())

const draftPath = '/v1/project/sheet-drafts/{id}'
const sheetsPath = '/v1/project/information-sheets'
const byId = (id: string) => ({ params: { path: { id } } })
const readDraft = (by = manager) => by.client.GET(draftPath, byId(projectId))
const edit = (body: object, by = manager) => by.client.PATCH(draftPath, { ...byId(projectId), body })
const publish = (body: object = {}, by = ada) =>
  by.client.POST(sheetsPath, { body: { projectId, isInEnglish: true, ...body } })
const versions = async (client = app.client()) =>
  (await client.GET(sheetsPath, { params: { query: { projectId, orderBy: 'version' } } })).data!
const projectNow = async () => (await app.client().GET('/v1/project/projects/{id}', byId(projectId))).data!
const noticesOf = async ({ client }: Person) => {
  await app.runJobs()
  return (await client.GET('/v1/account/notifications')).data!.data.map(({ title, paragraphs }) =>
    [title, ...paragraphs].join('\n'),
  )
}
async function hashOf(id: string, language: 'es' | 'en') {
  const { data } = await app.client().GET(`${sheetsPath}/{id}/url`, { params: { path: { id }, query: { language } } })
  const { rawPayload } = await app.app.inject({ url: data!.url })
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  return createHash('sha256').update(rawPayload).digest('hex')
}
const invest = async (person: Person, body: object = {}) =>
  person.client.POST('/v1/project/orders', {
    body: { ...project, amount: '100.00', orderType: 'invest', userId: person.userId, acceptsTerms: true, ...body },
  })

describe('a draft', () => {
  test('is empty with its gaps at first, and keeps what the project manager changes, with an identifier', async () => {
    const { data: empty } = await readDraft()
    expect(empty).toMatchObject({ projectId, identifier: null, activities: null, years: [], isChanged: true })
    expect(empty!.gaps).toContainEqual({ field: 'activities', language: 'es', problem: 'missing' })
    const { data } = await edit(sampleSheet())
    expect(data).toMatchObject({ ...sampleSheet(), gaps: [], publishedVersion: null })
    expect(data!.identifier).toMatch(/^9598CAUCE00000000012\d{8}$/)
    expect((await readDraft(ada)).data).toEqual(data)
    const { data: changed } = await edit({ activities: 'Otra', updatedAt: data!.updatedAt })
    expect(changed).toMatchObject({ activities: 'Otra', office: sampleSheet().office, identifier: data!.identifier })
  })

  test('is refused for a project that is not a loan', async () => {
    await app.kernel.database.$client.query(
      'update project_types set is_loan = false where project_type_id = (select project_type_id from projects where project_id = $1)',
      [projectId],
    )
    expect((await readDraft()).error).toMatchObject({ code: 'sheet-of-loans' })
    expect((await edit({ office: 'Aquí' })).error).toMatchObject({ code: 'sheet-of-loans' })
    expect((await publish()).error).toMatchObject({ code: 'sheet-of-loans' })
  })

  test('is previewed with its length in each language', async () => {
    await edit(sampleSheet())
    for (const language of ['es', 'en'] as const) {
      const { data } = await manager.client.GET('/v1/project/sheet-drafts/{id}/preview', {
        params: { path: { id: projectId }, query: { language } },
      })
      expect(data!.document).toMatchObject({ language, projectName: 'Ribera del Turia' })
      expect(data!.pages).toBeGreaterThan(2)
      expect(data!.pages).toBeLessThan(7)
    }
  })

  test('is deleted with its project, whose offer number is not reused', async () => {
    const draft = await given(app).project({ phase: 'Draft' })
    const path = byId(draft.projectId)
    const { data } = await ada.client.PATCH(draftPath, { ...path, body: { office: 'Aquí' } })
    expect((await ada.client.DELETE('/v1/project/projects/{id}', path)).response.status).toBe(204)
    expect((await edit({ office: 'Allí' })).data!.identifier).not.toBe(data!.identifier)
  })
})

describe('a published sheet', () => {
  test('can be read by everybody as published, as a PDF with its hash, until its project is private', async () => {
    const published = await givenSheet(ada, projectId)
    expect(published).toMatchObject({ version: 1, isMaterial: false, changes: null, projectId })
    const { informationSheetId: id } = published
    expect(await projectNow()).toMatchObject({ informationSheetId: id })
    await edit({ activities: 'Lo que se escribe después' })
    const { data } = await app.client().GET(`${sheetsPath}/{id}/whole`, byId(id))
    expect(data).toMatchObject(published)
    expect(JSON.stringify(data!.document)).toContain('Texto de activities.')
    expect(JSON.stringify(data!.documentEn)).toContain('Text of activities.')
    expect(await versions()).toEqual({ data: [published], total: 1 })
    expect((await readDraft()).data).toMatchObject({ publishedVersion: 1, isChanged: true })
    expect([await hashOf(id, 'es'), await hashOf(id, 'en')]).toEqual([published.sha256, published.sha256En])
    await ada.client.PATCH('/v1/project/projects/{id}', { ...byId(projectId), body: { private: true } })
    expect(await versions()).toEqual({ data: [], total: 0 })
    for (const path of [`${sheetsPath}/{id}`, `${sheetsPath}/{id}/whole`, `${sheetsPath}/{id}/url`] as const)
      expect((await app.client().GET(path, byId(id))).response.status).toBe(404)
    expect((await versions(manager.client)).total).toBe(1)
  })

  test('may be in Spanish only, with its Spanish PDF for both languages', async () => {
    const { informationSheetId, sha256, ...rest } = await givenSheet(ada, projectId, { isInEnglish: false })
    expect(rest).toMatchObject({ sha256En: null, pagesEn: null })
    expect(await hashOf(informationSheetId, 'en')).toBe(sha256)
  })

  test('is refused if longer than six pages', async () => {
    const line = 'Una frase larga que ocupa una línea entera de la página. '
    const lines = {
      ...{ purpose: 34, activities: 26, riskProject: 26, riskSector: 17, riskDefault: 17, riskReturn: 17 },
      ...{ loanTerms: 17, riskOther: 17, riskLiquidity: 14, capitalAndDebt: 14, ownerDefaults: 14 },
    }
    const long = Object.entries(lines).map(([name, count]) => [name, line.repeat(count)])
    await edit({ ...sampleSheet(), ...Object.fromEntries(long) })
    const { error } = await publish({ isInEnglish: false })
    expect(error).toMatchObject({ code: 'sheet-too-long', params: { maximum: 6 } })
    expect(await versions()).toEqual({ data: [], total: 0 })
  })

  test('is published once by a double click', async () => {
    await edit(sampleSheet())
    // Second call: concurrent or already done.
    const answers = await Promise.all([publish({ changes: 'Nada' }), publish({ changes: 'Nada' })])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
    expect((await versions()).total).toBe(1)
  })
})

test('orders keep the version that was shown, in force then, and holders are told of each new one', async () => {
  const [investor, stranger] = [await given(app).investor({ wallet: '500.00' }), await given(app).investor()]
  expect((await invest(investor)).data).toMatchObject({ informationSheetId: null })
  const first = await givenSheet(ada, projectId)
  const { data: early } = await invest(investor, { informationSheetId: first.informationSheetId })
  expect(early).toMatchObject({ informationSheetId: first.informationSheetId })
  const next = await givenSheet(ada, projectId, { content: { office: 'Calle Dos' }, changes: 'El domicilio' })
  expect(next).toMatchObject({ version: 2, identifier: first.identifier, changes: 'El domicilio' })
  for (const shown of [first.informationSheetId, null])
    expect((await invest(investor, { informationSheetId: shown })).error).toMatchObject({ code: 'sheet-stale' })
  expect((await invest(investor)).data).toMatchObject({ informationSheetId: next.informationSheetId })
  const read = await investor.client.GET('/v1/project/orders/{id}', byId(early!.orderId))
  expect(read.data).toMatchObject({ informationSheetId: first.informationSheetId })
  const content = { office: 'Calle Tres' }
  await givenSheet(ada, projectId, { content, changes: 'La cuota', isMaterial: true })
  expect((await versions()).data.map(({ version }) => version)).toEqual([3, 2, 1])
  const notices = (await noticesOf(investor)).join('\n')
  expect(notices).toMatch(/Nueva ficha de «Ribera del Turia»[^]*El domicilio/)
  expect(notices).toMatch(/Cambio importante en la ficha de «Ribera del Turia»[^]*La cuota/)
  expect(await noticesOf(stranger)).toEqual([])
  // Of no other project.
  ;({ projectId } = await given(app).project())
  expect(await projectNow()).toMatchObject({ informationSheetId: null })
})

describe('a version that corrects a material error', () => {
  const wrong = { changes: 'El plazo es de 24 meses', irregularity: 'El plazo era de 18 meses' }
  const correct = (change: object = {}) =>
    givenSheet(ada, projectId, { content: { office: 'Calle Dos' }, ...wrong, ...change })
  const ordered = async () => {
    const investor = await given(app).investor({ wallet: '500.00' })
    const { data } = await invest(investor)
    return {
      investor,
      read: async () => (await investor.client.GET('/v1/project/orders/{id}', byId(data!.orderId))).data,
    }
  }
  beforeEach(async () => {
    app.clock.set('2026-11-19T10:00:00Z')
    await givenSheet(ada, projectId)
  })

  test('is recorded as an irregularity, reopens the right to revoke and sends one notice', async () => {
    const { investor, read } = await ordered()
    app.clock.set('2026-11-25T08:40:00Z')
    await activateDueOrders(app.kernel)
    expect(await read()).toMatchObject({ status: 'active' })
    expect(await correct()).toMatchObject({ version: 2, isMaterial: true })
    const until = '2026-11-29T23:00:00.000Z'
    expect(await read()).toMatchObject({ status: 'pending', reflectionEndsAt: until })
    expect(await projectNow()).toMatchObject({
      irregularity: {
        state: 'corrected',
        irregularity: wrong.irregularity,
        correction: wrong.changes,
        suspendedAt: null,
        revocableUntil: until,
      },
    })
    const [notice, ...others] = await noticesOf(investor)
    expect(others).toEqual([expect.stringContaining('Hemos recibido su inversión')])
    expect(notice).toContain('Qué estaba mal: El plazo era de 18 meses')
    expect(notice).toContain('Qué se ha corregido: El plazo es de 24 meses')
    const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { projectId } } })
    expect(data!.data).toContainEqual(expect.objectContaining({ operation: 'irregularities.create' }))
  })

  test('resumes a suspended offer only if staff end it, and its investors can revoke again', async () => {
    const { investor, read } = await ordered()
    await withIrregularity(ada, projectId)
    app.clock.set('2026-12-10T08:40:00Z')
    await activateDueOrders(app.kernel)
    expect(await read()).toMatchObject({ status: 'active' })
    await givenSheet(ada, projectId, { content: { office: 'Calle Dos' }, changes: wrong.changes, isMaterial: true })
    expect(await projectNow()).toMatchObject({ irregularity: { state: 'suspended' } })
    expect(await read()).toMatchObject({ status: 'active' })
    await edit({ office: 'Calle Tres' }, ada)
    const { data } = await publish({ changes: wrong.changes, endsSuspension: true })
    expect(data).toMatchObject({ version: 3, isMaterial: true })
    expect(await projectNow()).toMatchObject({ irregularity: { state: 'corrected', correction: wrong.changes } })
    expect(await read()).toMatchObject({ status: 'pending', reflectionEndsAt: '2026-12-14T23:00:00.000Z' })
    const notices = await noticesOf(investor)
    expect(notices[0]).toContain('está corregida y continúa')
    expect(notices).toHaveLength(4)
    const other = await given(app).investor({ wallet: '500.00' })
    expect((await invest(other)).data).toMatchObject({ informationSheetId: data!.informationSheetId })
  })
})
