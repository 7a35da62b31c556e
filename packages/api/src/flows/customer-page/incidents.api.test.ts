import { given, givenBankLines, testApp, type Person, placeOrder } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { verifications } from '../../database/schema/account.ts'
import { loginAttempts } from '../../database/schema/auth.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { givenPayments } from '../payments/testing/payments.ts'
import { countIncidents, findApprovedDocument, findEarnings } from './overview.queries.ts'

const app = testApp()
let ana: Person
let bea: Person
const mainAccounts = new Map<Person, string>()
beforeAll(async () => {
  ana = await given(app).investor({ wallet: '5000.00' })
  bea = await given(app).investor({ wallet: '5000.00' })
  for (const person of [ana, bea]) mainAccounts.set(person, await given(app).bankAccount(person))
})

const database = () => app.kernel.database
const SUBJECTS = ['hash-of-the-address', 'id-of-the-person']
const FORGOTTEN = new Date('2026-11-19T09:00:00Z')
const countsOf = ({ userId }: Person) => countIncidents(database(), userId, SUBJECTS, FORGOTTEN)

let attempts = 0
async function verified({ userId }: Person, decision: 'Approved' | 'Declined', number?: string) {
  const at = new Date(app.clock.now().getTime() + (attempts += 1))
  const documents = number === undefined ? [] : [{ type: 'ID_CARD', number, country: 'ES', validUntil: null }]
  await database()
    .insert(verifications)
    .values({
      ...{ verificationId: v7(), userId, provider: 'sandbox', providerSessionId: v7(), url: '/', attempt: attempts },
      ...{ status: decision, decision, documents: documents as never, createdAt: at, updatedAt: at },
    })
}

async function withAccount({ userId }: Person, number: number, state: 'valid' | 'error', isDeleted = false) {
  const now = app.clock.now()
  const row = { bankAccountId: v7(), userId, alias: 'Cuenta', account: spanishIban(number), main: false, state }
  await database()
    .insert(bankAccounts)
    .values({ ...row, deletedAt: isDeleted ? now : null, createdAt: now, updatedAt: now })
}

test('counts declined verifications', async () => {
  for (const decision of ['Declined', 'Approved', 'Declined'] as const) await verified(ana, decision)
  await verified(bea, 'Declined')
  expect([(await countsOf(ana)).declined, (await countsOf(bea)).declined]).toEqual([2, 1])
})

test('finds the document of the latest approved verification', async () => {
  const other = await given(app).person()
  expect(await findApprovedDocument(database(), other.userId)).toBeNull()
  await verified(other, 'Approved')
  expect(await findApprovedDocument(database(), other.userId)).toBeNull()
  for (const number of ['OLD', 'NEW']) await verified(other, 'Approved', number)
  await verified(other, 'Declined', 'DECLINED')
  await verified(bea, 'Approved', 'OF-BEA')
  expect(await findApprovedDocument(database(), other.userId)).toMatchObject({ number: 'NEW' })
})

test('counts refused bank accounts and those shared with another person', async () => {
  await withAccount(ana, 601, 'error')
  await withAccount(ana, 602, 'error', true)
  await withAccount(ana, 603, 'valid')
  await withAccount(ana, 604, 'valid')
  await withAccount(ana, 605, 'valid', true)
  for (const number of [603, 605, 606]) await withAccount(bea, number, 'error')
  await withAccount(bea, 604, 'error', true)
  expect(await countsOf(ana)).toMatchObject({ refused: 1, shared: 1 })
  expect(await countsOf(bea)).toMatchObject({ refused: 3, shared: 1 })
})

test('counts refused and returned payments', async () => {
  const bank = await givenPayments(app)
  const paymentIds: string[] = []
  for (const person of [ana, ana, ana, bea]) {
    const body = { type: 'withdraw', amount: '10.00', bankAccountId: mainAccounts.get(person)! } as const
    const { transactionId } = (await person.client.POST('/v1/wallet/transactions', { body })).data!
    await bank.approve(transactionId)
    paymentIds.push((await bank.paymentOf(transactionId))!.paymentId)
  }
  await bank.atBank(paymentIds)
  for (const [index, state] of ['refused', 'returned', 'sent', 'returned'].entries())
    await database().execute(sql`
      update payments set state = ${state}, given_back_id = case when ${state} <> 'sent' then transaction_id end
      where payment_id = ${paymentIds[index]}`)
  expect([(await countsOf(ana)).returned, (await countsOf(bea)).returned]).toEqual([2, 1])
})

test('counts transfers held because the name of the payer differs', async () => {
  const { rows } = await database().execute<{ user_id: string; reference: string }>(
    sql`select user_id, reference from wallets where user_id in (${ana.userId}, ${bea.userId})`,
  )
  const referenceOf = ({ userId }: Person) => rows.find(({ user_id }) => user_id === userId)!.reference
  const line = (person: Person, amount: string) => ({ amount, reference: referenceOf(person) })
  const ids = await givenBankLines(
    app,
    await given(app).administrator(),
    ...[line(ana, '1.00'), line(ana, '2.00'), line(ana, '3.00'), line(bea, '4.00'), line(bea, '5.00')],
  )
  for (const [index, reason] of ['name-differs', 'above-maximum', null, 'name-differs', 'name-differs'].entries())
    if (reason !== null)
      await database().execute(
        sql`update bank_movements set state = 'held', state_reason = ${reason} where movement_id = ${ids[index]}`,
      )
  expect([(await countsOf(ana)).held, (await countsOf(bea)).held]).toEqual([1, 2])
})

test('counts failed log-ins in a row across all identifiers of the person, until they expire', async () => {
  const failed = (subject: string, failures: number, lastFailedAt: Date) =>
    database().insert(loginAttempts).values({ purpose: 'password', subject, place: v7(), failures, lastFailedAt })
  const recently = new Date(FORGOTTEN.getTime() + 1)
  expect((await countsOf(ana)).failed).toBe(0)
  await failed(SUBJECTS[0]!, 7, recently)
  await failed(SUBJECTS[1]!, 3, recently)
  await failed(SUBJECTS[0]!, 90, FORGOTTEN)
  await failed('another', 50, recently)
  expect((await countsOf(ana)).failed).toBe(7)
})

test('sums the pending orders of the person as revocable money', async () => {
  const invest = async ({ client, userId }: Person, amount: string) => {
    return (await placeOrder({ client, userId }, await given(app).project(), amount)).data!.orderId
  }
  for (const amount of ['100.00', '200.00']) await invest(ana, amount)
  await invest(bea, '400.00')
  await database().execute(sql`update orders set status = 'active' where order_id = ${await invest(ana, '500.00')}`)
  expect(await findEarnings(database(), ana.userId)).toEqual({ reflecting: 30_000n, earned: 0n })
})
