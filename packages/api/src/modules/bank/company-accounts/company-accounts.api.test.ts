import { isCreditorReference } from '@cauce/contract'
import { given, sample, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let maker: Person
let checker: Person
let investor: Person
let bankAccountId: string
beforeAll(async () => {
  maker = await given(app).administrator()
  checker = await given(app).administrator({ name: 'Bea', surname: 'Vidal' })
  investor = await given(app).investor()
  bankAccountId = await given(app).bankAccount(investor)
})

const path = '/v1/bank/company-accounts'
const proposal = (number: number, main = true) => ({
  iban: sample.spanishIban(number),
  bic: 'cauces m1 xxx',
  beneficiary: 'Cauce Financiación Participativa, S. L.',
  bankName: `Banco ${number}`,
  main,
  document: sample.pdf(),
})
const bic = 'CAUCESM1XXX'
const propose = async (number: number, main = true, by = maker) => {
  const { data } = await by.client.POST(path, { body: proposal(number, main) })
  return data!
}
type Decision = {
  state: 'active' | 'refused' | 'retired'
  reason?: string
  seen?: string | undefined
  updatedAt?: string
}
const decide = (id: string, body: Decision, by = checker) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body: { seen: sample.SEEN, ...body } })
const instructions = (query = {}, by = investor) =>
  by.client.GET('/v1/bank/deposit-instructions', { params: { query } })

test('without a company account there are no deposit instructions, and the mail has no IBAN', async () => {
  expect((await instructions()).error).toMatchObject({ status: 409, code: 'no-company-account' })
  const body = { type: 'income', amount: '10.00', bankAccountId } as const
  expect((await investor.client.POST('/v1/wallet/transactions', { body })).response.status).toBe(201)
  await app.runJobs()
  expect(await lastMail()).not.toContain('IBAN')
})

test('one administrator proposes, another who has seen the certificate approves, and the main account in force takes the deposits', async () => {
  const one = await propose(801)
  expect(one).toMatchObject({ state: 'proposed', proposedBy: maker.userId, decidedBy: null, decidedByName: null })
  expect((await instructions()).error).toMatchObject({ code: 'no-company-account' })
  expect((await decide(one.companyAccountId, { state: 'active' }, maker)).error).toMatchObject({
    code: 'maker-is-checker',
  })
  const blind = await decide(one.companyAccountId, { state: 'active', seen: undefined })
  expect(blind.error).toMatchObject({ errors: [{ path: 'seen', code: 'required' }] })
  const other = await decide(one.companyAccountId, { state: 'active', seen: 'a'.repeat(64) })
  expect(other.error).toMatchObject({ code: 'document-changed' })
  expect((await decide(one.companyAccountId, { state: 'active' })).data).toMatchObject({
    state: 'active',
    decidedBy: checker.userId,
    decidedByName: 'Bea Vidal',
  })
  expect((await instructions()).data).toMatchObject({ iban: one.iban, bic, amount: null, qrText: null })

  const changed = await propose(801)
  const two = await propose(802)
  await decide(changed.companyAccountId, { state: 'active' })
  await decide(two.companyAccountId, { state: 'active' })
  const { data } = await maker.client.GET(path)
  const rows = data!.data.map(({ iban, state, main }) => ({ iban, state, main }))
  expect(rows.toSorted((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a)))).toEqual([
    { iban: one.iban, state: 'replaced', main: true },
    { iban: one.iban, state: 'active', main: false },
    { iban: two.iban, state: 'active', main: true },
  ])
  expect((await instructions()).data).toMatchObject({ iban: two.iban })
})

test('an account is retired once for its version, and the proposer can refuse a proposal', async () => {
  const { data } = await maker.client.GET(path, { params: { query: { state: 'active' } } })
  const other = data!.data.find((row) => !row.main)!
  const reason = 'Cerrada en el banco'
  const { updatedAt } = other
  expect((await decide(other.companyAccountId, { state: 'retired', reason, updatedAt })).data).toMatchObject({ reason })
  expect((await decide(other.companyAccountId, { state: 'retired', reason, updatedAt })).error).toMatchObject({
    code: 'edit-conflict',
  })
  const wrong = await propose(803)
  expect((await decide(wrong.companyAccountId, { state: 'refused', reason: 'IBAN mal' }, maker)).data).toMatchObject({
    state: 'refused',
  })
  const audit = await maker.client.GET('/v1/misc/audit', { params: { query: { recordId: wrong.companyAccountId } } })
  expect(audit.data!.data.map(({ operation }) => operation)).toEqual([
    'companyAccounts.decide',
    'companyAccounts.create',
  ])
})

test('each wallet has a creditor reference with right check digits, and the instructions carry it with a QR code', async () => {
  const other = await given(app).investor()
  const references = []
  for (const person of [investor, other]) {
    const { data } = await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
    references.push(data!.reference)
    expect(isCreditorReference(data!.reference)).toBe(true)
  }
  expect(new Set(references).size).toBe(2)
  const { data } = await instructions({ amount: '250.00', walletId: investor.walletId })
  expect(data).toMatchObject({ reference: references[0], amount: '250.00' })
  expect(data!.qrText!.split('\n').slice(-3)).toEqual(['EUR250.00', '', references[0]])
  expect((await instructions({ walletId: other.walletId })).response.status).toBe(404)
})

test('the mail of a deposit names beneficiary, IBAN and reference', async () => {
  await investor.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount: '20.00', bankAccountId } })
  await app.runJobs()
  const text = await lastMail()
  expect(text).toContain('Cauce Financiación Participativa, S. L.')
  expect(text).toMatch(/IBAN: ES\d\d( \d{4}){5}/)
  expect(text).toMatch(/RF\d\d INV\d \d{4} \d/)
})

async function lastMail(): Promise<string> {
  const { data } = await maker.client.GET('/v1/misc/outbox', { params: { query: { take: 1 } } })
  return data!.data[0]!.text
}

test('after two concurrent approvals both accounts are active, and the later one takes the deposits', async () => {
  const proposed = [await propose(811), await propose(812)]
  const statement = "select from company_accounts where state = 'active' and main for update"
  let approvals: ReturnType<typeof decide>[] = []
  await whileLocked(app, { statement }, async () => {
    approvals = proposed.map(async ({ companyAccountId }) => decide(companyAccountId, { state: 'active' }))
    await untilWaiting(app, 2)
  })
  const answers = await Promise.all(approvals)
  expect(answers.map(({ data }) => data?.state)).toEqual(['active', 'active'])
  const { data } = await maker.client.GET(path, { params: { query: { state: 'active' } } })
  expect(data!.data.filter(({ main }) => main)).toHaveLength(1)
  const ibans = data!.data.map(({ iban }) => iban)
  expect(ibans).toEqual(expect.arrayContaining(proposed.map(({ iban }) => iban)))
})

test('a proposed account awaits every administrator except its proposer, until it is decided', async () => {
  const { companyAccountId: id } = await propose(820, false)
  const counts = async () => {
    const query = { awaitsMyApproval: true, ids: [id] }
    const people = [maker, checker, await given(app).administrator(), await given(app).manager()]
    return Promise.all(people.map(async ({ client }) => (await client.GET(path, { params: { query } })).data!.total))
  }
  expect(await counts()).toEqual([0, 1, 1, 0])
  await decide(id, { state: 'refused', reason: 'No es nuestra' })
  expect(await counts()).toEqual([0, 0, 0, 0])
})
