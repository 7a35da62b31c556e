import { given, givenBankLines, sample, testApp, type GivenLine, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

/** Ley 10/2010, articles 5 to 7 and 12. */
const app = testApp({ sessionIdleMinutes: 5_000_000, sessionMaximumHours: 90_000 })
let admin: Person
let customer: Person
let bankAccountId: string
beforeAll(async () => {
  admin = await given(app).administrator()
})
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  customer = await given(app).investor({ name: 'Aurora', surname: 'Sanz Lobo' })
  bankAccountId = await given(app).bankAccount(customer)
})

const byId = (id: string) => ({ params: { path: { id } } })
const read = async () => (await admin.client.GET('/v1/account/diligence/{id}', byId(customer.userId))).data!
const announce = async (amount: string, type: 'income' | 'withdraw' = 'income') =>
  (await customer.client.POST('/v1/wallet/transactions', { body: { type, amount, bankAccountId } })).data!.transactionId
const complete = (id: string) =>
  admin.client.PATCH('/v1/wallet/transactions/{id}', {
    ...byId(id),
    body: { status: 'completed', file: sample.pdf() },
  })
/** As matched by two administrators. */
async function match(id: string, amount: string, ...lines: GivenLine[]) {
  const ids = await givenBankLines(app, admin, ...lines)
  const body = {
    movements: ids.map((movementId) => ({ movementId })),
    targets: [{ kind: 'income' as const, id, amount }],
    reason: 'Lo ha confirmado por teléfono',
  }
  const { client } = await given(app).administrator()
  expect((await client.POST('/v1/bank/matching', { body })).error).toBeUndefined()
  expect((await admin.client.POST('/v1/bank/matching', { body })).data?.movements[0]?.state).toBe('matched')
  return ids
}

test('the first payment is the one credited first, regardless of the order of announcement', async () => {
  const [late, early] = [await announce('500.00'), await announce('300.00')]
  await announce('900.00')
  app.clock.set('2026-11-25T09:00:00Z')
  await complete(late)
  app.clock.set('2026-11-22T23:30:00Z')
  await complete(early)
  expect((await read()).firstPayment).toMatchObject({
    transactionId: early,
    amount: '300.00',
    paidOn: '2026-11-23',
    senderName: null,
    senderCountry: null,
    isOwnAccount: null,
    isInUnion: null,
  })
})

test("announced, refused and withdrawn money and other customers' money are not deposits", async () => {
  const stranger = await given(app).investor({ wallet: '9000.00' })
  await given(app).withdrawal(stranger, '50.00')
  await announce('900.00')
  const refused = await admin.client.PATCH('/v1/wallet/transactions/{id}', {
    ...byId(await announce('800.00')),
    body: { status: 'rejected', rejectReason: 'No ha llegado' },
  })
  expect(refused.data).toMatchObject({ status: 'rejected' })
  expect(await read()).toMatchObject({ firstPayment: null, proposal: { factors: ['notDeclared'] } })
})

test('the sender of a deposit comes from its bank line, until the match is undone', async () => {
  const id = await announce('500.00')
  await complete(id)
  const line = { amount: '500.00', counterpartyName: 'Braulio Tena Mir', counterpartyIban: 'CH9300762011623852957' }
  const [movementId] = await match(id, '500.00', line)
  expect(await read()).toMatchObject({
    firstPayment: { senderName: 'Braulio Tena Mir', senderCountry: 'CH', isOwnAccount: false, isInUnion: false },
    proposal: { factors: ['thirdPartyPayments', 'firstPaymentUnproven', 'notDeclared'] },
  })
  app.clock.set('2027-11-21T09:00:00Z')
  // After twelve months it counts only as first payment.
  expect((await read()).proposal.factors).toEqual(['firstPaymentUnproven', 'notDeclared'])
  await admin.client.POST('/v1/bank/matching/{id}/undo', { ...byId(movementId!), body: { reason: 'Era otra' } })
  expect(await read()).toMatchObject({ firstPayment: { transactionId: id, senderName: null, isOwnAccount: null } })
})

test("a bank account counts as the customer's own once validated and until deleted", async () => {
  const iban = 'ES9121000418450200051332'
  const path = '/v1/payment/bank-accounts/{id}'
  const id = await announce('500.00')
  await match(id, '500.00', { amount: '500.00', counterpartyName: 'TITULAR', counterpartyIban: iban })
  const isOwn = async () => (await read()).firstPayment!.isOwnAccount
  expect(await isOwn()).toBe(false)
  const { data } = await customer.client.POST('/v1/payment/bank-accounts', {
    body: { alias: 'Ahorro', account: iban, document: sample.pdf() },
  })
  const account = byId(data!.bankAccountId)
  expect(await isOwn()).toBe(false)
  await admin.client.PATCH(path, { ...account, body: { state: 'valid' } })
  expect(await isOwn()).toBe(true)
  await customer.client.DELETE(path, account)
  expect(await isOwn()).toBe(false)
})

test('an announcement paid in four transfers counts as four deposits', async () => {
  const id = await announce('3000.00')
  await match(id, '3000.00', ...Array.from({ length: 4 }, () => ({ amount: '750.00' })))
  // Four times the whole sum would look like structuring.
  expect(await read()).toMatchObject({
    firstPayment: { amount: '750.00' },
    proposal: { factors: ['firstPaymentUnproven', 'notDeclared'] },
  })
})
