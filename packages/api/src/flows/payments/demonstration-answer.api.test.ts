import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { givenPayments } from './testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  bank = await givenPayments(app)
})

const answerTo = (id: string, by: Person = bank.maker) =>
  by.client.GET('/v1/bank/demonstration-reports/{id}', { params: { path: { id } } })
const stateOf = async (paymentId: string) =>
  (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id: paymentId } } })).data!.state

test('only a batch at the bank is answered, and only to administrators', async () => {
  const { payment } = await bank.withdrawal('100.00')
  const { data } = await bank.batch([payment.paymentId])
  expect((await answerTo(data!.batchId)).error).toMatchObject({ status: 409, code: 'state-forbids' })
  expect((await answerTo(payment.paymentId)).error).toMatchObject({ status: 404 })
  expect((await answerTo(data!.batchId, await given(app).manager())).error).toMatchObject({ status: 403 })
})

test('the answer to two payments refuses one, which is given back once, and is the same when repeated', async () => {
  const first = await bank.withdrawal('100.00')
  app.clock.advance({ seconds: 1 })
  const second = await bank.withdrawal('200.00')
  const ids = [first.payment.paymentId, second.payment.paymentId]
  const { batchId } = await bank.atBank(ids)
  for (const _ of ['once', 'again']) {
    const { data } = await answerTo(batchId)
    expect((await bank.reportByTwo(data!.content)).error).toBeUndefined()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['accepted', 'refused'])
    expect(await bank.walletOf(first.owner)).toMatchObject({ balance: '900.00' })
    expect(await bank.walletOf(second.owner)).toMatchObject({ balance: '1000.00' })
  }
  expect(await bank.brokenInvariants()).toEqual([])
  // Outside the demonstration there is no answer of the bank.
  Object.assign(app.kernel.settings, { isDemonstration: false })
  expect((await answerTo(batchId)).error).toMatchObject({ status: 404, code: 'not-found' })
})
