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
})
