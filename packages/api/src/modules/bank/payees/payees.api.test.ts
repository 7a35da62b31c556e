import { PHASE_IDS } from '@cauce/contract'
import { given, givenContent, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let ada: Person
let bea: Person
beforeAll(async () => {
  ada = await given(app).administrator({ name: 'Ada', surname: 'Ruiz' })
  bea = await given(app).administrator()
})

const ACCOUNT = 'ES9121000418450200051332'
const OTHER = 'ES7921000813610123456789'
const path = '/v1/bank/payees'
const propose = (payee: object, by = ada) =>
  by.client.POST(path, {
    body: { kind: 'project', beneficiary: 'Levante, S. L.', iban: ACCOUNT, document: sample.pdf(), ...payee },
  })
const decide = (id: string, by = bea, body: object = { state: 'active', seen: sample.SEEN }) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body: body as { state: 'active' } })
const payeesOf = async (projectId: string) =>
  (await ada.client.GET(path, { params: { query: { projectId } } })).data!.data
const edit = (id: string, body: object, by = ada) =>
  by.client.PATCH('/v1/project/projects/{id}', { params: { path: { id } }, body })
const project = async (id: string) =>
  (await ada.client.GET('/v1/project/projects/{id}', { params: { path: { id } } })).data!
const waitingOf = async (projectId: string) => (await payeesOf(projectId)).filter(({ state }) => state === 'proposed')
const opened = async () => (await given(app).project({ destinationBankAccount: ACCOUNT })).projectId

