import { calendarYearOf } from '@cauce/contract'
import { given, testApp, type Person, placeOrder } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let [person, administrator] = [] as unknown as [Person, Person]
let bankAccountId: string
beforeAll(async () => {
  person = await given(app).investor({ wallet: '1000.00' })
  bankAccountId = await given(app).bankAccount(person)
  administrator = await given(app).administrator()
})

const ask = async (type: 'income' | 'withdraw', amount: string, { client } = person) =>
  (await client.POST('/v1/wallet/transactions', { body: { type, amount, bankAccountId } })).data!

test('each withdrawal has a unique number, and an income has none', async () => {
  const asked = await Promise.all(['1.00', '2.00', '3.00'].map((amount) => ask('withdraw', amount)))
  const numbers = asked.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(3)
  const year = calendarYearOf(app.clock.now())
  for (const number of numbers) expect(number).toMatch(new RegExp(String.raw`^RT-${year}-\d{6}$`))
  expect((await ask('income', '50.00')).number).toBeNull()
})

test('a withdrawal entered by an administrator has a number, and an investment has none', async () => {
  const entered = await administrator.client.POST('/v1/wallet/transactions', {
    body: { type: 'withdraw', amount: '5.00', bankAccountId, walletId: person.walletId },
  })
  expect(entered.data!.number).toMatch(/^RT-\d{4}-\d{6}$/)
  const project = await given(app).project()
  expect((await placeOrder(person, project, '500.00')).response.status).toBe(201)
  const query = { issuerName: 'project_order' as const }
  const { data } = await person.client.GET('/v1/wallet/transactions', { params: { query } })
  expect(data!.data.map(({ type, number }) => [type, number])).toEqual([['withdraw', null]])
})

test('a withdrawal is found by its number in any spelling, by its owner and staff only', async () => {
  const { transactionId, number } = await ask('withdraw', '20.00')
  const found = async ({ client }: Person, typed: string) => {
    const { data } = await client.GET('/v1/wallet/transactions', { params: { query: { number: typed } } })
    return data!.data.map((row) => row.transactionId)
  }
  for (const typed of [number!, number!.replaceAll('-', ''), number!.toLowerCase()])
    expect(await found(administrator, typed)).toEqual([transactionId])
  expect(await found(person, number!)).toEqual([transactionId])
  expect(await found(await given(app).investor(), number!)).toEqual([])
  expect(await found(administrator, 'RT-1999-000001')).toEqual([])
  expect(await found(administrator, 'Ana')).toEqual([])
})

test('the number never changes, even when the withdrawal is rejected', async () => {
  const { transactionId, number } = await ask('withdraw', '30.00')
  const { data } = await administrator.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: transactionId } },
    body: { status: 'rejected', rejectReason: 'Cuenta equivocada' },
  })
  expect(data).toMatchObject({ status: 'rejected', number })
  const { $client } = app.kernel.database
  const change = (value: string | null) =>
    $client.query('update transactions set number = $1 where transaction_id = $2', [value, transactionId])
  await expect(change('RT-2026-999999')).rejects.toThrow('number and payee of a withdrawal never change')
  await expect(change(null)).rejects.toThrow('number and payee of a withdrawal never change')
})

test('the number has the year of the request in Madrid, and the count continues across years', async () => {
  const countOf = (number: string | null) => Number(number!.split('-')[2])
  app.clock.set('2026-12-31T22:59:59Z')
  const later = { ...person, ...(await given(app).session(person.userId)) }
  const last = await ask('withdraw', '6.00', later)
  app.clock.set('2026-12-31T23:00:00Z')
  const first = await ask('withdraw', '7.00', later)
  expect([last, first].map(({ number }) => number!.slice(0, 8))).toEqual(['RT-2026-', 'RT-2027-'])
  expect(countOf(first.number)).toBe(countOf(last.number) + 1)
})
