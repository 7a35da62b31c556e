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
import { granted } from '@cauce/testing/granted'
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
const invest = async (person: Person, body: object = {}) =>
  person.client.POST('/v1/project/orders', {
    body: { ...project, amount: '100.00', orderType: 'invest', userId: person.userId, acceptsTerms: true, ...body },
  })

describe('a draft', () => {
  test('is empty at first and lists its gaps', async () => {
    const { data } = await readDraft()
    expect(data).toMatchObject({
      projectId,
      identifier: null,
      activities: null,
      years: [],
      publishedVersion: null,
      isChanged: true,
    })
    expect(data!.gaps).toContainEqual({ field: 'activities', language: 'es', problem: 'missing' })
    expect(data!.gaps).toContainEqual({ field: 'office', language: null, problem: 'missing' })
  })

  test('keeps the changes of the project manager, with the identifier of its offer', async () => {
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
  test('can be read by everybody as published, in both languages', async () => {
    const published = await givenSheet(ada, projectId)
    expect(published).toMatchObject({ version: 1, isMaterial: false, changes: null, projectId })
    expect(await projectNow()).toMatchObject({ informationSheetId: published.informationSheetId })
    await edit({ activities: 'Lo que se escribe después' })
    const { data } = await app.client().GET(`${sheetsPath}/{id}/whole`, byId(published.informationSheetId))
    expect(data).toMatchObject(published)
    expect(JSON.stringify(data!.document)).toContain('Texto de activities.')
    expect(JSON.stringify(data!.documentEn)).toContain('Text of activities.')
    expect(await versions()).toEqual({ data: [published], total: 1 })
    expect((await readDraft()).data).toMatchObject({ publishedVersion: 1, isChanged: true })
  })

  test('has a PDF that matches its hash', async () => {
    const { informationSheetId, sha256, sha256En } = await givenSheet(ada, projectId)
    for (const [language, hash] of [
      ['es', sha256],
      ['en', sha256En],
    ] as const) {
      const query = { language }
      const { data } = await app.client().GET(`${sheetsPath}/{id}/url`, {
        params: { path: { id: informationSheetId }, query },
      })
      const { rawPayload } = await app.app.inject({ url: data!.url })
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(hash)
    }
  })

  test('may be in Spanish only, with its Spanish PDF for both languages', async () => {
    const { informationSheetId, sha256, ...rest } = await givenSheet(ada, projectId, { isInEnglish: false })
    expect(rest).toMatchObject({ sha256En: null, pagesEn: null })
    const { data } = await app.client().GET(`${sheetsPath}/{id}/url`, {
      params: { path: { id: informationSheetId }, query: { language: 'en' } },
    })
    const { rawPayload } = await app.app.inject({ url: data!.url })
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
  })

  test('is refused if longer than six pages', async () => {
    const long = 'Una frase larga que ocupa una línea entera de la página. '
    const texts = { purpose: long.repeat(34), activities: long.repeat(26), riskProject: long.repeat(26) }
    const more = { riskSector: long.repeat(17), riskDefault: long.repeat(17), riskReturn: long.repeat(17) }
    const rest = { loanTerms: long.repeat(17), riskOther: long.repeat(17), riskLiquidity: long.repeat(14) }
    await edit({
      ...sampleSheet(),
      ...texts,
      ...more,
      ...rest,
      capitalAndDebt: long.repeat(14),
      ownerDefaults: long.repeat(14),
    })
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
    expect((await publish({ changes: 'Nada' })).error).toMatchObject({ code: 'sheet-unchanged' })
    expect((await publish()).error).toMatchObject({ errors: [{ path: 'changes', code: 'reason-required' }] })
  })

  test('needs the LEI of the platform', async () => {
    const without = await startTestApp({ firstCompany: {} })
    try {
      const { client } = await given(without).administrator()
      const other = await given(without).project()
      const body = sampleSheet()
      const draft = await granted(client.PATCH(draftPath, { ...byId(other.projectId), body }))
      expect(draft.identifier).toBeNull()
      const { error } = await client.POST(sheetsPath, { body: { projectId: other.projectId, isInEnglish: true } })
      expect(error).toMatchObject({ code: 'sheet-without-lei' })
    } finally {
      await without.stop()
    }
  })

  test('of a private project is visible only to its investors and staff', async () => {
    const { informationSheetId } = await givenSheet(ada, projectId)
    await ada.client.PATCH('/v1/project/projects/{id}', { ...byId(projectId), body: { private: true } })
    expect(await versions()).toEqual({ data: [], total: 0 })
    for (const path of [`${sheetsPath}/{id}`, `${sheetsPath}/{id}/whole`, `${sheetsPath}/{id}/url`] as const)
      expect((await app.client().GET(path, byId(informationSheetId))).response.status).toBe(404)
    expect((await versions(manager.client)).total).toBe(1)
  })
})

describe('a new version', () => {
  const second = (change: object = {}) =>
    givenSheet(ada, projectId, { content: { office: 'Calle Dos' }, changes: 'El domicilio', ...change })

  test('keeps the identifier, and orders refer to the version in force', async () => {
    const before = await given(app).investor({ wallet: '500.00' })
    const { data: early } = await invest(before)
    expect(early).toMatchObject({ informationSheetId: null })
    const first = await givenSheet(ada, projectId)
    const { data: middle } = await invest(before)
    expect(middle).toMatchObject({ informationSheetId: first.informationSheetId })
    const next = await second()
    expect(next).toMatchObject({ version: 2, identifier: first.identifier, changes: 'El domicilio' })
    const { data: late } = await invest(before)
    expect(late).toMatchObject({ informationSheetId: next.informationSheetId })
    const read = await before.client.GET('/v1/project/orders/{id}', byId(middle!.orderId))
    expect(read.data).toMatchObject({ informationSheetId: first.informationSheetId })
    expect((await versions()).data.map(({ version }) => version)).toEqual([2, 1])
  })

  test('refuses an order from an investor who was shown the previous one', async () => {
    const investor = await given(app).investor({ wallet: '500.00' })
    const { informationSheetId } = await givenSheet(ada, projectId)
    expect((await invest(investor, { informationSheetId })).response.status).toBe(201)
    const next = await second()
    expect((await invest(investor, { informationSheetId })).error).toMatchObject({ code: 'sheet-stale' })
    expect((await invest(investor, { informationSheetId: null })).error).toMatchObject({ code: 'sheet-stale' })
    expect((await invest(investor, { informationSheetId: next.informationSheetId })).response.status).toBe(201)
  })

  test.each([
    [false, 'Nueva ficha de «Ribera del Turia»'],
    [true, 'Cambio importante en la ficha de «Ribera del Turia»'],
  ])('notifies the investors of the project when material is %s', async (isMaterial, subject) => {
    const [investor, stranger] = [await given(app).investor({ wallet: '500.00' }), await given(app).investor()]
    await givenSheet(ada, projectId)
    await invest(investor)
    await second({ isMaterial })
    await app.runJobs()
    const titles = async ({ client }: Person) =>
      (await client.GET('/v1/account/notifications')).data!.data.map(({ title, paragraphs }) =>
        [title, ...paragraphs].join(' '),
      )
    const [notice] = await titles(investor)
    expect(notice).toContain(subject)
    expect(notice).toContain('El domicilio')
    expect(await titles(stranger)).toEqual([])
  })
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
  const noticesOf = async ({ client }: Person) => {
    await app.runJobs()
    return (await client.GET('/v1/account/notifications')).data!.data.map(({ title, paragraphs }) =>
      [title, ...paragraphs].join('\n'),
    )
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

  test('resumes a suspended offer, whose investors can revoke again', async () => {
    const { investor, read } = await ordered()
    await withIrregularity(ada, projectId)
    app.clock.set('2026-12-10T08:40:00Z')
    await activateDueOrders(app.kernel)
    expect(await read()).toMatchObject({ status: 'active' })
    await edit({ office: 'Calle Dos' }, ada)
    const { data } = await publish({ changes: wrong.changes, endsSuspension: true })
    expect(data).toMatchObject({ version: 2, isMaterial: true })
    expect(await projectNow()).toMatchObject({ irregularity: { state: 'corrected', correction: wrong.changes } })
    expect(await read()).toMatchObject({ status: 'pending', reflectionEndsAt: '2026-12-14T23:00:00.000Z' })
    const notices = await noticesOf(investor)
    expect(notices[0]).toContain('está corregida y continúa')
    expect(notices).toHaveLength(3)
    const other = await given(app).investor({ wallet: '500.00' })
    expect((await invest(other)).data).toMatchObject({ informationSheetId: data!.informationSheetId })
  })

  test('leaves the offer suspended unless staff end the suspension', async () => {
    await withIrregularity(ada, projectId)
    await edit({ office: 'Calle Dos' }, ada)
    expect((await publish({ changes: wrong.changes, isMaterial: true })).response.status).toBe(201)
    expect(await projectNow()).toMatchObject({ irregularity: { state: 'suspended' } })
  })
})
