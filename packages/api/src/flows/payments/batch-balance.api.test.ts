import { given, sample, testApp } from '@cauce/testing'
import { importFile, statementFile } from '@cauce/testing/bank-files'
import { beforeAll, expect, test } from 'vitest'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { givenPayments } from './testing/payments.ts'

const app = testApp(LONG_SESSIONS)
beforeAll(() => app.clock.set('2026-11-20T09:00:00Z'))

test('a batch shows the balance after it: the statement less other released payments and its own', async () => {
  const iban = sample.spanishIban(901)
  const bank = await givenPayments(app, iban)
  const [one, two] = [await bank.withdrawal('10.00'), await bank.withdrawal('20.50')]
  const [first, second] = [
    (await bank.batch([one.payment.paymentId])).data!,
    (await bank.batch([two.payment.paymentId])).data!,
  ]
  expect(await bank.balance(second.batchId)).toEqual({
    statedDay: null,
    stated: null,
    underWay: '0.00',
    ofBatch: '20.50',
    after: null,
  })
  const day = { iban, from: '2026-11-19', to: '2026-11-19', opening: 0n }
  await importFile(bank.maker, statementFile({ ...day, movements: [{ bookingDay: day.to, amount: 25_00n }] }))
  // Unreleased payments may never leave.
  expect(await bank.balance(second.batchId)).toEqual({
    statedDay: '2026-11-19',
    stated: '25.00',
    underWay: '0.00',
    ofBatch: '20.50',
    after: '4.50',
  })
  const dropped = (await bank.batch([(await bank.withdrawal('7.00')).payment.paymentId])).data!
  await bank.cancelBatch(dropped.batchId)
  expect(await bank.balance(dropped.batchId)).toMatchObject({ underWay: '0.00', ofBatch: '0.00' })
  await bank.release(first.batchId, first.sha256)
  expect(await bank.balance(second.batchId)).toMatchObject({ stated: '25.00', underWay: '10.00', after: '-5.50' })
  const debit = { bookingDay: '2026-11-20', amount: -10_00n, endToEndId: one.payment.endToEndId }
  const next = { iban, from: '2026-11-20', to: '2026-11-20', opening: 25_00n, movements: [debit] }
  await importFile(bank.maker, statementFile(next))
  await app.runJobs()
  // Already stated: not deducted twice.
  expect(await bank.balance(second.batchId)).toEqual({
    statedDay: '2026-11-20',
    stated: '15.00',
    underWay: '0.00',
    ofBatch: '20.50',
    after: '-5.50',
  })
})

test('a released batch deducts only the payments that no statement shows yet', async () => {
  const iban = sample.spanishIban(902)
  const bank = await givenPayments(app, iban)
  const [one, two] = [await bank.withdrawal('10.00'), await bank.withdrawal('20.50')]
  const day = { iban, from: '2026-11-19', to: '2026-11-19', opening: 0n }
  await importFile(bank.maker, statementFile({ ...day, movements: [{ bookingDay: day.to, amount: 100_00n }] }))
  const { batchId } = await bank.atBank([one.payment.paymentId, two.payment.paymentId])
  const balance = { stated: '100.00', underWay: '0.00', ofBatch: '30.50', after: '69.50' }
  expect(await bank.balance(batchId)).toMatchObject(balance)
  const debitOf = ({ payment }: typeof one, amount: bigint) => ({
    bookingDay: '2026-11-20',
    amount,
    endToEndId: payment.endToEndId,
  })
  const next = { iban, from: '2026-11-20', to: '2026-11-20', opening: 100_00n }
  await importFile(bank.maker, statementFile({ ...next, movements: [debitOf(one, -10_00n)] }))
  await app.runJobs()
  expect(await bank.balance(batchId)).toMatchObject({ ...balance, stated: '90.00', ofBatch: '20.50' })
  await importFile(bank.maker, statementFile({ ...next, movements: [debitOf(one, -10_00n), debitOf(two, -20_50n)] }))
  await app.runJobs()
  expect(await bank.balance(batchId)).toMatchObject({ ...balance, stated: '69.50', ofBatch: '0.00' })
})

test('a releaser reads each account whole, who set it and what has changed since the last payment', async () => {
  const iban = sample.spanishIban(904)
  const bank = await givenPayments(app, iban)
  const owner = await given(app).investor({ wallet: '500.00', name: 'Ana', surname: 'Ruiz', taxNumber: '12345678Z' })
  const account = sample.spanishIban(905)
  const body = { alias: 'Nómina', account, userId: owner.userId, state: 'valid' as const, document: sample.pdf() }
  const { data: added } = await bank.maker.client.POST('/v1/payment/bank-accounts', { body })
  const params = { path: { id: added!.bankAccountId } }
  await bank.third.client.PATCH('/v1/payment/bank-accounts/{id}', {
    params,
    body: { state: 'valid', seen: sample.SEEN },
  })
  const withdraw = async (bankAccountId: string) => {
    const asked = { type: 'withdraw' as const, amount: '10.00', bankAccountId }
    const { data } = await owner.client.POST('/v1/wallet/transactions', { body: asked })
    await bank.approve(data!.transactionId)
    return (await bank.paymentOf(data!.transactionId))!
  }
  const payeesOf = async (id: string) =>
    (await bank.checker.client.GET('/v1/bank/payment-batches/{id}/payees', { params: { path: { id } } })).data!.payees
  const first = await withdraw(added!.bankAccountId)
  const { batchId, sha256 } = (await bank.batch([first.paymentId])).data!
  expect(await payeesOf(batchId)).toEqual([
    {
      ...{
        paymentId: first.paymentId,
        amount: '10.00',
        beneficiary: 'Ana Ruiz',
        taxNumber: '12345678Z',
        iban: account,
      },
      ...{ setByName: 'Álvaro Sanchis', setAt: added!.createdAt, validatedAt: added!.createdAt },
      ...{ validatedByName: expect.any(String) as unknown, lastPaidAt: null, isAccountNew: false, isNameNew: false },
      changes: [],
    },
  ])
  await bank.release(batchId, sha256)
  await bank.handOver(batchId)
  const day = { iban, from: '2026-11-20', to: '2026-11-20', opening: 100_00n }
  const debit = { bookingDay: day.to, amount: -10_00n, endToEndId: first.endToEndId }
  await importFile(bank.maker, statementFile({ ...day, movements: [debit] }))
  await app.runJobs()

  app.clock.advance({ minutes: 1 })
  const another = { alias: 'Ahorro', account: sample.spanishIban(906), document: sample.pdf() }
  const { data: other } = await owner.client.POST('/v1/payment/bank-accounts', { body: another })
  const ofOther = { path: { id: other!.bankAccountId } }
  await bank.third.client.PATCH('/v1/payment/bank-accounts/{id}', {
    params: ofOther,
    body: { state: 'valid', seen: sample.SEEN },
  })
  const change = { params: { path: { id: owner.userId } }, body: { surname: 'Rey', phone: '+34611222555' } }
  await bank.third.client.PATCH('/v1/account/users/{id}', change)
  app.clock.advance({ hours: 73 })
  const second = await withdraw(other!.bankAccountId)
  const next = (await bank.batch([second.paymentId])).data!
  expect(await payeesOf(next.batchId)).toMatchObject([
    {
      ...{ beneficiary: 'Ana Rey', setByName: null, isAccountNew: true, isNameNew: true },
      lastPaidAt: expect.any(String) as unknown,
      changes: [{ kind: 'phone' }, { kind: 'identity' }],
    },
  ])
})
