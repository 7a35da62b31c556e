import { given, testApp, type Person } from '@cauce/testing'
import { beginImport, checkedImport, csvFile, MOVEMENT_HEADINGS } from '@cauce/testing/csv-imports'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator()
})

const query = async (statement: string, ...values: unknown[]) =>
  (await app.kernel.database.$client.query(statement, values)).rows
const check = (...lines: readonly (readonly string[])[]) =>
  checkedImport(app, ada, 'movements', csvFile([[...MOVEMENT_HEADINGS, 'Cuenta'], ...lines]))
const entry = (customer: string, amount: string, account = '') => [
  customer,
  'Ingreso',
  amount,
  '03/11/2026',
  '',
  account,
]
async function linesOf(importId: string) {
  const { data } = await ada.client.GET('/v1/misc/import-lines', { params: { query: { importId, take: 100 } } })
  return data!.data
}
const refusalsOf = async (importId: string) =>
  (await linesOf(importId)).map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`).join())
async function holder() {
  const person = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(person)
  const [{ account }] = await query('select account from bank_accounts where bank_account_id = $1', bankAccountId)
  return { ...person, bankAccountId, account: account as string }
}

test('a customer is found by e-mail, id, tax number, document or reference, however typed', async () => {
  const { userId } = await holder()
  await query(
    "update users set tax_number = '12345678Z', identification_document_number = 'XA1234567' where user_id = $1",
    userId,
  )
  const [{ email }] = await query('select email from users where user_id = $1', userId)
  const [{ reference }] = await query('select reference from wallets where user_id = $1', userId)
  const said = [email.toUpperCase(), userId.toUpperCase(), '12.345.678-z', 'xa 1234567', reference.toLowerCase()]
  const checked = await check(...said.map((one) => entry(one, '1')))
  expect(checked).toMatchObject({ goodCount: 5, incomes: '5.00' })
  await beginImport(app, ada, checked.importId)
  expect((await linesOf(checked.importId)).map((line) => line.userId)).toEqual(Array(5).fill(userId))
  await query('update users set deleted_at = now() where user_id = $1', userId)
  const after = await check(...said.map((one) => entry(one, '2')))
  expect(await refusalsOf(after.importId)).toEqual(Array(5).fill('customer customer-unknown'))
})

test('pending incomes and earlier lines count towards the maximum of a wallet', async () => {
  const [one, other] = [await holder(), await holder()]
  const million = (person: Person) => entry(person.userId, '1000000')
  const nine = Array.from({ length: 9 }, () => million(one))
  const first = await check(...nine, million(other))
  expect(first).toMatchObject({ goodCount: 10, incomes: '10000000.00' })
  await beginImport(app, ada, first.importId)
  const second = await check(million(one), million(one), million(other), entry(one.userId, '0.01'))
  expect(await refusalsOf(second.importId)).toEqual([
    '',
    'amount above-wallet-maximum',
    '',
    'amount above-wallet-maximum',
  ])
  // Already decided.
  await query("update transactions set status = 'rejected', reject_reason = 'x' where user_id = $1", one.userId)
  const third = await check(...nine, million(one), million(one))
  expect((await refusalsOf(third.importId)).filter((refusal) => refusal !== '')).toHaveLength(1)
})

test('reserved money counts towards the maximum of a wallet', async () => {
  const person = await holder()
  const rich = await given(app).investor({ wallet: '9999990.00' })
  await given(app).withdrawal(rich, '9000000.00')
  const checked = await check(entry(rich.userId, '10.01'), entry(rich.userId, '10'), entry(person.userId, '10.01'))
  expect(await refusalsOf(checked.importId)).toEqual(['amount above-wallet-maximum', '', ''])
})

test('a line uses the account that it names, else the only valid one, else the main one', async () => {
  const [ana, ben] = [await holder(), await holder()]
  const made = async (account: string) => {
    const checked = await check(entry(ana.userId, '1', account))
    const refusals = (await refusalsOf(checked.importId)).filter((refusal) => refusal !== '')
    if (refusals.length > 0) return refusals
    await beginImport(app, ada, checked.importId)
    const [line] = await linesOf(checked.importId)
    const [row] = await query('select bank_account_id from transactions where transaction_id = $1', line!.recordId)
    return row.bank_account_id as string
  }
  expect(await made('')).toBe(ana.bankAccountId)
  expect(await made(ben.account)).toEqual(['account bank-account-not-valid'])
  const [second] = await query(
    `insert into bank_accounts (bank_account_id, user_id, alias, account, main, state, created_at, updated_at)
     values (uuidv7(), $1, 'Ahorro', $2, false, 'valid', now(), now()) returning bank_account_id as id, account`,
    ana.userId,
    spanishIban(710_001),
  )
  expect(await made('')).toBe(ana.bankAccountId)
  expect(await made(second.account)).toBe(second.id)
  await query('update bank_accounts set main = not main where user_id = $1', ana.userId)
  expect(await made('')).toBe(second.id)
  await query("update bank_accounts set state = 'pending' where bank_account_id = $1", second.id)
  expect(await made('')).toBe(ana.bankAccountId)
  expect(await made(second.account)).toEqual(['account bank-account-not-valid'])
  await query('update bank_accounts set deleted_at = now() where bank_account_id = $1', ana.bankAccountId)
  expect(await made(ana.account)).toEqual(['account bank-account-not-valid'])
  expect(await made('')).toEqual(['account bank-account-not-valid'])
})

test('a withdrawal of a disabled person, or to an account that was not valid before a change of access, is refused', async () => {
  const [ana, ben] = [await holder(), await holder()]
  const params = { path: { id: ana.userId } }
  await ada.client.PATCH('/v1/account/users/{id}', { params, body: { phone: '+34611222555' } })
  await query('update users set disabled = true where user_id = $1', ben.userId)
  const lines = [ana, ben].map(({ userId, account }) => [userId, 'Retirada', '1', '03/11/2026', '', account])
  expect(await refusalsOf((await check(...lines)).importId)).toEqual([
    'account payee-too-new',
    'customer account-under-review',
  ])
})
