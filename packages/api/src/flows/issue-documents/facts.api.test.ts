import { formatAmount, parseAmount } from '@cauce/contract'
import { given, sample, testApp, type Person, type ProjectReference, placeOrder } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { activateDueOrders } from '../../modules/project/orders/index.ts'
import { findEarnings } from '../customer-page/overview.queries.ts'
import { settleFinancing } from '../finance-project.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { findActivity } from './activity.queries.ts'
import { findBalances, findHoldings, findInvested, findMovements, findPayments } from './facts.queries.ts'

/**
 * Ana: 500.00 in the mill, 200.00 revoked, and 100.00 in the bakery, left for a fee. Bea: the rest of 1,000.00. The
 * mill pays once and ends. Days of Madrid.
 */
const app = testApp(LONG_SESSIONS)
let ana: Person
let bea: Person
let mill: ProjectReference
const orderIds: string[] = []

const invest = async (person: Person, project: ProjectReference, amount: string) =>
  (await placeOrder(person, project, amount)).data!.orderId
const leave = ({ client }: Person, id: string, verb: 'revoke' | 'disinvest') =>
  client.POST(`/v1/project/orders/{id}/${verb}`, { params: { path: { id } } })

async function payBack({ projectId }: ProjectReference): Promise<void> {
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const { data } = await one.client.GET('/v1/project/distributions', { params: { query: { projectId } } })
  const { distributionId, interestDue, principalDue } = data!.data[0]!
  const params = { path: { id: distributionId } }
  const amount = formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
  const body = { amount, paidOn: '2027-03-01', file: sample.pdf(), creditsBeforeReceipt: true }
  await one.client.POST('/v1/project/distributions/{id}/record', { params, body })
  await other.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await app.runJobs()
}

beforeAll(async () => {
  app.clock.set('2026-11-30T22:59:59Z')
  ana = await given(app).investor({ wallet: '1000.00' })
  bea = await given(app).investor({ wallet: '1000.00' })
  const terms = { financingAmount: '1000.00', projectDuration: 3, deliveryFeePeriod: 'quarterly' } as const
  mill = await given(app).project({ ...terms, name: 'Molino', withdrawMoneyFinanced: true, targetProfitability: 1000 })
  const bakery = await given(app).project({ name: 'Horno', cancellationFee: 1000 })
  app.clock.set('2026-11-30T23:00:00Z')
  orderIds.push(await invest(ana, mill, '200.00'), await invest(ana, mill, '100.00'), await invest(ana, mill, '200.00'))
  await leave(ana, orderIds[0]!, 'revoke')
  orderIds.push(await invest(ana, bakery, '100.00'))
  app.clock.set('2026-12-06T09:00:00Z')
  await activateDueOrders(app.kernel)
  await leave(ana, orderIds[3]!, 'disinvest')
  await invest(bea, mill, '700.00')
  app.clock.set('2026-12-11T09:00:00Z')
  await settleFinancing(app.kernel, mill.projectId)
  app.clock.set('2027-03-01T22:59:59Z')
  await payBack(mill)
})

const days = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd })

test('the activity lists orders, months with movements, years with payments and ended projects', async () => {
  const { orders, ...activity } = await findActivity(app.kernel.database, ana.userId)
  expect(orders.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted())
  expect(new Set(orders.map(({ day }) => day))).toEqual(new Set(['2026-12-01']))
  expect(activity).toEqual({
    ended: [{ projectId: mill.projectId, day: '2027-03-01' }],
    months: ['2026-11', '2026-12', '2027-03'],
    paidYears: [2027],
    hasMoney: true,
  })
})

test('a person without money and orders has no activity', async () => {
  const { userId } = await given(app).investor()
  const nothing = { orders: [], ended: [], months: [], paidYears: [], hasMoney: false }
  expect(await findActivity(app.kernel.database, userId)).toEqual(nothing)
})

test('money in a project counts while the order is pending or active', async () => {
  const { database } = app.kernel
  const person = await given(app).investor({ wallet: '100.00' })
  const orderId = await invest(person, await given(app).project(), '100.00')
  const found = []
  for (const status of ['pending', 'active', 'finished', 'cancelled']) {
    await database.$client.query('update orders set status = $2 where order_id = $1', [orderId, status])
    found.push((await findActivity(database, person.userId)).hasMoney)
  }
  expect(found).toEqual([true, true, false, false])
})

test('the balances of a period are taken before its first and after its last second', async () => {
  const balances = async (from: string, to: string) => findBalances(app.kernel.database, ana.userId, days(from, to))
  expect(await balances('2026-11-01', '2026-11-29')).toEqual({ opening: 0n, closing: 0n })
  expect(await balances('2026-11-01', '2026-11-30')).toEqual({ opening: 0n, closing: 100_000n })
  expect(await balances('2026-12-01', '2026-12-31')).toEqual({ opening: 100_000n, closing: 69_000n })
})

