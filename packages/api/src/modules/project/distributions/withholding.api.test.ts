import { given, givenLoan, sample, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { payDistribution } from '../../../flows/distribute/index.ts'

const app = testApp()
let ana: Person
let ada: Person
let bea: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

/** Sessions expire as days pass. */
async function on(moment: string) {
  app.clock.set(moment)
  const renewed = async (person: Person) => ({ ...person, ...(await given(app).session(person.userId)) })
  ;[ana, ada, bea] = [await renewed(ana), await renewed(ada), await renewed(bea)]
}

async function settledProject() {
  const { projectId, investor } = await givenLoan(app, {
    minimumInvestment: '100.00',
    targetProfitability: 1000,
    projectDuration: 6,
    deliveryFeePeriod: 'quarterly',
    managerFee: 400,
  })
  ana = investor
  await on('2026-11-25T09:00:00Z')
  return projectId
}
const schedule = async (projectId: string) => {
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  return (await ada.client.GET('/v1/project/distributions', { params: { query } })).data!.data
}
const record = (id: string, paidOn = '2026-11-25') =>
  ada.client.POST('/v1/project/distributions/{id}/record', {
    params: { path: { id } },
    body: { amount: '50.00', paidOn, file: sample.pdf(), creditsBeforeReceipt: true },
  })
const confirm = (id: string) =>
  bea.client.POST('/v1/project/distributions/{id}/confirm', { params: { path: { id } }, body: { seen: sample.SEEN } })
const sql = (statement: string, values: readonly unknown[] = []) =>
  app.kernel.database.$client.query(statement, [...values])

describe('withheld tax', () => {
  it('follows the rate of the earlier of due date and payment date', async () => {
    const project = await settledProject()
    await sql(
      `insert into withholding_rates (withholding_rate_id, scope, percentage, valid_from, source, state, created_at, updated_at)
       values (uuidv7(), 'resident', 2100, '2027-03-01', 'Ley de prueba', 'active', now(), now())`,
    )
    try {
      await on('2027-03-12T09:00:00Z')
      const [first, last] = await schedule(project)
      const late = await record(first!.distributionId, '2027-03-10')
      expect(late.data).toMatchObject({ dueDate: '2027-02-25', withheld: '9.50' })
      await confirm(first!.distributionId)
      await payDistribution(app.kernel, first!.distributionId)
      const early = await record(last!.distributionId, '2027-03-12')
      expect(early.data).toMatchObject({ dueDate: '2027-05-25', withheld: '10.50' })
    } finally {
      await sql("delete from withholding_rates where valid_from = '2027-03-01'")
    }
  })

  it('follows the residence and certificate validated for the day on which the interest is due', async () => {
    const project = await settledProject()
    const declare = async (body: object) => {
      const { data } = await ana.client.POST('/v1/tax/tax-details', { body: body as never })
      const params = { path: { id: data!.taxDetailId } }
      await ada.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
    }
    await declare({ kind: 'residence', country: 'DE', validFrom: '2026-01-01', ...sample.ABROAD })
    const certificate = { kind: 'certificate', country: 'DE', document: sample.pdf() }
    await declare({ ...certificate, validFrom: '2026-11-01', validUntil: '2027-02-25' })
    const expected = async () => {
      const { data } = await ana.client.GET('/v1/project/distributions/payments', {
        params: { query: { orderSide: 'asc' } },
      })
      return data!.data.map(({ withholdingRate, withheld }) => [withholdingRate, withheld])
    }
    expect(await expected()).toEqual([
      [0, '0.00'],
      [19, '9.50'],
    ])
    await on('2027-05-26T09:00:00Z')
    const [first, last] = await schedule(project)
    expect((await record(first!.distributionId, '2027-05-20')).data).toMatchObject({ withheld: '0.00' })
    const shares = await ada.client.GET('/v1/project/distributions/{id}/shares', {
      params: { path: { id: first!.distributionId } },
    })
    expect(shares.data!.data).toMatchObject([{ withholdingRate: 0, withholdingReason: 'unionResident' }])
    await confirm(first!.distributionId)
    await payDistribution(app.kernel, first!.distributionId)
    expect((await record(last!.distributionId, '2027-05-25')).data).toMatchObject({ withheld: '9.50' })
  })

  it('is paid by the agent in force when the interest accrues, which a draft keeps', async () => {
    const project = await settledProject()
    await on('2027-03-12T09:00:00Z')
    const [first, last] = await schedule(project)
    expect(first).toMatchObject({ withholdingAgent: null })
    expect((await record(first!.distributionId, '2027-03-10')).data).toMatchObject({ withholdingAgent: 'platform' })
    const body = { agent: 'promoter', validFrom: '2027-02-26', source: 'Contrato con los promotores' } as const
    const { data } = await ada.client.POST('/v1/tax/withholding-agents', { body })
    const params = { path: { id: data!.withholdingAgentId } }
    await bea.client.PATCH('/v1/tax/withholding-agents/{id}', { params, body: { state: 'active' } })
    expect((await schedule(project))[0]).toMatchObject({ withholdingAgent: 'platform' })
    await confirm(first!.distributionId)
    await payDistribution(app.kernel, first!.distributionId)
    const early = await record(last!.distributionId, '2027-03-12')
    expect(early.data).toMatchObject({ dueDate: '2027-05-25', withholdingAgent: 'promoter' })
    const thrownAway = { params: { path: { id: last!.distributionId } } }
    const discarded = await ada.client.POST('/v1/project/distributions/{id}/discard', thrownAway)
    expect(discarded.data).toMatchObject({ status: 'planned', withholdingAgent: null })
    await sql("delete from withholding_agents where valid_from = '2027-02-26'")
  })

  it('needs a rate in force', async () => {
    const project = await settledProject()
    const [first] = await schedule(project)
    await sql("update withholding_rates set valid_from = '2027-01-01' where scope = 'resident'")
    try {
      const { error } = await record(first!.distributionId)
      expect(error).toMatchObject({ code: 'withholding-rate-missing', params: { day: '2026-11-25' } })
      expect((await schedule(project))[0]).toMatchObject({ status: 'planned', withheld: null })
    } finally {
      await sql("update withholding_rates set valid_from = '2016-01-01' where scope = 'resident'")
    }
    await record(first!.distributionId)
    await confirm(first!.distributionId)
    await payDistribution(app.kernel, first!.distributionId)
    const { data } = await ana.client.GET('/v1/wallet/wallets')
    expect(data!.data[0]!.balance).toBe('38.50')
  })
})
