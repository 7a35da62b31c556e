import { PHASE_IDS } from '@cauce/contract'
import { given, sample, testApp, type GivenProject, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOpening } from './index.ts'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})
beforeEach(() => app.kernel.database.$client.query('delete from project_alerts'))

const path = '/v1/project/project-alerts'
const wait = ({ client }: Person, projectId: string | null) => client.POST(path, { body: { projectId } })
const waiting = async ({ client }: Person, query: object = {}) => (await client.GET(path, { params: { query } })).data!
const stop = ({ client }: Person, id: string) => client.DELETE(`${path}/{id}`, { params: { path: { id } } })
const mailsTo = async (to: string) =>
  (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data

let people = 0
const investor = (overrides: object = {}) => {
  const email = `avisos${(people += 1)}@example.org`
  return given(app)
    .investor({ email, ...overrides })
    .then((person) => ({ ...person, email }))
}

async function announced(overrides: GivenProject = {}) {
  const { projectId } = await given(app).project({
    phase: 'Next_Opening',
    destinationBankAccount: 'ES9121000418450200051332',
    ...overrides,
  })
  const documentType = { name: `Folleto ${projectId}`, description: 'Información' }
  const { data } = await admin.client.POST('/v1/misc/document-types', { body: documentType })
  const description = 'Doce viviendas'
  const { documentTypeId } = data!
  await admin.client.POST('/v1/project/project-descriptions', { body: { projectId, title: 'La obra', description } })
  await admin.client.POST('/v1/project/project-media-files', { body: { projectId, description, file: sample.png() } })
  await admin.client.POST('/v1/project/project-documents', {
    body: { projectId, documentTypeId, description, visible: true, file: sample.pdf() },
  })
  return projectId
}

async function open(projectId: string) {
  const params = { path: { id: projectId } }
  const body = { phaseId: PHASE_IDS.Investment }
  const { response } = await admin.client.PATCH('/v1/project/projects/{id}', { params, body })
  expect(response.status).toBe(200)
  await app.runJobs()
}

describe('a project alert', () => {
  test('is stored once, even when it is sent several times at once', async () => {
    const ana = await investor()
    const { projectId } = await given(app).project({ phase: 'Preinvestment' })
    const answers = await Promise.all([wait(ana, projectId), wait(ana, projectId), wait(ana, projectId)])
    const ids = new Set(answers.map(({ data }) => data!.projectAlertId))
    expect([ids.size, answers.map(({ response }) => response.status)]).toEqual([1, [201, 201, 201]])
    expect((await wait(ana, null)).data).toMatchObject({ projectId: null })
    expect((await wait(ana, null)).data).toEqual((await waiting(ana, { isForNext: true })).data[0])
    expect(await waiting(ana)).toMatchObject({ total: 2 })
    expect(await waiting(ana, { projectId })).toMatchObject({ total: 1, data: [{ projectId }] })
    expect(await waiting(ana, { isForNext: false })).toMatchObject({ total: 1, data: [{ projectId }] })
  })

  test('is deleted by its owner and by no other person', async () => {
    const [ana, bea] = [await investor(), await investor()]
    const { projectAlertId } = (await wait(ana, null)).data!
    expect((await stop(bea, projectAlertId)).error).toMatchObject({ status: 404, code: 'not-found' })
    expect(await waiting(bea)).toMatchObject({ total: 0 })
    expect((await stop(ana, projectAlertId)).response.status).toBe(204)
    expect((await stop(ana, projectAlertId)).error).toMatchObject({ status: 404 })
    expect(await waiting(ana)).toMatchObject({ total: 0 })
  })

  test.each(['Investment', 'Financed', 'Closed'] as const)('is refused for a project in %s', async (phase) => {
    const { projectId } = await given(app).project({ phase })
    expect((await wait(await investor(), projectId)).error).toMatchObject({
      status: 409,
      code: 'state-forbids',
      params: { state: phase },
    })
  })

  test.each([
    { what: 'that is private', project: { phase: 'Next_Opening', private: true } },
    { what: 'that is a draft', project: { phase: 'Draft' } },
  ] as const)('for a project $what gets the same refusal as for an unknown project', async ({ project }) => {
    const ana = await investor()
    const { projectId } = await given(app).project(project)
    const { error: hidden } = await wait(ana, projectId)
    const { error: missing } = await wait(ana, '01939b2e-7c00-7000-8000-000000000001')
    expect(hidden).toMatchObject({
      code: 'reference-unknown',
      errors: [{ path: 'projectId', code: 'reference-unknown' }],
    })
    expect({ ...hidden, requestId: null }).toEqual({ ...missing, requestId: null })
  })

  test('is limited to investors: visitors must log in, and staff are refused', async () => {
    expect((await app.client().POST(path, { body: { projectId: null } })).error).toMatchObject({ status: 401 })
    expect((await wait(admin, null)).error).toMatchObject({ status: 403 })
  })
})

describe('when a project opens', () => {
  test('each person with an alert for it, or for the next project, gets one mail in their language with a link to it', async () => {
    const projectId = await announced({ name: 'Casa de los Azulejos', url: 'casa-de-los-azulejos' })
    const [ana, ben, both] = [await investor(), await investor({ language: 'en' }), await investor()]
    const elsewhere = await investor()
    await wait(ana, projectId)
    await wait(ben, null)
    await wait(both, projectId)
    await wait(both, null)
    await wait(elsewhere, (await given(app).project({ phase: 'Next_Opening' })).projectId)
    await open(projectId)
    const [spanish] = await mailsTo(ana.email)
    const [english] = await mailsTo(ben.email)
    expect(spanish).toMatchObject({ subject: '«Casa de los Azulejos» ya está abierto' })
    expect(spanish!.text).toContain('http://localhost:4000/projects/casa-de-los-azulejos')
    expect(spanish!.text).toContain('http://localhost:4000/user/profile#contact')
    expect(spanish!.text).toMatch(/desde 100,00\s€/)
    expect(english).toMatchObject({ subject: '“Casa de los Azulejos” is now open' })
    expect(await mailsTo(both.email)).toHaveLength(1)
    expect(await mailsTo(elsewhere.email)).toEqual([])
  })

  test('each gets one mail, the alert is deleted, and a repeated job sends none', async () => {
    const ana = await investor()
    const projectId = await announced()
    await wait(ana, projectId)
    await open(projectId)
    await mailOpening(app.kernel, projectId)
    await app.runJobs()
    expect(await mailsTo(ana.email)).toHaveLength(1)
    expect(await waiting(ana)).toMatchObject({ total: 0 })
  })

  test('a person who declines general mails gets none', async () => {
    const ana = await investor({ generalEmailNotifications: false })
    const projectId = await announced()
    await wait(ana, projectId)
    await open(projectId)
    expect(await mailsTo(ana.email)).toEqual([])
  })

  test('as private, no mail is sent and every alert stays', async () => {
    const ana = await investor()
    const projectId = await announced({ private: true })
    await wait(ana, null)
    await open(projectId)
    expect(await mailsTo(ana.email)).toEqual([])
    expect(await waiting(ana)).toMatchObject({ total: 1 })
  })

  test.each(['Next_Opening', 'Financed', 'Discarded'] as const)(
    'and is in %s before the mails are written, no mail is sent and the alerts stay',
    async (phase) => {
      const ana = await investor()
      const { projectId } = await given(app).project({ phase })
      await wait(ana, null)
      await mailOpening(app.kernel, projectId)
      await app.runJobs()
      expect(await mailsTo(ana.email)).toEqual([])
      expect(await waiting(ana)).toMatchObject({ total: 1 })
    },
  )

  test('a refused change of phase sends no mail', async () => {
    const ana = await investor()
    const { projectId } = await given(app).project({ phase: 'Next_Opening' })
    await wait(ana, projectId)
    const params = { path: { id: projectId } }
    const body = { phaseId: PHASE_IDS.Investment }
    const { error } = await admin.client.PATCH('/v1/project/projects/{id}', { params, body })
    expect(error).toMatchObject({ code: 'project-not-ready' })
    await app.runJobs()
    expect(await mailsTo(ana.email)).toEqual([])
  })
})

test('discarding a project deletes its alerts and keeps those for the next project', async () => {
  const ana = await investor()
  const { projectId } = await given(app).project({ phase: 'Preinvestment' })
  await wait(ana, projectId)
  await wait(ana, null)
  const body = { phaseId: PHASE_IDS.Discarded, reason: 'Sin licencia' }
  await admin.client.PATCH('/v1/project/projects/{id}', { params: { path: { id: projectId } }, body })
  expect((await waiting(ana)).data).toMatchObject([{ projectId: null }])
})

test('closing an account deletes its alerts', async () => {
  const ana = await investor()
  await wait(ana, null)
  const params = { path: { id: ana.userId } }
  expect((await ana.client.DELETE('/v1/account/users/{id}', { params })).response.status).toBe(204)
  const { rows } = await app.kernel.database.$client.query('select count(*)::integer as count from project_alerts')
  expect(rows[0].count).toBe(0)
})