test('a draft takes its account, and is announced once two administrators have approved account, promoter and certificate', async () => {
  const { projectId } = await given(app).project({ phase: 'Draft' })
  await givenContent(ada, projectId)
  const set = await edit(projectId, { destinationBankAccount: ACCOUNT })
  expect(set.data).toMatchObject({ destinationBankAccount: ACCOUNT, isAccountApproved: false })
  const announce = () => edit(projectId, { phaseId: PHASE_IDS.Next_Opening })
  const unready = { status: 409, code: 'project-not-ready', params: { missing: 'accountApproval' } }
  expect((await announce()).error).toMatchObject(unready)
  const { data, response } = await propose({ projectId })
  expect([response.status, data]).toMatchObject([201, { state: 'proposed', proposedByName: 'Ada Ruiz', iban: ACCOUNT }])
  const { payeeId, document } = data!
  const waits = { params: { query: { awaitsMyApproval: true, ids: [payeeId] } } }
  expect([(await ada.client.GET(path, waits)).data!.total, (await bea.client.GET(path, waits)).data!.total]).toEqual([
    0, 1,
  ])
  expect((await announce()).error).toMatchObject(unready)
  expect((await decide(payeeId, ada)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
  const { data: signed } = await bea.client.GET(`${path}/{id}/url`, { params: { path: { id: payeeId } } })
  expect(signed!.url).toContain(document!.fileId)
  expect((await decide(payeeId, bea, { state: 'active' })).error).toMatchObject({
    errors: [{ path: 'seen', code: 'required' }],
  })
  expect((await decide(payeeId, bea, { state: 'active', seen: 'a'.repeat(64) })).error).toMatchObject({
    code: 'document-changed',
  })
  expect((await decide(payeeId)).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
  await edit(projectId, { promoterName: 'Otra, S. L.' })
  expect((await announce()).error).toMatchObject(unready)
  await edit(projectId, { promoterName: 'Levante, S. L.' })
  expect((await announce()).data).toMatchObject({ phaseName: 'Next_Opening', isAccountApproved: true })
})

test('once announced, an edit of the promoter waits for another administrator, with the certificate of the same account', async () => {
  const projectId = await opened()
  const answer = await edit(projectId, {
    promoterName: 'Mi Sociedad, S. L.',
    promoterTaxNumber: 'B12345674',
    name: 'Uno',
  })
  expect(answer.data).toMatchObject({ promoterName: 'Levante, S. L.', promoterTaxNumber: 'B98765431', name: 'Uno' })
  await edit(projectId, { promoterName: 'Mi Sociedad, S. L.', promoterTaxNumber: 'B12345674' })
  const [waiting, ...others] = await waitingOf(projectId)
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ state: 'proposed', beneficiary: 'Mi Sociedad, S. L.', proposedBy: ada.userId })
  expect((await decide(waiting!.payeeId, ada)).error).toMatchObject({ code: 'maker-is-checker' })
  expect((await decide(waiting!.payeeId)).data).toMatchObject({ state: 'active' })
  expect(await project(projectId)).toMatchObject({
    promoterName: 'Mi Sociedad, S. L.',
    promoterTaxNumber: 'B12345674',
    destinationBankAccount: ACCOUNT,
    isAccountApproved: true,
  })
})

test('another account needs its own certificate, and the proposal that has it replaces the one that waits', async () => {
  const projectId = await opened()
  await edit(projectId, { destinationBankAccount: OTHER })
  const [bare] = await waitingOf(projectId)
  expect(bare).toMatchObject({ iban: OTHER, document: null })
  expect((await decide(bare!.payeeId)).error).toMatchObject({ status: 409, code: 'certificate-missing' })
  const { payeeId } = (await propose({ projectId, iban: OTHER })).data!
  expect((await decide(bare!.payeeId)).error).toMatchObject({ code: 'state-forbids', params: { state: 'replaced' } })
  const refusal = { state: 'refused' }
  expect((await decide(payeeId, bea, refusal)).error).toMatchObject({ code: 'reason-required' })
  expect(await project(projectId)).toMatchObject({ destinationBankAccount: ACCOUNT })
  await decide(payeeId)
  expect(await project(projectId)).toMatchObject({ destinationBankAccount: OTHER, isAccountApproved: true })
  expect((await edit(projectId, { destinationBankAccount: null })).error).toMatchObject({
    errors: [{ path: 'destinationBankAccount', code: 'required' }],
  })
})

test('after the closing neither account nor promoter changes', async () => {
  const projectId = await opened()
  await edit(projectId, { destinationBankAccount: OTHER })
  const waiting = (await propose({ projectId, iban: OTHER })).data!
  await app.kernel.database.$client.query("update projects set phase = 'Closed' where project_id = $1", [projectId])
  const closed = { status: 409, code: 'state-forbids', params: { state: 'Closed' } }
  for (const change of [
    { destinationBankAccount: OTHER },
    { promoterName: 'Otra' },
    { promoterTaxNumber: 'B12345674' },
  ])
    expect((await edit(projectId, change)).error).toMatchObject(closed)
  expect((await propose({ projectId })).error).toMatchObject(closed)
  expect((await decide(waiting.payeeId)).error).toMatchObject(closed)
})

test.each([
  { what: 'an unknown project', payee: { projectId: PHASE_IDS.Draft }, path: 'projectId', code: 'reference-unknown' },
  { what: 'no project', payee: {}, path: 'projectId', code: 'required' },
  {
    what: 'a project of the tax office',
    payee: { kind: 'taxOffice', projectId: PHASE_IDS.Draft },
    path: 'projectId',
    code: 'choice-invalid',
  },
  {
    what: 'an open account',
    payee: () => ({ kind: 'closedAccount', userId: bea.userId }),
    path: 'userId',
    code: 'reference-unknown',
  },
  { what: 'a wrong IBAN', payee: { kind: 'taxOffice', iban: 'ES00' }, path: 'iban', code: 'iban-invalid' },
  { what: 'no certificate', payee: { kind: 'taxOffice', document: undefined }, path: 'document', code: 'required' },
])('a payee with $what is refused', async ({ payee, path: field, code }) => {
  const { error } = await propose(typeof payee === 'function' ? payee() : payee)
  expect([error?.code, error?.errors?.[0]?.code, error?.errors?.[0]?.path]).toEqual(
    expect.arrayContaining([code, field]),
  )
})
