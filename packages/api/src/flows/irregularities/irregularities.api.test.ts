import { PHASE_IDS } from '@cauce/contract'
import {
  CORRECTED,
  given,
  givenContent,
  givenSheet,
  listenForPurges,
  testApp,
  SUSPENDING,
  withIrregularity,
  type Person,
  type ProjectReference,
  placeOrder,
} from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { activateDueOrders } from '../../modules/project/orders/index.ts'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { changedFields } from '../testing/changed-fields.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const ENDS_WITH_FOURTH_DAY = '2026-11-29T23:00:00.000Z'
const path = '/v1/project/irregularities'

const app = testApp(LONG_SESSIONS)
let ada: Person
let project: ProjectReference
beforeEach(async () => {
  app.clock.set('2026-11-19T10:00:00Z')
  ada = await given(app).administrator()
  project = await given(app).project()
})

const invest = async (person: Person, amount = '500.00') => {
  return placeOrder(person, project, amount)
}
const ordered = async () => {
  const investor = await given(app).investor({ wallet: '500.00' })
  return { investor, orderId: (await invest(investor)).data!.orderId }
}
/** Has reserved in the project, without the money to invest at its opening. */
async function called() {
  const terms = { phase: 'Preinvestment', destinationBankAccount: 'ES9121000418450200051332' } as const
  const { projectId } = await given(app).project({ ...terms, preinvestorDateEnd: '2026-12-10' })
  await givenContent(ada, projectId)
  const person = await given(app).investor()
  const body = { projectId, amount: '500.00', userId: person.userId, acceptsTerms: true } as const
  await person.client.POST('/v1/project/reservations', { body })
  const opening = { params: { path: { id: projectId } }, body: { phaseId: PHASE_IDS.Investment } }
  const { data } = await ada.client.PATCH('/v1/project/projects/{id}', opening)
  project = { projectId, projectPhaseId: data!.projectPhaseId }
  return person
}
const isReservationSuspended = async ({ client }: Person) =>
  (await client.GET('/v1/project/reservations')).data!.data[0]!.isProjectSuspended
const orderOf = async ({ client }: Person, id: string) =>
  (await client.GET('/v1/project/orders/{id}', { params: { path: { id } } })).data!
const projectOf = async (client = app.client()) =>
  (await client.GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })).data!
const correct = (id: string, body: { correction: string; updatedAt?: string }, by = ada) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body })
const CORRECTION = { correction: 'Consta la hipoteca anterior, de 310.000 €.' }
async function noticesOf({ client }: Person) {
  const { data } = await client.GET('/v1/account/notifications')
  return data!.data.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n').replaceAll('\u00a0', ' '))
}
/** Past the reflection period. */
async function afterReflection() {
  app.clock.set('2026-11-25T08:40:00Z')
  await activateDueOrders(app.kernel)
}

