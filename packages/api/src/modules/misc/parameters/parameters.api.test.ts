import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { followParameters } from '../../../database/index.ts'

const app = testApp({}, { areParametersFixed: false })
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const sql = (statement: string, ...values: unknown[]) => app.kernel.database.$client.query(statement, values)
/** Sessions expire as days pass. */
const clientOf = async ({ userId }: Person) => app.client((await given(app).session(userId)).token)

const change = { name: 'fourEyesThreshold', value: '20000.00', basis: 'Acuerdo del consejo' } as const
const propose = async (body: object = {}, by = ada) =>
  (await clientOf(by)).POST('/v1/misc/parameters', { body: { ...change, validFrom: dayIn(4), ...body } })
const proposed = async (body: object = {}) => (await propose(body)).data!.parameterId
const approve = async (id: string, by: Person) =>
  (await clientOf(by)).PATCH('/v1/misc/parameters/{id}', { params: { path: { id } }, body: { state: 'active' } })
const threshold = () => app.kernel.parameters.at(app.clock.now()).fourEyesThreshold

describe('a raise of the threshold of four eyes', () => {
  const announced = async (amount: string) => {
    const customer = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(customer)
    const body = { type: 'income', amount, bankAccountId } as const
    return (await customer.client.POST('/v1/wallet/transactions', { body })).data!.transactionId
  }
  const approveIncome = async (id: string, by: Person) => {
    const body = { status: 'completed', file: sample.pdf() } as const
    return (await (await clientOf(by)).PATCH('/v1/wallet/transactions/{id}', { params: { path: { id } }, body })).data
  }

  it('takes two administrators and 48 hours, and holds for what is asked for afterwards', async () => {
    const id = await proposed()
    expect((await approve(id, ada)).error).toMatchObject({ code: 'maker-is-checker' })
    app.clock.advance({ days: 1 })
    expect(threshold()).toBe(1_000_000n)
    const before = await announced('15000.00')
    expect((await approve(id, bea)).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect(threshold()).toBe(1_000_000n)
    app.clock.set(`${dayIn(3)}T09:00:00Z`)
    expect(threshold()).toBe(2_000_000n)
    const cleo = await given(app).administrator()
    expect(await approveIncome(before, cleo)).toMatchObject({ status: 'pending' })
    expect(await approveIncome(await announced('15000.00'), ada)).toMatchObject({ status: 'completed' })
    expect(await approveIncome(before, bea)).toMatchObject({ status: 'completed' })
  })

  it('is not made by the application alone: neither without a second administrator, nor sooner, nor in place', async () => {
    const insert = (columns: string, values: string) =>
      sql(
        `insert into parameters (parameter_id, name, value, basis, created_at, updated_at, state, ${columns}) values (gen_random_uuid(), 'fourEyesThreshold', '1.00', '', now(), now(), 'active', ${values})`,
      )
    await expect(insert('valid_from', "'2026-01-01'")).rejects.toMatchObject({ constraint: 'parameters_first' })
    await expect(insert('valid_from', "'2000-01-01'")).rejects.toMatchObject({ constraint: 'parameters_active_key' })
    const alone = `'${ada.userId}', '${ada.userId}', now(), '2099-01-01'`
    const columns = 'proposed_by, approved_by, decided_at, valid_from'
    await expect(insert(columns, alone)).rejects.toMatchObject({ constraint: 'parameters_two_administrators' })
    const sooner = `'${ada.userId}', '${bea.userId}', now(), (now() + interval '1 day')::date`
    await expect(insert(columns, sooner)).rejects.toMatchObject({ constraint: 'parameters_notice' })
    await expect(sql("update parameters set value = '1.00'")).rejects.toThrow('never changed in place')
  })
})

it('is proposed and approved 48 hours before its day', async () => {
  app.clock.set('2027-03-10T09:00:00Z')
  const tooEarly = { code: 'date-too-early', params: { earliest: '2027-03-13' } }
  expect((await propose({ validFrom: '2027-03-12' })).error).toMatchObject({
    errors: [{ path: 'validFrom', ...tooEarly }],
  })
  const id = await proposed({ validFrom: '2027-03-13' })
  app.clock.set('2027-03-10T23:00:01Z')
  expect((await approve(id, bea)).error).toMatchObject({ ...tooEarly, params: { earliest: '2027-03-14' } })
  app.clock.set('2027-03-10T23:00:00Z')
  expect((await approve(id, bea)).data).toMatchObject({ state: 'active' })
})

it.each([
  { name: 'maximumIncome', value: '0.00', code: 'amount-not-positive' },
  { name: 'earlyCreditDays', value: '0', code: 'number-too-small' },
  { name: 'defaultThresholdShare', value: '100', code: 'percentage-not-below-100' },
  { name: 'journalFees', value: '70.5', code: 'journal-account-invalid' },
  { name: 'isSheetRequired', value: 'true', code: 'choice-invalid' },
])('$name cannot be $value', async ({ name, value, code }) => {
  expect((await propose({ name, value })).error).toMatchObject({ errors: [{ path: 'value', code }] })
})

it('are taken from the settings once', async () => {
  const logged: object[] = []
  const log = { info: (details: object) => void logged.push(details) }
  const other = { ...app.kernel.settings.firstParameters, fourEyesThreshold: 9_900_000_000n, closingDays: 29 }
  const followed = await followParameters(app.kernel.database, other, log)
  followed.stop()
  expect(followed.at(new Date('2026-01-01'))).toEqual(app.kernel.settings.firstParameters)
  expect(logged).toEqual([])
})

it('keep a reflection period of four days outside a demonstration', async () => {
  const body = { name: 'reflectionDays', value: '3' } as const
  expect((await propose(body)).error).toBeUndefined()
  Object.assign(app.kernel.settings, { isDemonstration: false })
  const { error } = await propose(body)
  Object.assign(app.kernel.settings, { isDemonstration: true })
  expect(error).toMatchObject({ errors: [{ path: 'value', code: 'number-too-small', params: { minimum: 4 } }] })
})
