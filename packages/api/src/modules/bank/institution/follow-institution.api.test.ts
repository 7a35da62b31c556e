import {
  given,
  openCompanyAccount,
  startGivenInstitution,
  startTestApp,
  type Person,
  type TestApp,
} from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueJob } from '../../../jobs/index.ts'
import { reconcile } from '../../wallet/reconciliation/index.ts'
import { followInstitutionJob } from './institution-events.service.ts'
import { institutionOf } from './institution.service.ts'

let sandbox: Awaited<ReturnType<typeof startGivenInstitution>>
let app: TestApp
let admins: readonly [Person, Person]
beforeAll(async () => {
  sandbox = await startGivenInstitution()
  app = await startTestApp({ institution: sandbox.settings })
  sandbox.attach(app)
  admins = [await given(app).administrator(), await given(app).administrator()]
  const holder = { walletId: admins[0].walletId, name: '', reference: '' }
  const { bookedOn } = (await institutionOf(app.kernel).openAccount(holder))!
  await openCompanyAccount(admins, { iban: bookedOn, bic: 'SANDESM1XXX', beneficiary: 'Sandbox, clientes' })
})
afterAll(async () => {
  await app.stop()
  await sandbox.close()
})

async function announced(amount: string) {
  const investor = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(investor)
  const body = { type: 'income', amount, bankAccountId } as const
  const { transactionId } = (await investor.client.POST('/v1/wallet/transactions', { body })).data!
  const send = () => investor.client.POST('/v1/bank/sandbox-transfers', { body: { transactionId } })
  const balance = async () => {
    const params = { path: { id: investor.walletId } }
    // Sessions expire while the test advances the clock.
    const { client } = await given(app).session(investor.userId)
    return (await client.GET('/v1/wallet/wallets/{id}', { params })).data!.balance
  }
  return { investor, transactionId, send, balance }
}
const poll = async () => {
  await queueJob(app.kernel.database, followInstitutionJob, {})
  await app.runJobs()
}
const intact = async () =>
  (await reconcile(app.kernel)).invariants
    .filter(({ exceptionCount }) => exceptionCount > 0)
    .map(({ invariant }) => invariant)
const movements = async () => {
  const { rows } = await app.kernel.database.$client.query<{ amount: string }>('select amount from bank_movements')
  return rows.length
}

test("a transfer to the person's own account is credited after its event, and the books balance", async () => {
  const { send, balance, investor, transactionId } = await announced('400.00')
  expect((await send()).response.status).toBe(204)
  expect(await balance()).toBe('0.00')
  await sandbox.deliver()
  await app.runJobs()
  expect(await balance()).toBe('400.00')
  const params = { path: { id: transactionId } }
  expect((await investor.client.GET('/v1/wallet/transactions/{id}', { params })).data).toMatchObject({
    status: 'completed',
  })
  expect(await intact()).toEqual([])
  expect((await send()).error).toMatchObject({ status: 409, code: 'state-forbids' })
})

test('a transfer with a lost event is credited once, by polling', async () => {
  const { send, balance } = await announced('125.50')
  await send()
  sandbox.lose()
  const before = await movements()
  await poll()
  expect(await balance()).toBe('125.50')
  await poll()
  expect(await movements()).toBe(before + 1)
  expect(await intact()).toEqual([])
})

test('duplicate and reordered events credit each of two equal transfers once', async () => {
  const [one, other] = [await announced('70.00'), await announced('70.00')]
  await one.send()
  await other.send()
  const notices = sandbox.books.state.notices.slice(-2)
  await sandbox.deliver()
  await app.runJobs()
  sandbox.books.state.notices.push(...notices.toReversed())
  await sandbox.deliver()
  await app.runJobs()
  sandbox.books.state.notices.splice(-2)
  expect([await one.balance(), await other.balance()]).toEqual(['70.00', '70.00'])
  expect(await intact()).toEqual([])
})

test('the statement of a past day is imported if the institution was down on it', async () => {
  const { send, balance } = await announced('33.00')
  await send()
  sandbox.lose()
  sandbox.faults.isDown = true
  await expect(poll()).rejects.toThrow('answered 503')
  expect(app.takeErrors()).toHaveLength(1)
  app.clock.advance({ days: 2 })
  sandbox.faults.isDown = false
  await poll()
  expect(await balance()).toBe('33.00')
  expect(await intact()).toEqual([])
})

test('an event of an unknown kind is kept without effect and counted for staff', async () => {
  sandbox.books.notify('account.renamed', null)
  await sandbox.deliver()
  await app.runJobs()
  const { client } = await given(app).session(admins[0].userId)
  expect((await client.GET('/v1/bank/institution')).data).toMatchObject({
    name: 'sandbox',
    isReachable: true,
    unknownEvents: 1,
    waitingEvents: 0,
    balance: '698.50',
  })
})
