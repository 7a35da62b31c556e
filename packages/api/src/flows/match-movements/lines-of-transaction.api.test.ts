import { given, testApp } from '@cauce/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectIntactBooks, givenMatching } from './testing/match-payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

const linesOf = async (transactionId: string) => {
  const { data } = await bank.maker.client.GET('/v1/bank/movements', { params: { query: { transactionId } } })
  expect(data!.total).toBe(data!.data.length)
  return data!.data.map(({ movementId, matchedWith }) => [movementId, ...matchedWith.map((one) => one.transactionId)])
}

async function credited(...amounts: string[]) {
  const person = await given(app).investor()
  const movementIds = await bank.lines(...amounts.map((amount) => ({ amount, remittance: 'Sin referencia' })))
  for (const [index, id] of movementIds.entries())
    await bank.matchByTwo(id, { kind: 'wallet', id: person.walletId, amount: amounts[index]! })
  const { data } = await person.client.GET('/v1/wallet/transactions')
  const incomeOf = new Map(data!.data.map(({ amount, transactionId }) => [amount, transactionId]))
  return { movementIds, transactionIds: amounts.map((amount) => incomeOf.get(amount)!) }
}

test('an income lists only the lines that it is matched with', async () => {
  const { movementIds, transactionIds } = await credited('61.00', '62.00')
  expect(await linesOf(transactionIds[0]!)).toEqual([[movementIds[0], transactionIds[0]]])
  expect(await linesOf(transactionIds[1]!)).toEqual([[movementIds[1], transactionIds[1]]])
})

test('undoing a match leaves the income without a line', async () => {
  const { movementIds, transactionIds } = await credited('63.00')
  expect((await bank.undo(bank.checker, movementIds[0]!)).response.status).toBe(200)
  expect(await linesOf(transactionIds[0]!)).toEqual([])
})

test('the line of a withdrawal is the debit of its payment', async () => {
  const { payment, transactionId } = await bank.sent('64.00')
  expect(await linesOf(transactionId)).toEqual([])
  const [line] = await bank.lines({ amount: '-64.00', endToEndId: payment.endToEndId })
  expect(await linesOf(transactionId)).toEqual([[line, transactionId]])
})
