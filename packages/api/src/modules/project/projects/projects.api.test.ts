import { calendarDateOf, PHASE_IDS } from '@cauce/contract'
import {
  given,
  givenContent,
  givenPayee,
  placeOrder,
  testApp,
  type Person,
  type ProjectReference,
} from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let projectTypeId: string
beforeAll(async () => {
  projectTypeId = await given(app).projectType('Préstamo promotor')
})
beforeEach(async () => {
  admin = await given(app).administrator()
})

const path = '/v1/project/projects'
const body = (overrides: object = {}) => ({
  name: 'Ribera del Turia',
  direction: 'Calle de la Barraca 118',
  locality: 'València',
  projectTypeId,
  country: 'ES',
  url: `ribera-${Math.random().toString(36).slice(2)}`,
  dateStart: '2026-12-01',
  dateEnd: '2027-01-31',
  financingAmount: '450000.00',
  projectDuration: 18,
  targetProfitability: 13.5,
  minimumInvestment: '100.00',
  cancellationFee: 2.5,
  managerFee: 10,
  deliveryFeePeriod: 'quarterly' as const,
  promoterName: 'Levante, S. L.',
  promoterTaxNumber: 'B98765431',
  raisedElsewhere: '0.00',
  raisedElsewhereOn: calendarDateOf(app.clock.now()),
  riskCategory: 'B' as const,
  ...overrides,
})
const create = (overrides: object = {}, by = admin) => by.client.POST(path, { body: body(overrides) })
const read = (id: string, client = admin.client) => client.GET(`${path}/{id}`, { params: { path: { id } } })
const edit = (id: string, patch: object, by = admin) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body: patch })
const remove = (id: string) => admin.client.DELETE(`${path}/{id}`, { params: { path: { id } } })

test('a new project is a draft with figures derived from its terms', async () => {
  const { data, response } = await create({ name: 'Arrotxapea' })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    phaseName: 'Draft',
    phaseId: PHASE_IDS.Draft,
    projectTypeName: 'Préstamo promotor',
    amountInvested: '0.00',
    amountRemaining: '450000.00',
    percentageInvested: 0,
    targetProfitability: 13.5,
    annualProfitability: 9,
    investorCount: 0,
    maximumInvestment: null,
    private: false,
    cover: null,
    daysLate: 0,
  })
  expect((await read(data!.projectId)).data).toEqual(data)
})

test('an unknown, contradictory or taken value is refused at its field', async () => {
  const taken = (await create()).data!
  const refused = async (overrides: object) => (await create(overrides)).error
  expect(await refused({ url: taken.url.toUpperCase() })).toMatchObject({
    status: 409,
    code: 'url-exists',
    errors: [{ path: 'url' }],
  })
  expect(await refused({ projectTypeId: taken.projectId })).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'projectTypeId' }],
  })
  expect(await refused({ dateEnd: '2026-12-01' })).toMatchObject({
    errors: [{ path: 'dateEnd', code: 'end-before-start' }],
  })
})

test('a project can be assigned only to active staff', async () => {
  const { projectId } = (await create()).data!
  const manager = await given(app).manager()
  const gone = await given(app).manager()
  await admin.client.DELETE('/v1/account/users/{id}', { params: { path: { id: gone.userId } } })
  for (const { userId } of [manager, admin])
    expect((await edit(projectId, { managerId: userId })).data).toMatchObject({ managerId: userId })
  const others = [await given(app).investor(), await given(app).manager({ disabled: true }), gone]
  const unknown = { status: 422, code: 'reference-unknown', errors: [{ path: 'managerId' }] }
  for (const { userId } of others) expect((await edit(projectId, { managerId: userId })).error).toMatchObject(unknown)
  expect((await read(projectId)).data).toMatchObject({ managerId: admin.userId })
  expect((await edit(projectId, { managerId: null })).data).toMatchObject({ managerId: null })
})

