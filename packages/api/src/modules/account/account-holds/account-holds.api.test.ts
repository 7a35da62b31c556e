import { declaredBackground, given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** Ley 10/2010, articles 14 and 42. */
const app = testApp()
let admin: Person
let customer: Person
beforeAll(async () => {
  admin = await given(app).administrator({ name: 'Ada', surname: 'Soler' })
})
beforeEach(async () => {
  customer = await given(app).investor()
})

const path = '/v1/account/diligence/{id}'
const of = ({ userId }: Person) => ({ path: { id: userId } })
const read = async (who = customer) => (await admin.client.GET(path, { params: of(who) })).data!
/** One second apart, because newest comes first. */
const later = () => app.clock.advance({ seconds: 1 })
const screen = (listKind: 'sanctions' | 'exposure', who = customer) => {
  later()
  const days = { listDate: '2026-11-01', checkedOn: '2026-11-20' }
  const body = {
    ...days,
    subject: 'Aurora Sanz',
    listKind,
    listName: `Lista ${listKind}`,
    result: 'confirmed' as const,
  }
  return admin.client.POST(`${path}/screenings`, { params: of(who), body: { ...body, reason: 'Coincide todo' } })
}
const declare = ({ client }: Person, exposedOffice: string) => {
  later()
  const body = { ...declaredBackground, exposure: 'own' as const, exposedOffice }
  return client.POST('/v1/account/customer-declarations', { body })
}
async function approve(who: Person) {
  later()
  const { holds } = await read(who)
  const { accountHoldId: holdId } = holds.find(({ kind, state }) => kind === 'exposure' && state !== 'lifted')!
  const params = { path: { id: who.userId, holdId } }
  const body = { action: 'approve' as const, reason: 'Sueldo público' }
  return admin.client.POST(`${path}/holds/{holdId}/steps`, { params, body })
}
const holdsOf = async (who: Person) => (await read(who)).holds.map(({ kind, state }) => `${kind} ${state}`)

test('a sanctions hit also holds an account that is held for a public function', async () => {
  await declare(customer, 'Alcaldesa')
  await screen('sanctions')
  expect(await holdsOf(customer)).toEqual(['sanctions active', 'exposure active'])
  await approve(customer)
  expect(await holdsOf(customer)).toEqual(['sanctions active', 'exposure lifted'])
  expect((await read()).isOnHold).toBe(true)
})

test('an approval for one person does not count for another', async () => {
  const other = await given(app).investor()
  await declare(other, 'Concejala')
  await approve(other)
  await declare(customer, 'Concejala')
  expect(await holdsOf(customer)).toEqual(['exposure active'])
})

test('an office approved before the latest one needs approval again', async () => {
  for (const office of ['Alcaldesa', 'Ministra']) {
    await declare(customer, office)
    await approve(customer)
  }
  await declare(customer, 'Ministra')
  expect((await read()).isOnHold).toBe(false)
  await declare(customer, 'Alcaldesa')
  expect((await holdsOf(customer))[0]).toBe('exposure active')
})

test("the list has the newest first and only this customer's entries", async () => {
  const other = await given(app).investor()
  const assess = (who: Person, level: 'low' | 'high') => {
    later()
    return admin.client.POST(`${path}/assessments`, { params: of(who), body: { level, reason: `Es ${level}` } })
  }
  await screen('exposure')
  await screen('sanctions')
  await screen('exposure', other)
  await assess(customer, 'high')
  await assess(other, 'low')
  const { screenings, assessments, holds } = await read()
  expect(screenings.map(({ listKind }) => listKind)).toEqual(['sanctions', 'exposure'])
  expect(assessments.map(({ level, assessedByName }) => [level, assessedByName])).toEqual([['high', 'Ada Soler']])
  expect(holds.map(({ kind, placedByName }) => [kind, placedByName])).toEqual([
    ['sanctions', 'Ada Soler'],
    ['exposure', 'Ada Soler'],
  ])
  await assess(customer, 'low')
  const query = { userId: customer.userId }
  const { data } = await admin.client.GET('/v1/misc/audit', { params: { query } })
  expect(data!.data[0]).toMatchObject({ operation: 'diligence.assess', before: { level: { choice: 'high' } } })
})

test("the residence of other customers does not affect this one's risk", async () => {
  const other = await given(app).investor()
  const body = { kind: 'residence', country: 'IR', validFrom: '2026-01-01', ...sample.ABROAD } as const
  expect((await other.client.POST('/v1/tax/tax-details', { body })).response.status).toBe(201)
  expect((await read(other)).proposal.factors).toContain('highRiskCountry')
  expect((await read()).proposal.factors).not.toContain('highRiskCountry')
})

describe("the holds awaiting an administrator's decision", () => {
  const list = '/v1/account/account-holds'
  let other: Person
  beforeAll(async () => {
    other = await given(app).administrator({ name: 'Bea', surname: 'Ros' })
  })
  const awaiting = async () => {
    const query = { awaitsMyApproval: true, take: 100 }
    const read = async ({ client }: Person) => {
      const { data } = (await client.GET(list, { params: { query } })).data!
      return data.filter(({ userId }) => userId === customer.userId).map(({ kind, state }) => `${kind} ${state}`)
    }
    return { ada: await read(admin), bea: await read(other) }
  }
  const nameOf = async (who: Person) => {
    const { name, surname } = (await who.client.GET('/v1/account/users/me')).data!
    return `${name} ${surname}`
  }
  const step = async (action: 'propose' | 'keep' | 'lift', by: Person) => {
    later()
    const holdId = (await read()).holds.find(({ state }) => state !== 'lifted')!.accountHoldId
    const params = { path: { id: customer.userId, holdId } }
    const body = { action, ...(action !== 'lift' && { reason: 'Es otra persona' }) }
    return by.client.POST(`${path}/holds/{holdId}/steps`, { params, body })
  }

  test('includes an unapproved public function, declared by the customer or found on a list', async () => {
    await declare(customer, 'Alcaldesa')
    expect(await awaiting()).toEqual({ ada: ['exposure active'], bea: ['exposure active'] })
    const { data } = (await admin.client.GET(list, { params: { query: { awaitsMyApproval: true, take: 1 } } })).data!
    expect(data).toMatchObject([{ userId: customer.userId, placedByName: null, userName: await nameOf(customer) }])
    await step('keep', admin)
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
    expect(await read()).toMatchObject({ isOnHold: true, holds: [{ state: 'kept', reason: 'Es otra persona' }] })
    await declare(customer, 'Alcaldesa de Lerma')
    expect(await awaiting()).toEqual({ ada: ['exposure active'], bea: ['exposure active'] })
    await approve(customer)
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
    await screen('exposure')
    expect(await awaiting()).toEqual({ ada: ['exposure active'], bea: ['exposure active'] })
  })

  test("includes another administrator's proposal to lift a sanctions hold, until it is lifted or kept", async () => {
    await screen('sanctions')
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
    await step('propose', admin)
    expect(await awaiting()).toEqual({ ada: [], bea: ['sanctions lifting'] })
    await step('keep', other)
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
    await step('propose', other)
    expect(await awaiting()).toEqual({ ada: ['sanctions lifting'], bea: [] })
    await step('lift', admin)
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
  })

  test('excludes closed accounts, and each hold can be read by its id', async () => {
    await declare(customer, 'Alcaldesa')
    const { accountHoldId: id, ...hold } = (await read()).holds[0]!
    const readOne = () => admin.client.GET(`${list}/{id}`, { params: { path: { id } } })
    expect((await readOne()).data).toMatchObject({ ...hold, userId: customer.userId })
    await app.kernel.database.$client.query('update users set deleted_at = now() where user_id = $1', [customer.userId])
    expect(await awaiting()).toEqual({ ada: [], bea: [] })
    expect((await readOne()).error).toMatchObject({ code: 'not-found' })
  })
})
