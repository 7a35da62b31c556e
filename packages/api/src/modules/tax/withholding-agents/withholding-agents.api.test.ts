import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAgentsInForce } from './withholding-agents.queries.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const propose = (validFrom: string, agent: 'promoter' | 'platform' = 'promoter') =>
  ada.client.POST('/v1/tax/withholding-agents', { body: { agent, validFrom, source: 'Contrato con los promotores' } })
const decide = (id: string, body: { state: 'active' | 'refused'; reason?: string }, by = bea) =>
  by.client.PATCH('/v1/tax/withholding-agents/{id}', { params: { path: { id } }, body })
const inForce = async (day: string) =>
  (await findAgentsInForce(app.kernel.database)).filter(({ validFrom }) => validFrom === day).map(({ agent }) => agent)

describe('the withholding agent', () => {
  it('takes effect once another administrator has approved it', async () => {
    const { data } = await propose('2027-01-01')
    const id = data!.withholdingAgentId
    expect(data).toMatchObject({ state: 'proposed', agent: 'promoter', proposedBy: ada.userId, decidedBy: null })
    expect(await inForce('2027-01-01')).toEqual([])
    expect((await decide(id, { state: 'active' }, ada)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await decide(id, { state: 'active' })).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect(await inForce('2027-01-01')).toEqual(['promoter'])
    expect((await decide(id, { state: 'active' })).error).toMatchObject({ code: 'state-forbids' })
  })

  it('is the platform until something else is approved', async () => {
    const query = { orderBy: 'validFrom', orderSide: 'asc' } as const
    const { data } = await ada.client.GET('/v1/tax/withholding-agents', { params: { query } })
    expect(data!.data.slice(0, 1)).toMatchObject([{ agent: 'platform', validFrom: '2016-01-01', proposedBy: null }])
  })
})