describe('a suspended offer', () => {
  test('refuses orders, shows the reason and the last day, and keeps its phase', async () => {
    const { investor } = await ordered()
    await afterReflection()
    await withIrregularity(ada, project.projectId)
    expect((await invest(investor)).error).toMatchObject({ code: 'offer-suspended' })
    expect(await projectOf()).toMatchObject({
      phaseName: 'Investment',
      irregularity: {
        ...SUSPENDING,
        state: 'suspended',
        suspendedAt: '2026-11-25T08:40:00.000Z',
        lastDay: '2026-12-25',
        revocableUntil: ENDS_WITH_FOURTH_DAY,
        correction: null,
      },
    })
    const listed = async (isSuspended: boolean) => {
      const { data } = await app.client().GET('/v1/project/projects', { params: { query: { isSuspended, take: 100 } } })
      return data!.data.map(({ projectId }) => projectId)
    }
    expect(await listed(true)).toContain(project.projectId)
    expect(await listed(false)).not.toContain(project.projectId)
  })

  test('notifies only its investors and people with a reservation, in their language', async () => {
    const reserver = await called()
    const { investor } = await ordered()
    const ellen = await given(app).investor({ wallet: '500.00', language: 'en', email: 'ellen@example.org' })
    await invest(ellen)
    const stranger = await given(app).investor()
    await afterReflection()
    const id = await withIrregularity(ada, project.projectId)
    await app.runJobs()
    const [notice] = await noticesOf(investor)
    expect(notice).toContain('Qué está mal: La hipoteca no es la primera.')
    expect(notice).toContain('Qué se está haciendo: La promotora prepara')
    expect(notice).toContain('Hasta el 29/11/2026 24:00 puede revocar')
    expect(notice).toContain('El último día para corregir es el 25/12/2026')
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: 'ellen@example.org' } } })
    expect(data!.data[0]!.text).toContain('What is wrong: The mortgage is not the first one.')
    expect(await noticesOf(stranger)).toEqual([])
    const [waiting] = await noticesOf(reserver)
    expect(waiting).toContain('su reserva queda en espera')
    expect(waiting).toContain('Qué está mal: La hipoteca no es la primera.')
    expect(waiting).toContain('Qué se está haciendo: La promotora prepara')
    expect(waiting).toContain('Puede retirarla en «Inversiones», sin coste')
    expect(waiting).toContain('El último día para corregir es el 25/12/2026')
    expect(await isReservationSuspended(reserver)).toBe(true)
    await correct(id, CORRECTION)
    expect(await isReservationSuspended(reserver)).toBe(false)
    await withIrregularity(ada, project.projectId, CORRECTED)
    await app.runJobs()
    const told = await noticesOf(reserver)
    expect(told.filter((notice) => notice.includes('Qué se ha corregido: Consta la hipoteca'))).toHaveLength(1)
    expect(told.join('\n')).toMatch(
      /Qué se ha corregido: La tasación es de 2026.*\nPuede retirar la reserva .* sin coste/,
    )
    expect(told.join('\n')).not.toContain('revocar')
  })

  test('reopens the right to revoke at no cost until the end of the fourth day', async () => {
    const { investor, orderId } = await ordered()
    const kept = await ordered()
    await afterReflection()
    expect(await orderOf(investor, orderId)).toMatchObject({ status: 'active' })
    await withIrregularity(ada, project.projectId)
    const reopened = { status: 'pending', reflectionEndsAt: ENDS_WITH_FOURTH_DAY }
    expect(await orderOf(investor, orderId)).toMatchObject(reopened)
    app.clock.set('2026-11-29T22:59:00Z')
    const revoke = ({ client }: Person, id: string) =>
      client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id } } })
    expect((await revoke(investor, orderId)).data).toMatchObject({ status: 'cancelled', penaltyAmount: '0.00' })
    const { data: wallet } = await investor.client.GET('/v1/wallet/wallets')
    expect(wallet!.data[0]).toMatchObject({ balance: '500.00' })
    app.clock.set('2026-11-29T23:00:00Z')
    expect((await revoke(kept.investor, kept.orderId)).error).toMatchObject({ code: 'reflection-ended' })
    await activateDueOrders(app.kernel)
    expect(await orderOf(kept.investor, kept.orderId)).toMatchObject({ status: 'active' })
    expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
  })

  test('does not shorten a reflection period that is still running', async () => {
    app.clock.set('2026-11-25T08:00:00Z')
    const { investor, orderId } = await ordered()
    const { reflectionEndsAt } = await orderOf(investor, orderId)
    await withIrregularity(ada, project.projectId)
    expect((await orderOf(investor, orderId)).reflectionEndsAt).toBe(reflectionEndsAt)
  })

  test('is resumed by a correction, which notifies its investors and reopens the right to revoke', async () => {
    const { investor, orderId } = await ordered()
    await afterReflection()
    const id = await withIrregularity(ada, project.projectId)
    app.clock.set('2026-12-25T22:30:00Z')
    await activateDueOrders(app.kernel)
    const { data } = await correct(id, CORRECTION)
    expect(data).toMatchObject({ state: 'corrected', ...CORRECTION, endedBy: ada.userId, lastDay: '2026-12-25' })
    const changed = ['correction', 'endedAt', 'endedBy', 'revocableUntil', 'state', 'updatedAt']
    expect(await changedFields(ada, id)).toEqual([changed, changed])
    const until = '2026-12-29T23:00:00.000Z'
    expect(await projectOf()).toMatchObject({ irregularity: { state: 'corrected', revocableUntil: until } })
    expect(await orderOf(investor, orderId)).toMatchObject({ status: 'pending', reflectionEndsAt: until })
    await app.runJobs()
    const [notice] = await noticesOf(investor)
    expect(notice).toContain('está corregida y continúa')
    expect(notice).toContain('Qué se ha corregido: Consta la hipoteca anterior, de 310.000 €.')
    expect((await invest(await given(app).investor({ wallet: '500.00' }))).response.status).toBe(201)
  })

  test('cannot be corrected after its last day, twice, or on a stale version', async () => {
    const id = await withIrregularity(ada, project.projectId)
    expect((await correct(id, { ...CORRECTION, updatedAt: '2026-01-01T00:00:00.000Z' })).error).toMatchObject({
      code: 'edit-conflict',
    })
    app.clock.set('2026-12-19T23:00:00Z')
    expect((await correct(id, CORRECTION)).error).toMatchObject({
      code: 'correction-too-late',
      params: { day: '2026-12-19' },
    })
    app.clock.set('2026-12-19T22:59:00Z')
    expect((await correct(id, CORRECTION)).response.status).toBe(200)
    expect((await correct(id, CORRECTION)).error).toMatchObject({ code: 'state-forbids' })
  })

  test('is cancelled when an administrator closes or discards its project', async () => {
    const states: unknown[] = []
    for (const end of ['refund', 'discard'] as const) {
      project = await given(app).project()
      const id = await withIrregularity(ada, project.projectId)
      const params = { path: { id: project.projectId } }
      if (end === 'refund')
        await ada.client.POST('/v1/project/projects/{id}/refund', { params, body: { reason: 'No' } })
      else await discard(params)
      states.push((await ada.client.GET(`${path}/{id}`, { params: { path: { id } } })).data)
      const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: id } } })
      expect(data!.data.map(({ operation }) => operation)).toContain('irregularities.cancel')
      expect((await projectOf(ada.client)).irregularity).toMatchObject({ state: 'cancelled' })
    }
    expect(states).toMatchObject([
      { state: 'cancelled', endedBy: ada.userId },
      { state: 'cancelled', endedBy: ada.userId },
    ])
  })
  const discard = (params: { path: { id: string } }) =>
    ada.client.PATCH('/v1/project/projects/{id}', {
      params,
      body: { phaseId: '01890000-0000-7000-8000-000000000001', reason: 'No se puede corregir' },
    })
})

