import { given, sample, testApp, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../database/index.ts'
import { markBankAccount } from './index.ts'

const app = testApp()
let person: Person
beforeAll(async () => {
  person = await given(app).investor()
})

let ibans = 900
const add = async () => {
  const account = spanishIban((ibans += 1))
  const body = { alias: 'Cuenta', account, document: sample.pdf() }
  return (await person.client.POST('/v1/payment/bank-accounts', { body })).data!
}
const byId = (id: string) => ({ params: { path: { id } } })
const read = async (id: string) => (await person.client.GET('/v1/payment/bank-accounts/{id}', byId(id))).data
const mark = (bankAccountId: string, iban: string, message = 'Cuenta cancelada') =>
  inTransaction(app.kernel.database, (tx) => markBankAccount(tx, { bankAccountId, iban, message }, app.clock.now()))

test('an account rejected by a bank is in error with the first reason of the bank', async () => {
  const { bankAccountId, account, updatedAt } = await add()
  await mark(bankAccountId, account)
  const marked = await read(bankAccountId)
  expect(marked).toMatchObject({ state: 'error', errorMessage: 'Cuenta cancelada' })
  expect(Date.parse(marked!.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  await mark(bankAccountId, account, 'Otra cosa')
  expect(await read(bankAccountId)).toEqual(marked)
})

test('an account with a changed IBAN or a deleted one is not marked', async () => {
  const [changed, gone] = [await add(), await add()]
  await mark(changed.bankAccountId, spanishIban((ibans += 1)))
  expect(await read(changed.bankAccountId)).toEqual(changed)
  await person.client.DELETE('/v1/payment/bank-accounts/{id}', byId(gone.bankAccountId))
  await mark(gone.bankAccountId, gone.account)
  await mark('0190f3a0-0000-7000-8000-000000000001', gone.account)
  const { rows } = await app.kernel.database.$client.query(
    'select state, error_message from bank_accounts where bank_account_id = $1',
    [gone.bankAccountId],
  )
  expect(rows).toEqual([{ state: 'pending', error_message: null }])
})

test('a changed alias keeps the certificate, and a decision is recorded with its reason', async () => {
  const { bankAccountId, document } = await add()
  const administrator = await given(app).administrator()
  const edit = (body: object) =>
    administrator.client.PATCH('/v1/payment/bank-accounts/{id}', { ...byId(bankAccountId), body })
  expect((await edit({ alias: 'Ahorro' })).data).toMatchObject({ document })
  await edit({ state: 'error', errorMessage: 'No se lee' })
  const query = { recordId: bankAccountId, orderSide: 'asc' } as const
  const { data } = await administrator.client.GET('/v1/misc/audit', { params: { query } })
  expect(data!.data).toMatchObject([
    { operation: 'bankAccounts.edit', userId: person.userId, reason: null },
    { operation: 'bankAccounts.edit', userId: person.userId, reason: 'No se lee' },
  ])
})
