import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { findRatesInForce } from './withholding-rates.queries.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const treaty = { scope: 'treaty', country: 'CH', percentage: 5, validFrom: '2027-01-01', source: 'Convenio' } as const
const propose = (change: object = {}, by = ada) =>
  by.client.POST('/v1/tax/withholding-rates', { body: { ...treaty, ...change } })
const decide = (id: string, body: { state: 'active' | 'refused'; reason?: string }, by = bea) =>
  by.client.PATCH('/v1/tax/withholding-rates/{id}', { params: { path: { id } }, body })
const inForce = async (country: string) =>
  (await findRatesInForce(app.kernel.database)).filter((rate) => rate.country === country)

describe('a rate of withholding', () => {
  it('takes effect once another administrator has approved it', async () => {
    const { data } = await propose({ country: 'CH' })
    const id = data!.withholdingRateId
    expect(data).toMatchObject({ state: 'proposed', percentage: 5, proposedBy: ada.userId, decidedBy: null })
    expect(await inForce('CH')).toEqual([])
    expect((await decide(id, { state: 'active' }, ada)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await decide(id, { state: 'active' })).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect(await inForce('CH')).toEqual([{ scope: 'treaty', country: 'CH', percentage: 500, validFrom: '2027-01-01' }])
    expect((await decide(id, { state: 'active' })).error).toMatchObject({ code: 'state-forbids' })
  })

  it('is replaced by a later one of the same scope, country and day, and stays in the history', async () => {
    const [first, second, later] = [
      (await propose({ country: 'US' })).data!.withholdingRateId,
      (await propose({ country: 'US', percentage: 10 })).data!.withholdingRateId,
      (await propose({ country: 'US', percentage: 12, validFrom: '2028-01-01' })).data!.withholdingRateId,
    ]
    for (const id of [first, second, later]) await decide(id, { state: 'active' })
    const query = { ids: [first, second, later] }
    const { data } = await ada.client.GET('/v1/tax/withholding-rates', { params: { query } })
    expect(data!.data.map(({ withholdingRateId, state }) => [withholdingRateId, state]).toSorted()).toEqual(
      [
        [first, 'replaced'],
        [second, 'active'],
        [later, 'active'],
      ].toSorted(),
    )
    expect((await inForce('US')).map(({ percentage }) => percentage).toSorted()).toEqual([1000, 1200])
  })

  it('exists by default without a proposer', async () => {
    const { data } = await ada.client.GET('/v1/tax/withholding-rates', { params: { query: { scope: 'resident' } } })
    expect(data!.data).toMatchObject([
      { percentage: 19, validFrom: '2016-01-01', proposedBy: null, proposedByName: null },
    ])
  })
})