test('suspending, correcting or closing one offer leaves other offers as they are', async () => {
  const projects = [project, await given(app).project(), await given(app).project()] as const
  const [one, other] = projects
  const outcomes = async () => {
    const seen: (string | number)[] = []
    for (project of projects) {
      const { error, response } = await invest(await given(app).investor({ wallet: '500.00' }))
      seen.push(error?.code ?? response.status)
    }
    return seen
  }
  const id = await withIrregularity(ada, one.projectId)
  expect(await outcomes()).toEqual(['offer-suspended', 201, 201])
  const kept = await withIrregularity(ada, other.projectId)
  await correct(id, CORRECTION)
  expect(await outcomes()).toEqual([201, 'offer-suspended', 201])
  await withIrregularity(ada, one.projectId)
  const refund = { params: { path: { id: one.projectId } }, body: { reason: 'No se puede corregir' } }
  expect((await ada.client.POST('/v1/project/projects/{id}/refund', refund)).response.status).toBe(200)
  const { data } = await ada.client.GET(`${path}/{id}`, { params: { path: { id: kept } } })
  expect(data).toMatchObject({ state: 'suspended' })
  expect((await outcomes())[1]).toBe('offer-suspended')
})

test('only one of several concurrent corrections succeeds, and investors are notified once', async () => {
  const { investor } = await ordered()
  const id = await withIrregularity(ada, project.projectId)
  const answers = await Promise.all([correct(id, CORRECTION), correct(id, CORRECTION), correct(id, CORRECTION)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
  await app.runJobs()
  const told = (await noticesOf(investor)).filter((notice) => notice.includes(CORRECTION.correction))
  expect(told).toHaveLength(1)
})

describe('an order and a suspension at the same moment', () => {
  test.each([1, 2])('notify every accepted order of the suspension, round %i', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => given(app).investor({ wallet: '500.00' })))
    const [, ...orders] = await Promise.all([
      withIrregularity(ada, project.projectId),
      ...people.map((person) => invest(person)),
    ])
    const isIn = orders.map(({ response, error }) => {
      expect(error?.code ?? response.status).toBeOneOf([201, 'offer-suspended'])
      return response.status === 201
    })
    await app.runJobs()
    const told = await Promise.all(people.map(async (person) => (await noticesOf(person)).join('\n')))
    expect(told.map((notices) => notices.includes('Hemos suspendido'))).toEqual(isIn)
    expect((await invest(people[0]!)).error).toMatchObject({ code: 'offer-suspended' })
  })
})

