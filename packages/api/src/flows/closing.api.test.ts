import { calendarDateOf, addMonths } from '@cauce/contract'
import { given, testApp, type Person, givenPostings, untilWaiting, whileLocked, placeOrder } from '@cauce/testing'
import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { modules } from '../modules.ts'
import { CLEARING_ACCOUNT } from '../modules/wallet/ledger/index.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'
import { closeDueAccounts } from './closing.ts'

const app = testApp({ ...LONG_SESSIONS, closingDays: 7 })
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const PATH = '/v1/account/closing'
const close = (person: Person, by = person) =>
  by.client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
const stateOf = async ({ client }: Pick<Person, 'client'>) => (await client.GET(PATH)).data!
const withdraw = ({ client }: Pick<Person, 'client'>) => client.DELETE(PATH)
const runJob = (name: string) =>
  modules
    .flatMap((make) => make(app.kernel).jobs ?? [])
    .find(({ job }) => job.name === name)!
    .handle({})
const rowOf = async ({ userId }: Person) =>
  (
    await app.kernel.database.execute<{ state: string; erased_at: string | null; name: string }>(
      sql`select c.state, c.erased_at, u.name from account_closings c join users u using (user_id) where user_id = ${userId}`,
    )
  ).rows[0]
const auditsOf = async ({ userId }: Person) =>
  (
    await app.kernel.database.execute<{ actor_id: string | null }>(
      sql`select actor_id from audit_records where operation = 'users.remove' and record_id = ${userId} order by created_at`,
    )
  ).rows
async function subjectsTo({ userId }: Person) {
  await app.runJobs()
  const { rows } = await app.kernel.database.execute<{ title: string }>(
    sql`select words->'es'->>'title' as title from notifications where user_id = ${userId} order by created_at, notification_id`,
  )
  return rows.map(({ title }) => title)
}

describe("asking to close one's own account", () => {
  test('takes a code, and is refused to staff', async () => {
    const person = await given(app).person()
    const trusted = { ...person, ...(await given(app).session(person.userId, 'trusted')) }
    expect((await close(trusted)).error).toMatchObject({ status: 403, code: 'code-required' })
    for (const staff of [await given(app).administrator(), await given(app).manager()])
      expect((await close(staff)).error).toMatchObject({ status: 409, code: 'own-account' })
  })

  test('shows beforehand what is kept until when, the identity only after a verification', async () => {
    const day = calendarDateOf(new Date(app.clock.now().getTime() + 7 * 86_400_000))
    const stranger = await given(app).person()
    const customer = await given(app).person()
    await customer.client.POST('/v1/account/verifications')
    const kept = async (person: Person) =>
      Object.fromEntries((await stateOf(person)).kept.map(({ kind, until }) => [kind, until]))
    const six = addMonths(day, 72)
    expect(await kept(stranger)).toEqual({ identity: null, books: six, papers: six, tax: six })
    expect(await kept(customer)).toEqual({ identity: addMonths(day, 120), books: six, papers: six, tax: six })
  })

  test('closes nothing yet, mails the day once and refuses orders and movements', async () => {
    const person = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(person)
    const project = await given(app).project()
    for (const _ of [1, 2]) expect((await close(person)).response.status).toBe(204)
    const { closing } = await stateOf(person)
    expect(Date.parse(closing!.closesAt) - Date.parse(closing!.askedAt)).toBe(7 * 86_400_000)
    expect(await subjectsTo(person)).toEqual(['Ha pedido cerrar su cuenta'])
    for (const type of ['income', 'withdraw'] as const) {
      const body = { type, amount: '10.00', bankAccountId }
      const { error } = await person.client.POST('/v1/wallet/transactions', { body })
      expect(error, type).toMatchObject({ status: 409, code: 'account-closing' })
    }
    const { error } = await placeOrder(person, project, '100.00')
    expect(error).toMatchObject({ status: 409, code: 'account-closing' })
    expect(await auditsOf(person)).toEqual([])
  })
})

