import { given, givenBankLines, givenPayee, sample, testApp } from '@cauce/testing'
import { exceptionsOf } from '@cauce/testing/bank-files'
import { beforeEach, expect, it } from 'vitest'
import { pain002Text } from '../modules/bank/demonstration/index.ts'
import { givenPayments } from './payments/testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenPayments(app)
})

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const payOwn = (amount: string, by = bank.maker) =>
  by.client.POST('/v1/bank/payments/own-income', { params: { header: key() }, body: { amount } })
const books = async () => (await bank.maker.client.GET('/v1/bank/books')).data!
const ours = async () => {
  const { owners, transferable, left } = await books()
  const amounts = Object.fromEntries(owners.map(({ owner, amount }) => [owner, amount]))
  return { platform: amounts['platform'], onItsWay: amounts['onItsWay'], transferable, left }
}
const stateOf = async (paymentId: string) =>
  (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id: paymentId } } })).data!.state

/** Interest of the bank. */
async function givenOwnMoney(amount: string) {
  const [id] = await givenBankLines(app, bank.maker, { amount })
  const params = { path: { id: id! }, header: key() }
  const { error } = await bank.maker.client.POST('/v1/bank/matching/{id}/set-aside', {
    params,
    body: { reason: 'Intereses del banco' },
  })
  expect(error).toBeUndefined()
}

it('leaves within what is ours, by two administrators and by its line, and what comes back is ours again', async () => {
  await given(app).investor({ wallet: '500.00' })
  await givenOwnMoney('30.00')
  expect(await ours()).toEqual({ platform: '30.00', onItsWay: '0.00', transferable: '30.00', left: '0.00' })
  expect((await payOwn('30.01')).error).toMatchObject({
    code: 'above-own-income',
    params: { available: '30.00' },
    errors: [{ path: 'amount' }],
  })
  const both = await Promise.all([payOwn('20.00'), payOwn('20.00')])
  expect(both.map(({ error }) => error?.code).toSorted()).toEqual(['above-own-income', undefined])
  const { paymentId, endToEndId } = both.find(({ data }) => data)!.data!
  expect(await ours()).toEqual({ platform: '10.00', onItsWay: '20.00', transferable: '10.00', left: '0.00' })

  const iban = sample.spanishIban(779)
  await givenPayee(await given(app).administrator(), { kind: 'company', beneficiary: 'Cauce, S. L.', iban }, bank.third)
  const batch = (await bank.batch([paymentId])).data!
  expect((await bank.release(batch.batchId, batch.sha256, bank.maker)).error).toMatchObject({
    code: 'maker-is-checker',
  })
  expect((await bank.release(batch.batchId, batch.sha256)).error).toBeUndefined()
  await bank.handOver(batch.batchId)
  await givenBankLines(app, bank.maker, { amount: '-20.00', endToEndId, counterpartyIban: iban })
  await app.runJobs()
  expect(await stateOf(paymentId)).toBe('executed')
  expect(await ours()).toEqual({ platform: '10.00', onItsWay: '0.00', transferable: '10.00', left: '0.00' })
  expect(await exceptionsOf(app)).toEqual([])

  const back = { amount: '20.00', endToEndId, kind: 'return', returnReason: 'AC04' } as const
  await givenBankLines(app, bank.maker, back)
  await app.runJobs()
  expect(await stateOf(paymentId)).toBe('returned')
  expect(await ours()).toEqual({ platform: '30.00', onItsWay: '0.00', transferable: '30.00', left: '0.00' })

  const refused = (await payOwn('30.00')).data!
  const { messageId } = await bank.atBank([refused.paymentId])
  const answers = [{ endToEndId: refused.endToEndId, status: 'RJCT', reason: 'AC04' }] as const
  const about = { originalMessageId: messageId, originalPaymentInformationId: messageId }
  await bank.reportByTwo(pain002Text({ messageId: 'BANK', createdAt: app.clock.now(), ...about, answers }))
  expect(await stateOf(refused.paymentId)).toBe('refused')
  expect(await ours()).toEqual({ platform: '30.00', onItsWay: '0.00', transferable: '30.00', left: '0.00' })
  expect(await exceptionsOf(app)).toEqual([])
})
