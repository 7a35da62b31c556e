import { PHASE_IDS, type PhaseName } from '@cauce/contract'
import { given, givenContent, testApp, type GivenProject, type Person, placeOrder } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

let people = 0
async function person(overrides: object = {}) {
  const email = `seguidora${(people += 1)}@example.org`
  return { email, ...(await given(app).investor({ email, wallet: '1000.00', ...overrides })) }
}
type Follower = Awaited<ReturnType<typeof person>>

const follow = ({ client }: Person, projectId: string) =>
  client.POST('/v1/project/project-follows', { body: { projectId } })
async function mailsTo({ email }: Follower) {
  await app.runJobs()
  const query = { to: email, orderSide: 'asc' } as const
  return (await app.client().GET('/v1/misc/outbox', { params: { query } })).data!.data
}
const subjectsTo = async (follower: Follower) => (await mailsTo(follower)).map(({ subject }) => subject)
async function move(projectId: string, phase: PhaseName) {
  const params = { path: { id: projectId } }
  const body = { phaseId: PHASE_IDS[phase] }
  const { response } = await admin.client.PATCH('/v1/project/projects/{id}', { params, body })
  expect(response.status).toBe(200)
}
const tell = (projectId: string, body: object = {}) =>
  admin.client.POST('/v1/project/projects/{id}/timeline', {
    params: { path: { id: projectId } },
    body: { date: '2026-12-01', title: 'Licencia concedida', titleEn: 'Permit granted', ...body },
  })

async function complete(overrides: GivenProject) {
  const { projectId } = await given(app).project({ destinationBankAccount: 'ES9121000418450200051332', ...overrides })
  await givenContent(admin, projectId)
  return projectId
}

test('a change of phase notifies a follower in their language, by mail and in the app, with a link', async () => {
  const projectId = await complete({ phase: 'Next_Opening', name: 'Molino Viejo', url: 'molino-viejo' })
  const [ana, ben] = [await person(), await person({ language: 'en' })]
  await follow(ana, projectId)
  await follow(ben, projectId)
  await move(projectId, 'Preinvestment')
  await move(projectId, 'Investment')
  expect(await subjectsTo(ana)).toEqual([
    '«Molino Viejo» cambia de fase: Preinversión',
    '«Molino Viejo» ya está abierto',
  ])
  const [english] = await mailsTo(ben)
  expect(english).toMatchObject({ subject: '“Molino Viejo” moves on: Preinvestment' })
  expect(english!.text).toContain('http://localhost:4000/projects/molino-viejo')
  // Unsubscribe link.
  expect(english!.text).toContain('http://localhost:4000/user/profile#contact')
  const { data } = await ana.client.GET('/v1/account/notifications')
  expect(data!.data[0]).toMatchObject({
    title: '«Molino Viejo» ya está abierto',
    page: '/projects/molino-viejo',
  })
})

test('an event of the timeline reaches followers, and once an investor who also follows', async () => {
  const project = await given(app).project({ name: 'Casa Honda', financingAmount: '5000.00' })
  const { projectId } = project
  const [ana, ines] = [await person(), await person()]
  await follow(ana, projectId)
  await follow(ines, projectId)
  await placeOrder(ines, project, '500.00')
  await tell(projectId)
  const news = 'Novedad en «Casa Honda»'
  expect(await subjectsTo(ana)).toEqual([news])
  expect((await mailsTo(ana))[0]!.text).toContain('porque sigue el proyecto')
  expect((await subjectsTo(ines)).filter((subject) => subject === news)).toEqual([news])
})

test('a follower who also waits for the next project gets one mail about the opening', async () => {
  const projectId = await complete({ phase: 'Next_Opening', name: 'Torre Alta' })
  const ana = await person()
  await follow(ana, projectId)
  await ana.client.POST('/v1/project/project-alerts')
  await move(projectId, 'Investment')
  expect(await subjectsTo(ana)).toEqual(['«Torre Alta» ya está abierto'])
})

test('discarding a project notifies its followers once and ends all follows', async () => {
  const projectId = await complete({ phase: 'Next_Opening', name: 'Nave Rota' })
  const ana = await person()
  await follow(ana, projectId)
  await move(projectId, 'Discarded')
  expect(await subjectsTo(ana)).toEqual(['«Nave Rota» no sigue adelante'])
  expect((await mailsTo(ana))[0]!.text).toContain('http://localhost:4000/user/following')
  const { data } = await admin.client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })
  expect(data!.followerCount).toBe(0)
})

test('a private project sends nothing to people who only follow it', async () => {
  const projectId = await complete({ phase: 'Preinvestment', name: 'Sin ruido' })
  const ana = await person()
  await follow(ana, projectId)
  await admin.client.PATCH('/v1/project/projects/{id}', {
    params: { path: { id: projectId } },
    body: { private: true },
  })
  await tell(projectId)
  await move(projectId, 'Investment')
  expect(await subjectsTo(ana)).toEqual([])
})