describe('the closing', () => {
  test('is not carried out once it is withdrawn, and can be requested again', async () => {
    const person = await given(app).investor()
    await close(person)
    expect((await withdraw(person)).response.status).toBe(204)
    expect((await withdraw(person)).error).toMatchObject({ code: 'not-found' })
    expect(await subjectsTo(person)).toEqual(['Ha pedido cerrar su cuenta', 'Su cuenta sigue abierta'])
    app.clock.advance({ days: 8 })
    await runJob('closeAccounts')
    expect((await stateOf(person)).closing).toBeNull()
    await close(person)
    expect((await stateOf(person)).closing).not.toBeNull()
  })

  test('is carried out only after its waiting time, with a record of each stage', async () => {
    const person = await given(app).person()
    await person.client.POST('/v1/account/verifications')
    await close(person)
    app.clock.advance({ days: 6, hours: 23 })
    await runJob('closeAccounts')
    expect(await rowOf(person)).toMatchObject({ state: 'waiting' })
    app.clock.advance({ hours: 1 })
    await Promise.all([runJob('closeAccounts'), runJob('closeAccounts')])
    expect(await rowOf(person)).toMatchObject({ state: 'closed', name: '—', erased_at: null })
    expect(await auditsOf(person)).toHaveLength(1)
    expect((await (await given(app).session(person.userId)).client.GET(PATH)).response.status).toBe(401)
    app.clock.advance({ days: 3654 })
    await runJob('carryOutRetention')
    expect(await rowOf(person)).toMatchObject({ state: 'erased' })
    expect(await auditsOf(person)).toHaveLength(2)
  })

  test('reaches the last stage at once when the identity need not be kept', async () => {
    const person = await given(app).person()
    await close(person)
    app.clock.advance({ days: 7 })
    await runJob('closeAccounts')
    expect(await rowOf(person)).toMatchObject({ state: 'erased', name: '—' })
  })

  test('is stopped when money came in meanwhile', async () => {
    const person = await given(app).person()
    await close(person)
    await inTransaction(app.kernel.database, (tx) =>
      givenPostings(
        tx,
        [{ kind: 'income', debitAccountId: CLEARING_ACCOUNT, creditAccountId: person.walletId, amount: 100n }],
        app.clock.now(),
      ),
    )
    app.clock.advance({ days: 7 })
    await runJob('closeAccounts')
    expect(await rowOf(person)).toMatchObject({ state: 'stopped' })
    expect(await subjectsTo(person)).toEqual(['Ha pedido cerrar su cuenta', 'Su cuenta no se ha podido cerrar'])
    expect((await stateOf(person)).closing).toBeNull()
  })

  test('by an administrator is done at once, even while another one waits', async () => {
    const person = await given(app).person()
    await close(person)
    expect((await close(person, administrator)).response.status).toBe(204)
    expect(await rowOf(person)).toMatchObject({ state: 'erased', name: '—' })
    expect(await auditsOf(person)).toEqual([{ actor_id: administrator.userId }])
  })
})

const CHANGES: Readonly<Record<string, SQL>> = {
  'was withdrawn': sql`update account_closings set state = 'withdrawn'`,
  'was requested again': sql`update account_closings set closes_at = closes_at + interval '7 days'`,
}

test.each(Object.keys(CHANGES))('an account whose closing %s stays', async (what) => {
  const person = await given(app).person()
  expect((await close(person)).response.status).toBe(204)
  app.clock.advance({ days: 7 })
  const statement = 'select cauce_lock_accounts(array[$1]::uuid[])'
  let job: Promise<void> | undefined
  await whileLocked(app, { statement, values: [person.walletId] }, async () => {
    job = closeDueAccounts(app.kernel)
    await untilWaiting(app, 1)
    await app.kernel.database.execute(sql`${CHANGES[what]} where user_id = ${person.userId}`)
  })
  await job
  expect((await person.client.GET('/v1/account/users/me')).response.status).toBe(200)
})