test('a project goes from draft to investment, each step only when its requirements are met', async () => {
  const { projectId } = (await create({ destinationBankAccount: 'ES91 2100 0418 4502 0005 1332' })).data!
  const move = (phase: keyof typeof PHASE_IDS) => edit(projectId, { phaseId: PHASE_IDS[phase] })
  expect((await move('Next_Opening')).error).toMatchObject({
    status: 409,
    code: 'project-not-ready',
    params: { missing: 'descriptions,pictures,documents,accountApproval' },
  })
  await givenContent(admin, projectId)
  await givenPayee(admin, { projectId })
  expect((await move('Investment')).error).toMatchObject({ code: 'state-forbids', params: { state: 'Draft' } })
  const draft = (await read(projectId)).data!
  const announced = (await move('Next_Opening')).data!
  expect(announced).toMatchObject({ phaseName: 'Next_Opening', cover: { description: 'La fachada' } })
  expect(announced.projectPhaseId).not.toBe(draft.projectPhaseId)
  expect((await move('Preinvestment')).data).toMatchObject({ phaseName: 'Preinvestment' })
  const escrows = async () =>
    (await app.kernel.database.$client.query('select balance from ledger_accounts where account_id = $1', [projectId]))
      .rows as unknown[]
  expect(await escrows()).toEqual([])
  expect((await move('Investment')).data).toMatchObject({ phaseName: 'Investment' })
  expect(await escrows()).toEqual([{ balance: '0' }])
  expect((await move('Closed')).error).toMatchObject({ code: 'state-forbids' })
  expect((await edit(projectId, { phaseId: projectId })).error).toMatchObject({ code: 'reference-unknown' })
  expect((await edit(projectId, { phaseId: PHASE_IDS.Discarded, reason: 'Sin licencia' })).data).toMatchObject({
    phaseName: 'Discarded',
  })
  expect((await move('Draft')).error).toMatchObject({ code: 'state-forbids', params: { state: 'Discarded' } })
})

test('a change of phase takes into account the other changes of the same edit', async () => {
  const { projectId } = (await create({ promoterName: undefined, promoterTaxNumber: undefined })).data!
  await givenContent(admin, projectId)
  const shown = { phaseId: PHASE_IDS.Next_Opening }
  const promoter = { promoterName: 'Levante, S. L.', promoterTaxNumber: 'B98765431' }
  const ready = { ...promoter, destinationBankAccount: 'ES9121000418450200051332' }
  await givenPayee(admin, { projectId, taxNumber: 'B98765431' })
  await edit(projectId, { promoterName: 'Turia, S. L.', promoterTaxNumber: 'B12345674' })
  expect((await edit(projectId, shown)).error).toMatchObject({
    code: 'project-not-ready',
    params: { missing: 'accountApproval' },
  })
  expect((await edit(projectId, { ...shown, ...ready })).data).toMatchObject({ phaseName: 'Next_Opening', ...ready })
})

/** Regulation (EU) 2020/1503, article 1(2)(c). */
test('a promoter asks for five million in twelve months, here and elsewhere, and not for a cent more', async () => {
  const promoterTaxNumber = 'B12345674'
  await given(app).project({ promoterTaxNumber, phase: 'Next_Opening', financingAmount: '3000000.00' })
  await given(app).project({ promoterTaxNumber: 'B98765431', financingAmount: '5000000.00' })
  const terms = { promoterTaxNumber, raisedElsewhere: '1500000.00', financingAmount: '500000.01' }
  const { projectId } = (await create({ ...terms, destinationBankAccount: 'ES9121000418450200051332' })).data!
  await givenContent(admin, projectId)
  await givenPayee(admin, { projectId, taxNumber: promoterTaxNumber })
  const move = (phase: keyof typeof PHASE_IDS, patch = {}) => edit(projectId, { ...patch, phaseId: PHASE_IDS[phase] })
  const tooMuch = {
    status: 409,
    code: 'above-owner-maximum',
    params: { total: '5000000.01', maximum: '5000000.00' },
    errors: [{ path: 'financingAmount' }],
  }
  expect((await move('Next_Opening')).error).toMatchObject(tooMuch)
  const announced = await move('Next_Opening', { financingAmount: '500000.00' })
  expect(announced.data).toMatchObject({ phaseName: 'Next_Opening', raisedElsewhere: '1500000.00' })
  expect((await edit(projectId, { financingAmount: '500000.01' })).error).toMatchObject(tooMuch)
  expect((await read(projectId, app.client())).data).toMatchObject({ raisedElsewhere: null, raisedElsewhereOn: null })
  await edit(projectId, { raisedElsewhere: '1500000.01' })
  expect((await move('Investment')).error).toMatchObject(tooMuch)
})

test('once a project has an order, its terms are locked and its texts may change', async () => {
  const project = await given(app).project({ financingAmount: '5000.00' })
  const { projectId } = project
  await invest(project, '500.00')
  expect((await edit(projectId, { targetProfitability: 1, managerFee: 50, name: 'Otro' })).error).toMatchObject({
    status: 409,
    code: 'terms-locked',
    errors: [{ path: 'targetProfitability' }, { path: 'managerFee' }],
  })
  expect((await edit(projectId, { name: 'Otro', maxInvestorNumber: 1 })).data).toMatchObject({
    name: 'Otro',
    amountInvested: '500.00',
    amountRemaining: '4500.00',
    percentageInvested: 10,
    investorCount: 1,
    hasOrders: true,
  })
})

