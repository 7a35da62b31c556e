import { PHASE_IDS, type ConflictTie, type InsiderKind } from '@cauce/contract'
import { given, givenContent, placeOrder, sample, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  admin = await given(app).administrator()
})

const at = (id: string) => ({ params: { path: { id } } })
interface Given {
  readonly kind?: InsiderKind
  readonly tie?: ConflictTie
  readonly projectId?: string
  readonly taxNumber?: string
  readonly nature?: string
  readonly since?: string
}
const body = (given_: Given = {}) => ({
  kind: 'manager' as const,
  tie: 'other' as const,
  personName: 'Rosa Vidal',
  nature: 'Es hermana del promotor',
  natureEn: 'She is a sister of the promoter',
  measure: 'No interviene en la selección',
  measureEn: null,
  since: '2026-11-01',
  ...given_,
})
const enter = async (values?: Parameters<typeof body>[0]) =>
  (await admin.client.POST('/v1/project/conflicts', { body: body(values) })).data!
const step = (id: string, name: 'review' | 'end') =>
  admin.client.POST('/v1/project/conflicts/{id}/steps', { ...at(id), body: { step: name, reason: 'Revisado' } })
const disclosedOf = async (projectId: string, client = app.client()) =>
  (await client.GET('/v1/project/projects/{id}/disclosed-conflicts', at(projectId))).data?.conflicts

describe('the register', () => {
  test('keeps an entry, its changes and their history', async () => {
    const entry = await enter()
    expect(entry).toMatchObject({ state: 'active', reviewedOn: '2026-11-20', reviewDueOn: '2027-11-20' })
    const change = { measure: 'Se abstiene', updatedAt: entry.updatedAt }
    const { data } = await admin.client.PATCH('/v1/project/conflicts/{id}', { ...at(entry.conflictId), body: change })
    expect(data).toMatchObject({ measure: 'Se abstiene', personName: 'Rosa Vidal' })
    const query = { recordId: entry.conflictId }
    const { data: audit } = await admin.client.GET('/v1/misc/audit', { params: { query } })
    expect(audit!.data.map(({ operation }) => operation)).toEqual(['conflicts.edit', 'conflicts.create'])
  })

  test('refuses an unknown project', async () => {
    const projectId = '01890000-0000-7000-8000-00000000dead'
    const { error } = await admin.client.POST('/v1/project/conflicts', { body: body({ projectId }) })
    expect(error).toMatchObject({ code: 'reference-unknown' })
  })

  test('asks for a review after a year, unless the entry has ended', async () => {
    const entry = await enter()
    const due = async () => {
      const { data } = await admin.client.GET('/v1/project/conflicts', { params: { query: { isReviewDue: true } } })
      return data!.data.some(({ conflictId }) => conflictId === entry.conflictId)
    }
    app.clock.set('2027-11-19T22:59:00Z')
    admin = { ...admin, ...(await given(app).session(admin.userId)) }
    expect(await due()).toBe(false)
    app.clock.set('2027-11-19T23:00:00Z')
    expect(await due()).toBe(true)
    expect((await step(entry.conflictId, 'review')).data).toMatchObject({ reviewDueOn: '2028-11-20' })
    expect(await due()).toBe(false)
    expect((await step(entry.conflictId, 'end')).data).toMatchObject({ state: 'ended', endedOn: '2027-11-20' })
    expect((await step(entry.conflictId, 'end')).error).toMatchObject({ code: 'state-forbids' })
    const edit = { ...at(entry.conflictId), body: { personName: 'Otra' } }
    expect((await admin.client.PATCH('/v1/project/conflicts/{id}', edit)).error).toMatchObject({
      code: 'state-forbids',
    })
  })
})

describe('the page of a project', () => {
  test('shows kind, nature and measure of its own active conflicts, oldest first and without names', async () => {
    const [{ projectId }, other] = [await given(app).project(), await given(app).project()]
    const later = { since: '2026-11-02', nature: 'Después', taxNumber: '12345678Z' }
    const { conflictId } = await enter({ tie: 'investor', projectId, ...later })
    await enter({ tie: 'investor', projectId: other.projectId })
    await enter({ tie: 'investor', projectId, since: '2026-10-01', nature: 'Antes' })
    const disclosed = await disclosedOf(projectId)
    const expected = { kind: 'manager', tie: 'investor', measure: 'No interviene en la selección' }
    expect(disclosed).toMatchObject([
      { ...expected, nature: 'Antes', since: '2026-10-01' },
      { ...expected, nature: 'Después', since: '2026-11-02' },
    ])
    expect(JSON.stringify(disclosed)).not.toMatch(/Rosa|12345678Z/)
    await step(conflictId, 'end')
    expect(await disclosedOf(projectId)).toHaveLength(1)
  })

  test('shows nothing for a project hidden from the reader', async () => {
    const { projectId } = await given(app).project({ private: true })
    await enter({ tie: 'investor', projectId })
    expect(await disclosedOf(projectId)).toBeUndefined()
    expect(await disclosedOf(projectId, admin.client)).toHaveLength(1)
  })
})

