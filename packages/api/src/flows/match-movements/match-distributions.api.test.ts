import { given, sample, startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payDistribution } from '../distribute/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { code, expectIntactBooks, givenMatching } from './testing/match-payments.ts'

let app: TestApp
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

async function givenDistribution({ amount = '50.00', projectDuration = 6, targetProfitability = 1000 } = {}) {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenMatching(app)
  const project = await given(app).project({
    name: `Ribera ${crypto.randomUUID()}`,
    financingAmount: '1000.00',
    minimumInvestment: '100.00',
    targetProfitability,
    projectDuration,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  const person = await given(app).investor({ wallet: '1000.00' })
  await person.client.POST('/v1/project/orders', {
    body: { ...project, amount: '1000.00', orderType: 'invest', userId: person.userId, acceptsTerms: true },
  })
  app.clock.set('2026-11-25T09:00:00Z')
  bank = await givenMatching(app)
  await settleFinancing(app.kernel, project.projectId)
  const query = { projectId: project.projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const schedule = (await bank.maker.client.GET('/v1/project/distributions', { params: { query } })).data!.data
  const { data } = await bank.maker.client.GET('/v1/project/projects/{id}', {
    params: { path: { id: project.projectId } },
  })
  const payments = schedule.map(({ distributionId: id }) => {
    const params = { path: { id } }
    const record = () =>
      bank.maker.client.POST('/v1/project/distributions/{id}/record', {
        params,
        body: { amount, paidOn: '2026-11-25', file: sample.pdf() },
      })
    const pay = async () => {
      await bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { params })
      await payDistribution(app.kernel, id)
    }
    return { id, record, pay }
  })
  return { ...payments[0]!, payments, name: data!.name }
}

describe('the payment of a promoter', () => {
  it('is suggested once investors have been paid, and matched by hand, in full and once', async () => {
    const { id, name, record, pay } = await givenDistribution()
    await record()
    const [line] = await bank.lines({ amount: '50.00', counterpartyName: 'PROMOTORA RIBERA SL' })
    expect(await bank.read(line!)).toMatchObject({ state: 'open', suggestions: [] })
    const target = { kind: 'distribution', id, amount: '50.00' } as const
    expect(code(await bank.match(bank.maker, line!, target))).toBe('not-found')
    await pay()
    expect(await bank.read(line!)).toMatchObject({
      tier: 'low',
      reasons: ['promoter-payment'],
      suggestions: [{ kind: 'distribution', id, name, userId: null, amount: '50.00', isBooked: true }],
    })
    for (const search of [name.slice(0, 20).toLowerCase(), '50,00', undefined])
      expect(await bank.candidatesOf(line!, search), search).toMatchObject([{ kind: 'distribution', id }])
    const [other] = await bank.lines({ amount: '49.99' })
    expect(await bank.candidatesOf(other!)).toEqual([])
    expect(code(await bank.match(bank.maker, other!, { ...target, amount: '49.99' }))).toBe('match-not-possible')
    const unassigned = await bank.balance('unassigned')
    expect((await bank.match(bank.maker, line!, target)).data).toMatchObject({
      movements: [{ firstDecision: { action: 'meet_line', adminId: bank.maker.userId } }],
    })
    expect(code(await bank.match(bank.maker, line!, target))).toBe('maker-is-checker')
    expect((await bank.match(bank.checker, line!, target)).data).toMatchObject({
      movements: [
        { state: 'matched', allocations: [{ kind: 'distribution', id, name, userId: null, amount: '50.00' }] },
      ],
    })
    expect(await bank.balance('unassigned')).toBe(unassigned - 5_000)
    const [second] = await bank.lines({ amount: '50.00' })
    expect((await bank.read(second!)).suggestions).toEqual([])
    expect(await bank.candidatesOf(second!, name)).toEqual([])
    expect(code(await bank.match(bank.maker, second!, target))).toBe('not-found')
    expect((await bank.undo(bank.checker, line!)).data).toMatchObject({ state: 'open', tier: 'low' })
    expect(await bank.balance('unassigned')).toBe(unassigned + 5_000)
    expect((await bank.matchByTwo(second!, target)).data).toMatchObject({ movements: [{ state: 'matched' }] })
  })

  it('is not suggested when payments of two projects have its amount', async () => {
    const [one, two] = [await givenDistribution(), await givenDistribution()]
    for (const { record, pay } of [one, two]) {
      await record()
      await pay()
    }
    const [line] = await bank.lines({ amount: '50.00' })
    expect(await bank.read(line!)).toMatchObject({ state: 'open', suggestions: [] })
    expect((await bank.candidatesOf(line!)).map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
  })
  it('is suggested for the oldest due payment of its amount, then for the next', async () => {
    const { payments } = await givenDistribution({ amount: '40.00', projectDuration: 9, targetProfitability: 1200 })
    const [first, second] = [payments[0]!, payments[1]!]
    for (const { record, pay } of [first, second]) {
      await record()
      await pay()
    }
    const [one, another] = await bank.lines({ amount: '40.00' }, { amount: '40.00' })
    const suggested = async (line: string) => (await bank.read(line)).suggestions.map(({ id }) => id)
    expect([await suggested(one!), await suggested(another!)]).toEqual([[first.id], [first.id]])
    const match = (line: string, id: string) => bank.matchByTwo(line, { kind: 'distribution', id, amount: '40.00' })
    expect((await match(another!, first.id)).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await suggested(one!)).toEqual([second.id])
    expect((await match(one!, second.id)).data).toMatchObject({ movements: [{ state: 'matched' }] })
  })
})
