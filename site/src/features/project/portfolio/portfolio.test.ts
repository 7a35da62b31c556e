import { expect, test } from 'vitest'
import type { Order } from '../orders/leaving.ts'
import { compositionOf, groupOf, holdingsOf, summarize, type Project } from './portfolio.ts'

const order = (change: Partial<Order>): Order => ({
  outstanding: change.status === 'finished' || change.status === 'cancelled' ? '0.00' : (change.amount ?? '1000.00'),
  orderId: change.orderId ?? `order-${change.projectId ?? 'a'}`,
  projectId: 'a',
  projectName: `Proyecto ${change.projectId ?? 'a'}`,
  projectUrl: 'a',
  projectPhaseName: 'Financed',
  projectPhaseId: 'phase',
  userId: 'user',
  userName: 'Montserrat Echeverría',
  amount: '1000.00',
  orderType: 'invest',
  type: 'invest',
  status: 'active',
  departure: null,
  penaltyAmount: '0.00',
  consentedTotal: null,
  thresholdAmount: null,
  thresholdTotal: null,
  investorClass: 'nonSophisticated',
  informationSheetId: null,
  penalty: 0,
  returned: '0.00',
  reflectionEndsAt: '2025-01-05T10:00:00.000Z',
  createdAt: '2025-01-01T10:00:00.000Z',
  updatedAt: '2025-01-01T10:00:00.000Z',
  ...change,
})
const project = (projectId: string, change: Partial<Project> = {}) =>
  ({ projectId, annualProfitability: 7.25, ...change }) as Project

test('the payments of an active order are its return', () => {
  const [holding] = holdingsOf([order({ amount: '3000.00', returned: '52.22' })], [project('a')])
  expect(holding).toMatchObject({ invested: 300_000n, received: 5_222n })
})

test('the principal of a repaid order is no return', () => {
  const [holding] = holdingsOf([order({ status: 'finished', returned: '1104.45' })], [project('a')])
  expect(holding).toMatchObject({ received: 10_445n })
})

test('principal that came back in part is neither a return nor invested today', () => {
  const [holding] = holdingsOf([order({ amount: '3000.00', outstanding: '1800.00', returned: '1252.22' })], [])
  expect(holding).toMatchObject({ invested: 300_000n, outstanding: 180_000n, received: 5_222n })
  expect(summarize([holding!])).toMatchObject({ invested: 180_000n, received: 5_222n })
  expect(compositionOf([holding!])).toMatchObject([{ amount: 180_000n }])
})

test('a cancelled order has no return', () => {
  const [holding] = holdingsOf([order({ status: 'cancelled', returned: '980.00' })], [project('a')])
  expect(holding).toMatchObject({ received: 0n })
  expect(groupOf(holding!)).toBe('cancelled')
})

test('an order in a hidden project stays in the figures', () => {
  expect(summarize(holdingsOf([order({})], []))).toMatchObject({ invested: 100_000n, annual: 0 })
})

test('sums what is invested now, counts projects once and weighs their return by the amounts', () => {
  const holdings = holdingsOf(
    [
      order({ amount: '6000.00', projectId: 'a' }),
      order({ amount: '2000.00', projectId: 'b', status: 'pending' }),
      order({ amount: '1000.00', projectId: 'b', orderId: 'second' }),
      order({
        amount: '9000.00',
        projectId: 'c',
        status: 'finished',
        returned: '9500.00',
        createdAt: '2023-04-01T10:00:00.000Z',
      }),
    ],
    [project('a', { annualProfitability: 6 }), project('b', { annualProfitability: 9 }), project('c')],
  )
  expect(summarize(holdings)).toMatchObject({
    invested: 900_000n,
    projectCount: 2,
    received: 50_000n,
    since: '2023',
    annual: 700,
  })
})

test('the parts are sorted by size and add up to the whole', () => {
  const parts = compositionOf(
    holdingsOf([order({ projectId: 'a', amount: '100.00' }), order({ projectId: 'b', amount: '200.00' })], []),
  )
  expect(parts.map(({ key, share }) => [key, share])).toEqual([
    ['b', 6667],
    ['a', 3333],
  ])
})

const partsOf = (amounts: readonly string[]) =>
  compositionOf(
    holdingsOf(
      amounts.map((amount, index) => order({ projectId: `p${index}`, amount })),
      [],
    ),
  )

test('with as many projects as colours each is its own part', () => {
  const ids = partsOf(['500.00', '400.00', '300.00', '200.00', '100.00']).map(({ key }) => key)
  expect(ids).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
})

test('with more projects than colours the last part sums the smallest', () => {
  const parts = partsOf(['700.00', '600.00', '500.00', '400.00', '300.00', '200.00'])
  expect(parts).toHaveLength(5)
  expect(parts.at(-1)).toMatchObject({ key: undefined, amount: 50_000n, groupCount: 2 })
  expect(parts.reduce((total, { share }) => total + share, 0)).toBe(10_000)
})

test('without investments there are no parts', () => {
  expect(compositionOf(holdingsOf([order({ status: 'cancelled' })], []))).toEqual([])
})