/** Regulation (EU) 2020/1503, article 8(2). */
describe('a promoter who belongs to the platform', () => {
  const announce = (projectId: string) =>
    admin.client.PATCH('/v1/project/projects/{id}', { ...at(projectId), body: { phaseId: PHASE_IDS.Next_Opening } })
  const draft = async () => {
    const promoterTaxNumber = 'B98765431'
    const terms = { phase: 'Draft', promoterTaxNumber, destinationBankAccount: 'ES9121000418450200051332' } as const
    const { projectId } = await given(app).project(terms)
    await givenContent(admin, projectId)
    return { projectId, promoterTaxNumber }
  }

  test('cannot publish a project until the conflict has ended, unlike a relative or another tie', async () => {
    const { projectId } = await draft()
    await enter({ kind: 'relative', tie: 'promoter', projectId })
    await enter({ kind: 'manager', tie: 'investor', projectId })
    await enter({ kind: 'employee', tie: 'other', projectId })
    const entry = await enter({ kind: 'manager', tie: 'promoter', projectId })
    expect((await announce(projectId)).error).toMatchObject({ status: 409, code: 'promoter-is-insider' })
    await step(entry.conflictId, 'end')
    expect((await announce(projectId)).data).toMatchObject({ phaseName: 'Next_Opening' })
  })

  test('is found by the tax number in any spelling', async () => {
    const { projectId, promoterTaxNumber } = await draft()
    const typed = promoterTaxNumber.toLowerCase().replace(/(.)/, '$1-')
    const entry = await enter({ kind: 'shareholder', tie: 'promoter', taxNumber: typed })
    expect((await announce(projectId)).error).toMatchObject({ code: 'promoter-is-insider' })
    await step(entry.conflictId, 'end')
    expect((await announce(projectId)).response.status).toBe(200)
  })

  const invest = (by: Person, project: ProjectReference) => placeOrder(by, project, '100.00')
  const reserve = ({ client, userId }: Person, projectId: string) =>
    client.POST('/v1/project/reservations', { body: { projectId, amount: '500.00', userId, acceptsTerms: true } })
  const renumber = (projectId: string, promoterTaxNumber: string) =>
    admin.client.PATCH('/v1/project/projects/{id}', { ...at(projectId), body: { promoterTaxNumber } })

  const destinationBankAccount = sample.spanishIban(78)

  test('and is recorded later suspends the open offer until the conflict has ended', async () => {
    const promoterTaxNumber = 'B12345674'
    const [project, other] = [
      await given(app).project({ promoterTaxNumber }),
      await given(app).project({ destinationBankAccount }),
    ]
    const reservable = await given(app).project({ promoterTaxNumber, phase: 'Preinvestment' })
    const investor = await given(app).investor({ wallet: '500.00' })
    expect((await invest(investor, project)).response.status).toBe(201)
    const entry = await enter({ kind: 'controlled', tie: 'promoter', taxNumber: promoterTaxNumber })
    expect((await invest(investor, project)).error).toMatchObject({ code: 'offer-suspended' })
    expect((await reserve(investor, reservable.projectId)).error).toMatchObject({ code: 'promoter-is-insider' })
    expect((await renumber(other.projectId, promoterTaxNumber)).error).toMatchObject({ code: 'promoter-is-insider' })
    const query = { projectId: project.projectId }
    const { data } = await admin.client.GET('/v1/project/irregularities', { params: { query } })
    const { irregularityId, state } = data!.data[0]!
    expect(state).toBe('suspended')
    const correct = () =>
      admin.client.PATCH('/v1/project/irregularities/{id}', { ...at(irregularityId), body: { correction: 'No lo es' } })
    expect((await correct()).error).toMatchObject({ code: 'promoter-is-insider' })
    await step(entry.conflictId, 'end')
    expect((await correct()).data).toMatchObject({ state: 'corrected' })
    expect((await invest(investor, project)).response.status).toBe(201)
  })

  test('does not invest in its own project, whichever of the two numbers is set first', async () => {
    const documents = { identificationDocumentType: 'ID_CARD', nationality: 'ES', wallet: '500.00' } as const
    const [ada, bea] = [
      await given(app).investor({ ...documents, identificationDocumentNumber: '12345678Z' }),
      await given(app).investor({ ...documents, identificationDocumentNumber: '11111111H' }),
    ]
    const own = { promoterTaxNumber: '12345678Z' }
    const [project, other] = [
      await given(app).project(own),
      await given(app).project({ promoterTaxNumber: '87654321X', destinationBankAccount }),
    ]
    const reservable = await given(app).project({ ...own, phase: 'Preinvestment' })
    expect((await invest(ada, project)).error).toMatchObject({ code: 'promoter-invests' })
    expect((await reserve(ada, reservable.projectId)).error).toMatchObject({ code: 'promoter-invests' })
    for (const by of [ada, bea]) expect((await invest(by, other)).response.status).toBe(201)
    expect((await renumber(other.projectId, '12345678Z')).error).toMatchObject({ code: 'promoter-invests' })
    const { error } = await admin.client.PATCH('/v1/account/users/{id}', {
      ...at(bea.userId),
      body: { identificationDocumentNumber: '87654321X' },
    })
    expect(error).toMatchObject({ code: 'promoter-invests' })
  })
})
