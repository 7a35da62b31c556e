import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDeclarerInForce } from './declarers.queries.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const body = { taxNumber: 'b-1234567.4', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '+34 915 550 101' }
const propose = (change: Partial<typeof body> = {}) =>
  ada.client.POST('/v1/tax/declarers', { body: { ...body, ...change } })
const decide = (id: string, decision: { state: 'active' | 'refused'; reason?: string }, by = bea) =>
  by.client.PATCH('/v1/tax/declarers/{id}', { params: { path: { id } }, body: decision })
const inForce = async () => (await findDeclarerInForce(app.kernel.database))?.declarerId

describe('the data of the declarer', () => {
  it('are normalised, and take effect once another administrator has approved them', async () => {
    const { data } = await propose()
    const id = data!.declarerId
    expect(data).toMatchObject({ state: 'proposed', taxNumber: 'B12345674', phone: '915550101', decidedBy: null })
    expect(await inForce()).not.toBe(id)
    expect((await decide(id, { state: 'active' }, ada)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await decide(id, { state: 'active' })).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect(await inForce()).toBe(id)
    expect((await decide(id, { state: 'active' })).error).toMatchObject({ code: 'state-forbids' })
  })

  it('are replaced by later approved ones, and stay in the history', async () => {
    const ids = [(await propose()).data!.declarerId, (await propose({ contact: 'Gil, Ana' })).data!.declarerId]
    for (const id of ids) await decide(id, { state: 'active' })
    const { data } = await ada.client.GET('/v1/tax/declarers', { params: { query: { ids } } })
    expect(data!.data.map(({ state }) => state).toSorted()).toEqual(['active', 'replaced'])
    expect(await inForce()).toBe(ids[1])
  })

  it('need a reason when refused, and never take effect', async () => {
    const before = await inForce()
    const id = (await propose()).data!.declarerId
    expect((await decide(id, { state: 'refused' })).error).toMatchObject({ code: 'reason-required' })
    const refusal = { state: 'refused', reason: 'El teléfono es de otra persona' } as const
    expect((await decide(id, refusal, ada)).data).toMatchObject(refusal)
    expect(await inForce()).toBe(before)
  })

  it.each([
    [{ taxNumber: 'B12345670' }, 'taxNumber', 'tax-number-invalid'],
    [{ taxNumber: 'DE123456789' }, 'taxNumber', 'tax-number-invalid'],
    [{ phone: '+44 20 7946 0000' }, 'phone', 'phone-invalid'],
    [{ name: '  ' }, 'name', 'required'],
    [{ contact: '' }, 'contact', 'required'],
  ])('with %j are refused at %s: %s', async (change, path, code) => {
    expect((await propose(change)).error).toMatchObject({ errors: [{ path, code }] })
  })
})
