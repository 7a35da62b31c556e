import { sample, startTestApp, type TestApp } from '@cauce/testing'
import { importFile, statementFile } from '@cauce/testing/bank-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPayments } from './testing/payments.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
})
afterAll(() => app.stop())

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

test('a cancelled batch deducts nothing', async () => {
  const bank = await givenPayments(app, sample.spanishIban(903))
  const { payment } = await bank.withdrawal('10.00')
  const { batchId } = (await bank.batch([payment.paymentId])).data!
  await bank.cancelBatch(batchId)
  expect(await bank.balance(batchId)).toMatchObject({ underWay: '0.00', ofBatch: '0.00' })
})
