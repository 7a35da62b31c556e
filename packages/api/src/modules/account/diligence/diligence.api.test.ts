import { declaredBackground, given, testApp, type Person, placeOrder } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'

const app = testApp()
let admin: Person
let colleague: Person
let customer: Person
beforeAll(async () => {
  admin = await given(app).administrator()
  colleague = await given(app).administrator()
})
beforeEach(async () => {
  customer = await given(app).investor({ wallet: '1000.00', name: 'Aurora', surname: 'Sanz Lobo' })
  app.clock.advance({ seconds: 1 })
})

const path = '/v1/account/diligence/{id}'
const of = (person: Person) => ({ path: { id: person.userId } })
const read = ({ client } = admin) => client.GET(path, { params: of(customer) })
const HIT = {
  subject: 'Aurora Sanz Lobo',
  listKind: 'sanctions' as const,
  listName: 'Lista consolidada de la UE',
  listDate: '2026-11-01',
  checkedOn: '2026-11-20',
  result: 'confirmed' as const,
  reason: 'Coinciden nombre y fecha de nacimiento',
}
const screen = (body: object = {}, { client } = admin) =>
  client.POST(`${path}/screenings`, { params: of(customer), body: { ...HIT, ...body } })
const step = (
  holdId: string,
  action: 'approve' | 'propose' | 'keep' | 'lift',
  reason: string | null,
  { client } = admin,
) =>
  client.POST(`${path}/holds/{holdId}/steps`, {
    params: { path: { id: customer.userId, holdId } },
    body: { action, reason },
  })
const invest = async ({ client, userId }: Person) => {
  const project = await given(app).project()
  return placeOrder({ client, userId }, project, '100.00')
}

test('a customer without any data gets a proposed risk level with its factors', async () => {
  expect((await read()).data).toMatchObject({
    userId: customer.userId,
    isOnHold: false,
    declaration: null,
    firstPayment: null,
    proposal: { level: 'normal', factors: ['notDeclared'] },
    assessments: [],
    screenings: [],
    holds: [],
  })
  await customer.client.POST('/v1/account/customer-declarations', { body: declaredBackground })
  expect((await read()).data).toMatchObject({
    declaration: { activity: 'Maestra de escuela' },
    proposal: { level: 'low', factors: [] },
  })
})

test('administrators set the level and its reason, and the level determines its review date', async () => {
  const set = (level: 'low' | 'high', reason: string) =>
    admin.client.POST(`${path}/assessments`, { params: of(customer), body: { level, reason } })
  expect((await set('high', ' ')).error).toMatchObject({ status: 422, errors: [{ path: 'reason' }] })
  const { data } = await set('high', 'Sector del juego')
  expect(data!.assessments).toMatchObject([
    {
      level: 'high',
      proposedLevel: 'normal',
      factors: ['notDeclared'],
      reviewOn: '2027-11-20',
      assessedBy: admin.userId,
    },
  ])
  app.clock.advance({ seconds: 1 })
  expect((await set('low', 'Ha aclarado todo')).data!.assessments.map(({ level }) => level)).toEqual(['low', 'high'])
  const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.userId, customer.userId))
  expect(records.map(({ operation, reason }) => [operation, reason])).toEqual([
    ['diligence.assess', 'Sector del juego'],
    ['diligence.assess', 'Ha aclarado todo'],
  ])
})

test('a check records its list, date, day and result, and needs a reason unless there is no hit', async () => {
  const { data } = await screen({ result: 'noHit', reason: null })
  expect(data!.screenings).toMatchObject([{ listDate: '2026-11-01', checkedOn: '2026-11-20', checkedBy: admin.userId }])
  expect(data!.isOnHold).toBe(false)
  expect((await screen({ result: 'discarded', reason: null })).error).toMatchObject({ errors: [{ path: 'reason' }] })
  expect((await screen({ listDate: '2026-12-24' })).error).toMatchObject({ errors: [{ path: 'listDate' }] })
  const both = await screen({ listDate: '2026-12-24', checkedOn: '2026-12-25' })
  expect(both.error!.errors!.map(({ path, code }) => `${path} ${code}`)).toEqual([
    ...['listDate date-too-late', 'checkedOn date-too-late'],
  ])
  expect((await screen({ result: 'discarded' })).data!.isOnHold).toBe(false)
})

describe('a confirmed hit', () => {
  test('blocks deposits, orders and withdrawals without revealing why, until two administrators lift it', async () => {
    const withdrawal = await given(app).withdrawal(customer, '50.00')
    const { data } = await screen()
    expect(data).toMatchObject({ isOnHold: true, holds: [{ kind: 'sanctions', state: 'active' }] })
    const { accountHoldId } = data!.holds[0]!
    const { bankAccountId } = withdrawal
    for (const type of ['income', 'withdraw'] as const) {
      const asked = await customer.client.POST('/v1/wallet/transactions', {
        body: { type, amount: '10.00', bankAccountId },
      })
      expect(asked.error).toMatchObject({ status: 409, code: 'account-under-review' })
      expect(JSON.stringify(asked.error)).not.toMatch(/sanci|sanction|blanqueo|launder/i)
    }
    expect((await invest(customer)).error).toMatchObject({ code: 'account-under-review' })
    const paid = await admin.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: withdrawal.transactionId } },
      body: { status: 'completed' },
    })
    expect(paid.error).toMatchObject({ code: 'account-under-review' })
    expect((await step(accountHoldId, 'propose', null)).error).toMatchObject({ code: 'reason-required' })
    expect((await step(accountHoldId, 'propose', 'Era otra persona')).data!.holds[0]).toMatchObject({
      state: 'lifting',
    })
    expect((await step(accountHoldId, 'lift', null)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await invest(customer)).error).toMatchObject({ code: 'account-under-review' })
    expect((await step(accountHoldId, 'lift', null, colleague)).data).toMatchObject({
      isOnHold: false,
      holds: [{ state: 'lifted', proposedBy: admin.userId, liftedBy: colleague.userId, reason: 'Era otra persona' }],
    })
    expect((await invest(customer)).data).toMatchObject({ amount: '100.00' })
  })

  test('places one hold however often it is confirmed, which cannot be found under another customer', async () => {
    await screen()
    const { data } = await screen()
    expect(data!.holds).toHaveLength(1)
    const other = await given(app).investor()
    const answer = await admin.client.POST(`${path}/holds/{holdId}/steps`, {
      params: { path: { id: other.userId, holdId: data!.holds[0]!.accountHoldId } },
      body: { action: 'propose', reason: 'x' },
    })
    expect(answer.error).toMatchObject({ status: 404 })
  })
})

test('a public function blocks investing until one administrator approves it, once and for all', async () => {
  const body = { ...declaredBackground, exposure: 'own' as const, exposedOffice: 'Alcaldesa' }
  const declare = () => customer.client.POST('/v1/account/customer-declarations', { body })
  await declare()
  expect((await invest(customer)).error).toMatchObject({ code: 'account-under-review' })
  const { data } = await read()
  expect(data).toMatchObject({ proposal: { level: 'high', factors: ['exposed'] }, holds: [{ kind: 'exposure' }] })
  const approved = await step(data!.holds[0]!.accountHoldId, 'approve', 'Sueldo público y una herencia')
  expect(approved.data).toMatchObject({ isOnHold: false })
  app.clock.advance({ seconds: 1 })
  await declare()
  expect((await invest(customer)).data).toMatchObject({ amount: '100.00' })
})

test('there is no file about a member of staff', async () => {
  expect((await admin.client.GET(path, { params: of(colleague) })).error).toMatchObject({ status: 404 })
})
