import { PHASE_IDS } from '@cauce/contract'
import { given, givenContent, testApp, type GivenProject, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueJob } from '../../../jobs/index.ts'
import { projectMovedJob } from '../projects/index.ts'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})
beforeEach(() => app.kernel.database.$client.query('delete from project_alerts'))

const path = '/v1/project/project-alerts'
const wait = ({ client }: Person) => client.POST(path)
const waiting = async ({ client }: Person) => (await client.GET(path)).data!
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
  const destinationBankAccount = 'ES9121000418450200051332'
  const { projectId } = await given(app).project({ phase: 'Next_Opening', destinationBankAccount, ...overrides })
  await givenContent(admin, projectId)
  return projectId
}

async function open(projectId: string) {
  const params = { path: { id: projectId } }
  const body = { phaseId: PHASE_IDS.Investment }
  const { response } = await admin.client.PATCH('/v1/project/projects/{id}', { params, body })
  expect(response.status).toBe(200)
  await app.runJobs()
}

async function openedAgain(projectId: string) {
  const move = { projectId, from: 'Next_Opening', to: 'Investment', action: 'openInvestment' } as const
  await queueJob(app.kernel.database, projectMovedJob, move)
  await app.runJobs()
}

describe('a project alert', () => {
  test('is stored once, even when it is sent several times at once', async () => {
    const ana = await investor()
    const answers = await Promise.all([wait(ana), wait(ana), wait(ana)])
    const ids = new Set(answers.map(({ data }) => data!.projectAlertId))
    expect([ids.size, answers.map(({ response }) => response.status)]).toEqual([1, [201, 201, 201]])
    expect(await waiting(ana)).toMatchObject({ total: 1 })
  })

  test('is deleted by its owner and by no other person', async () => {
    const [ana, bea] = [await investor(), await investor()]
    const { projectAlertId } = (await wait(ana)).data!
    expect((await stop(bea, projectAlertId)).error).toMatchObject({ status: 404, code: 'not-found' })
    expect(await waiting(bea)).toMatchObject({ total: 0 })
    expect((await stop(ana, projectAlertId)).response.status).toBe(204)
    expect((await stop(ana, projectAlertId)).error).toMatchObject({ status: 404 })
    expect(await waiting(ana)).toMatchObject({ total: 0 })
  })
})

describe('when a project opens', () => {
  test('each person who waits gets one mail in their language, the alert is deleted, and a repeated job sends none', async () => {
    const projectId = await announced({ name: 'Casa de los Azulejos', url: 'casa-de-los-azulejos' })
    const [ana, ben] = [await investor(), await investor({ language: 'en' })]
    await wait(ana)
    await wait(ben)
    await open(projectId)
    await openedAgain(projectId)
    const [spanish, ...others] = await mailsTo(ana.email)
    const [english] = await mailsTo(ben.email)
    expect([others, await waiting(ana)]).toEqual([[], { data: [], total: 0 }])
    expect(spanish).toMatchObject({ subject: '«Casa de los Azulejos» ya está abierto' })
    expect(spanish!.text).toContain('http://localhost:4000/projects/casa-de-los-azulejos')
    expect(spanish!.text).toContain('http://localhost:4000/user/profile#contact')
    expect(spanish!.text).toMatch(/desde 100,00\s€/)
    expect(english).toMatchObject({ subject: '“Casa de los Azulejos” is now open' })
  })

  test('as private, no mail is sent and every alert stays', async () => {
    const ana = await investor()
    const projectId = await announced({ private: true })
    await wait(ana)
    await open(projectId)
    expect(await mailsTo(ana.email)).toEqual([])
    expect(await waiting(ana)).toMatchObject({ total: 1 })
  })

  test('and is financed before the mails are written, no mail is sent and the alerts stay', async () => {
    const ana = await investor()
    const { projectId } = await given(app).project({ phase: 'Financed' })
    await wait(ana)
    await openedAgain(projectId)
    expect(await mailsTo(ana.email)).toEqual([])
    expect(await waiting(ana)).toMatchObject({ total: 1 })
  })
})
