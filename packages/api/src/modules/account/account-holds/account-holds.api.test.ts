import { declaredBackground, given, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** Which holds there are of whom, and what ends each (Ley 10/2010, articles 14 and 42). */
let app: TestApp
let admin: Person
let customer: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await given(app).administrator({ name: 'Ada', surname: 'Soler' })
})
beforeEach(async () => {
  customer = await given(app).investor()
})
afterAll(() => app.stop())

const path = '/v1/account/diligence/{id}'
const of = ({ userId }: Person) => ({ path: { id: userId } })
const read = async (who = customer) => (await admin.client.GET(path, { params: of(who) })).data!
/** Each a second after the one before, because what was written last stands first. */
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

test('a hit on a list of sanctions holds an account too that is held for a public function', async () => {
  await declare(customer, 'Alcaldesa')
  await screen('sanctions')
  expect(await holdsOf(customer)).toEqual(['sanctions active', 'exposure active'])
  await approve(customer)
  expect(await holdsOf(customer)).toEqual(['sanctions active', 'exposure lifted'])
  expect((await read()).isOnHold).toBe(true)
})

test('what was approved of one person is not approved of another', async () => {
  const other = await given(app).investor()
  await declare(other, 'Concejala')
  await approve(other)
  await declare(customer, 'Concejala')
  expect(await holdsOf(customer)).toEqual(['exposure active'])
})

test('an office that was held before the one that was approved last needs its approval again', async () => {
  for (const office of ['Alcaldesa', 'Ministra']) {
    await declare(customer, office)
    await approve(customer)
  }
  await declare(customer, 'Ministra')
  expect((await read()).isOnHold).toBe(false)
  await declare(customer, 'Alcaldesa')
  expect((await holdsOf(customer))[0]).toBe('exposure active')
})

test('what was recorded last stands first, and nothing of another customer is among it', async () => {
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

test('where other customers live says nothing about this one', async () => {
  const other = await given(app).investor()
  const body = { kind: 'residence', country: 'IR', validFrom: '2026-01-01' } as const
  expect((await other.client.POST('/v1/tax/tax-details', { body })).response.status).toBe(201)
  expect((await read(other)).proposal.factors).toContain('highRiskCountry')
  expect((await read()).proposal.factors).not.toContain('highRiskCountry')
})
