import { given, sample, testApp, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const byId = (id: string) => ({ params: { path: { id } } })
const waitingOf = async ({ userId }: Person) =>
  (await administrator.client.GET('/v1/account/users/{id}', byId(userId))).data!.waitingCount
const sql = (statement: string, ...values: unknown[]) => app.kernel.database.$client.query(statement, values)

/** Contribution of each thing in each state. */
const WAITING: Readonly<Record<string, readonly [state: string, waits: number][]>> = {
  tickets: [
    ['Open', 1],
    ['InProcess', 0],
    ['PendingCustomer', 0],
    ['PendingManager', 1],
    ['Closed', 0],
    ['Dismissed', 0],
  ],
  bank_accounts: [
    ['pending', 1],
    ['valid', 0],
    ['error', 0],
  ],
}
const make: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  tickets: ({ client }) => client.POST('/v1/support/tickets', { body: { title: 'Una duda', description: 'Pregunta' } }),
  bank_accounts: ({ client }) =>
    client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Cuenta', account: spanishIban(41), document: sample.pdf() },
    }),
}

test.each(Object.keys(WAITING))('counts the %s of a person that wait for staff', async (table) => {
  const [person, other] = [await given(app).investor(), await given(app).investor()]
  await make[table]!(person)
  for (const [state, waits] of WAITING[table]!) {
    const message = state === 'error' ? ', error_message = $3' : ''
    const values = [state, person.userId, ...(message === '' ? [] : ['No se lee'])]
    await sql(`update ${table} set state = $1${message} where user_id = $2`, ...values)
    expect([await waitingOf(person), await waitingOf(other)], state).toEqual([waits, 0])
  }
})

test('counts a verification awaiting a decision and a pending movement, but no deleted account', async () => {
  const [person, other] = [await given(app).person(), await given(app).person()]
  const { verificationId } = (await person.client.POST('/v1/account/verifications')).data!
  expect(await waitingOf(person)).toBe(0)
  const play = { ...byId(verificationId), body: { outcome: 'Completed' as const } }
  await person.client.POST('/v1/account/verifications/{id}/sandbox', play)
  expect([await waitingOf(person), await waitingOf(other)]).toEqual([1, 0])
  const investor = await given(app).investor({ wallet: '100.00' })
  const { transactionId } = await given(app).withdrawal(investor, '10.00')
  expect(await waitingOf(investor)).toBe(1)
  const decision = { ...byId(transactionId), body: { status: 'rejected', rejectReason: 'Titular distinto' } as const }
  await administrator.client.PATCH('/v1/wallet/transactions/{id}', decision)
  expect(await waitingOf(investor)).toBe(0)
  const { bankAccountId } = await make['bank_accounts']!(investor).then(
    (answer) => (answer as { data: { bankAccountId: string } }).data,
  )
  expect(await waitingOf(investor)).toBe(1)
  await investor.client.DELETE('/v1/payment/bank-accounts/{id}', byId(bankAccountId))
  expect(await waitingOf(investor)).toBe(0)
})