test('movements of a period exclude payments of projects', async () => {
  const movements = async (from: string, to: string) =>
    (await findMovements(app.kernel.database, ana.userId, days(from, to)))
      .map(({ kind, amount, project }) => [kind, amount, project].join(' '))
      .toSorted()
  expect(await movements('2026-11-30', '2026-11-30')).toEqual(['deposit 100000 '])
  expect(await movements('2026-12-01', '2026-12-31')).toEqual([
    'disinvested 9000 Horno',
    'invested -10000 Horno',
    'invested -10000 Molino',
    'invested -20000 Molino',
    'invested -20000 Molino',
    'revoked 20000 Molino',
  ])
  expect(await movements('2027-03-01', '2027-03-01')).toEqual([])
})

test('payments are limited to the period or the project, and to the person', async () => {
  const { database } = app.kernel
  const principal = (parts: Awaited<ReturnType<typeof findPayments>>) => parts.map((part) => part.principal)
  expect(principal(await findPayments(database, ana.userId, { projectId: mill.projectId }))).toHaveLength(2)
  const ofDay = await findPayments(database, ana.userId, days('2027-03-01', '2027-03-01'))
  expect(principal(ofDay).toSorted()).toEqual([10_000n, 20_000n])
  expect(ofDay[0]).toMatchObject({ project: 'Molino', number: 1, part: 1, count: 1, isPartial: false, rate: 1900 })
  expect(ofDay[0]).toMatchObject({ paidOn: '2027-03-01', periodStart: '2026-12-11', dueDate: '2027-03-11' })
  for (const day of ['2027-02-28', '2027-03-02'])
    expect(await findPayments(database, ana.userId, days(day, day))).toEqual([])
})

test("a person's earnings are the interest of all their orders less the fees", async () => {
  const { database } = app.kernel
  const payments = await findPayments(database, ana.userId, { projectId: mill.projectId })
  const earned = payments.reduce((sum, { interest, fee }) => sum + interest - fee, 0n)
  expect(await findEarnings(database, ana.userId)).toEqual({ reflecting: 0n, earned })
  expect(payments.every(({ interest, fee }) => interest > fee && fee > 0n)).toBe(true)
})

test('holdings are the outstanding money in each project at the end of the day, by name', async () => {
  const holdings = async (day: string) =>
    (await findHoldings(app.kernel.database, ana.userId, day)).map((one) => [
      one.project,
      one.outstanding,
      one.expectedEnd,
    ])
  expect(await holdings('2026-11-30')).toEqual([])
  expect(await holdings('2026-12-01')).toEqual([
    ['Horno', 10_000n, null],
    ['Molino', 30_000n, null],
  ])
  expect(await holdings('2026-12-09')).toEqual([['Molino', 30_000n, null]])
  expect(await holdings('2027-02-28')).toEqual([['Molino', 30_000n, '2027-03-11']])
  expect(await holdings('2027-03-01')).toEqual([])
})

test("the summary counts only the investor's own unrevoked orders of the project", async () => {
  const invested = (person: Person, { projectId }: ProjectReference) =>
    findInvested(app.kernel.database, person.userId, projectId)
  expect([await invested(ana, mill), await invested(bea, mill)]).toEqual([30_000n, 70_000n])
  expect(await invested(ana, await given(app).project())).toBe(0n)
})

test('holdings say what was late or in default at the end of the day', async () => {
  const told: unknown[] = []
  const undone = inTransaction(app.kernel.database, async (tx) => {
    await tx.execute(sql`update distributions set due_date = '2027-02-18' where project_id = ${mill.projectId}`)
    await tx.execute(sql`insert into loan_defaults (loan_default_id, project_id, kind, since, past_due_since, past_due, state,
      ended_on, end_reason, ended_by, created_at, updated_at) values (${crypto.randomUUID()}, ${mill.projectId}, 'past-due',
      '2027-02-20', '2027-02-18', 100, 'cured', '2027-02-25', 'Pagado', ${ana.userId}, now(), now())`)
    // Recorded after the cure, with a day before it.
    await tx.execute(sql`insert into loan_defaults (loan_default_id, project_id, kind, since, reason, recorded_by, state, created_at,
      updated_at) values (${crypto.randomUUID()}, ${mill.projectId}, 'unlikely-to-pay', '2027-02-22', 'Concurso', ${ana.userId},
      'open', now(), now())`)
    for (const day of ['2027-02-18', '2027-02-19', '2027-02-23', '2027-02-25']) {
      const holdings = await findHoldings(tx, ana.userId, day)
      told.push(holdings.map(({ daysLate, defaultedOn, isLost }) => [daysLate, defaultedOn, isLost]))
    }
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(told).toEqual([[[0, null, false]], [[1, null, false]], [[5, '2027-02-20', false]], [[7, '2027-02-22', false]]])
})