test('an order causes no edit conflict for a person who edits the project', async () => {
  const project = await given(app).project()
  const { projectId } = project
  const { updatedAt } = (await read(projectId)).data!
  app.clock.advance({ minutes: 1 })
  await invest(project, '500.00')
  expect((await edit(projectId, { name: 'Editado', updatedAt })).data).toMatchObject({ amountInvested: '500.00' })
})

const invest = async (reference: ProjectReference, amount: string) => {
  const investor = await given(app).investor({ wallet: amount })
  expect((await placeOrder(investor, reference, amount)).response.status).toBe(201)
  return investor
}
const balanceOf = async ({ client, walletId }: Person) =>
  (await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })).data!.balance

test('discarding a project returns every cent to its investors', async () => {
  const project = await given(app).project({ financingAmount: '5000.00' })
  const people = [await invest(project, '333.33'), await invest(project, '1000.00')]
  const { data } = await edit(project.projectId, { phaseId: PHASE_IDS.Discarded, reason: 'Sin licencia' })
  expect(data).toMatchObject({
    phaseName: 'Discarded',
    amountInvested: '0.00',
    investorCount: 0,
    percentageInvested: 0,
  })
  expect(await Promise.all(people.map(balanceOf))).toEqual(['333.33', '1000.00'])
})

test('discarding a project above the threshold needs two administrators', async () => {
  const project = await given(app).project({ financingAmount: '20000.00' })
  const investor = await invest(project, '10000.00')
  const other = await given(app).administrator()
  const discard = (by: Person) => edit(project.projectId, { phaseId: PHASE_IDS.Discarded }, by)
  expect((await discard(admin)).error).toMatchObject({ status: 409, code: 'second-administrator-needed' })
  const { data } = await admin.client.POST(`${path}/{id}/refund`, {
    params: { path: { id: project.projectId } },
    body: { reason: 'Sin licencia' },
  })
  expect(data).toMatchObject({ phaseName: 'Investment', pendingRefund: { firstApproval: { adminId: admin.userId } } })
  expect((await read(project.projectId, app.client())).data).toMatchObject({ pendingRefund: null })
  expect((await discard(admin)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
  expect(await balanceOf(investor)).toBe('0.00')
  expect((await discard(other)).data).toMatchObject({
    phaseName: 'Discarded',
    amountInvested: '0.00',
    pendingRefund: null,
  })
  expect(await balanceOf(investor)).toBe('10000.00')
})

test('a project shows by how many days its oldest unpaid return is late', async () => {
  const { projectId } = await given(app).project({ phase: 'Financed' })
  const administrators = [await given(app).administrator(), await given(app).administrator()]
  const plan = (number: number, dueDate: string, status: string) =>
    app.kernel.database.$client.query(
      `insert into distributions (distribution_id, project_id, number, part, period_start, due_date, interest_due, principal_due, status, recorded_by, confirmed_by, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 1, $3::date - 90, $3, 100, 0, $4, $5, $6, now(), now())`,
      [projectId, number, dueDate, status, ...administrators.map(({ userId }) => userId)],
    )
  await plan(1, '2026-10-01', 'paid')
  await plan(2, '2026-11-20', 'planned')
  expect((await read(projectId)).data).toMatchObject({ daysLate: 0 })
  await plan(3, '2026-11-13', 'draft')
  await plan(4, '2026-11-19', 'planned')
  expect((await read(projectId, app.client())).data).toMatchObject({ daysLate: 7 })
})

test('a draft can be deleted with all its content, a published project cannot', async () => {
  const files = async () => {
    const { rows } = await app.kernel.database.$client.query<{ file_id: string }>('select file_id from files')
    return rows.map(({ file_id }) => file_id)
  }
  const kept = await files()
  const { projectId } = (await create()).data!
  await givenContent(admin, projectId)
  const own = (await files()).filter((fileId) => !kept.includes(fileId))
  expect(own).toHaveLength(2)
  const { cover } = (await read(projectId)).data!
  expect((await remove(projectId)).response.status).toBe(204)
  expect((await read(projectId)).response.status).toBe(404)
  await app.runJobs()
  // Picture and document; jobs may have made other files.
  const left = await files()
  expect(own.filter((fileId) => left.includes(fileId))).toEqual([])
  expect((await app.app.inject({ method: 'GET', url: `${cover!.src}/480.webp` })).statusCode).toBe(404)
  const shown = await given(app).project({ phase: 'Next_Opening' })
  expect((await remove(shown.projectId)).error).toMatchObject({ status: 409, code: 'state-forbids' })
})