describe('a correction without a suspension', () => {
  test('is published and notified, reopens the right to revoke and keeps the offer open', async () => {
    const { investor, orderId } = await ordered()
    await afterReflection()
    const pages = await listenForPurges(app)
    const tags = await pages.purgedBy(() => withIrregularity(ada, project.projectId, CORRECTED))
    expect(tags).toEqual(['home', `project:${project.projectId}`, 'projects'])
    await pages.stop()
    expect(await projectOf()).toMatchObject({
      irregularity: { ...CORRECTED, state: 'corrected', suspendedAt: null, lastDay: null, steps: null },
    })
    expect(await orderOf(investor, orderId)).toMatchObject({
      status: 'pending',
      reflectionEndsAt: ENDS_WITH_FOURTH_DAY,
    })
    await app.runJobs()
    expect((await noticesOf(investor))[0]).toContain('Qué se ha corregido: La tasación es de 2026')
    expect((await invest(await given(app).investor({ wallet: '500.00' }))).response.status).toBe(201)
  })
})

describe('an irregularity', () => {
  const record = (body: object, by = ada) =>
    by.client.POST(path, { body: { projectId: project.projectId, irregularity: 'Un error', ...body } as never })

  test('keeps the stated and the actual text in both languages', async () => {
    const row = {
      part: 'G',
      partEn: null,
      stated: 'Primera hipoteca',
      statedEn: 'First',
      actual: 'Segunda',
      actualEn: 'Second',
    }
    await record({ steps: 'Se pide otra nota', differences: [row] })
    expect((await projectOf()).irregularity).toMatchObject({ differences: [row] })
  })

  test('quotes the published sheet word for word', async () => {
    await givenSheet(ada, project.projectId)
    const suspend = (stated: string, statedEn: string) =>
      record({ steps: 'Ya', differences: [{ part: 'G', stated, statedEn, actual: 'Segunda' }] })
    expect((await suspend('Hipoteca primera', 'First mortgage')).error).toMatchObject({
      errors: [{ path: 'differences.0.stated', code: 'quote-not-found' }],
    })
    expect((await suspend('Primera hipoteca', 'The first')).error).toMatchObject({
      errors: [{ path: 'differences.0.statedEn', code: 'quote-not-found' }],
    })
    expect((await suspend('Primera hipoteca', 'First mortgage')).response.status).toBe(201)
  })

  test('is recorded for open offers only, and one at a time', async () => {
    const { projectId } = project
    expect((await record({ steps: 'Ya' })).response.status).toBe(201)
    expect((await record({ steps: 'Ya' })).error).toMatchObject({
      code: 'state-forbids',
      params: { state: 'suspended' },
    })
    expect((await record(CORRECTED)).error).toMatchObject({ code: 'state-forbids' })
    project = await given(app).project({ phase: 'Next_Opening' })
    expect((await record({ steps: 'Ya' })).error).toMatchObject({ params: { state: 'Next_Opening' } })
    project = { ...project, projectId: '01890000-0000-7000-8000-00000000abcd' }
    expect((await record({ steps: 'Ya' })).error).toMatchObject({ code: 'reference-unknown' })
    const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { projectId } } })
    expect(data!.data).toContainEqual(
      expect.objectContaining({ operation: 'irregularities.create', actorRole: 'admin' }),
    )
  })
})
