import { expect, test } from 'vitest'
import { wayOut, type Order } from './leaving.ts'
import { badgeOf } from './order-badge.tsx'

const order: Order = {
  orderId: '019a0000-0000-7000-8000-000000000001',
  projectId: '019a0000-0000-7000-8000-000000000002',
  projectName: 'Ribera del Turia',
  projectUrl: 'ribera-del-turia',
  projectPhaseName: 'Investment',
  projectPhaseId: '019a0000-0000-7000-8000-000000000003',
  userId: '019a0000-0000-7000-8000-000000000004',
  userName: 'Montserrat Echeverría',
  amount: '1000.25',
  orderType: 'invest',
  type: 'invest',
  status: 'pending',
  departure: null,
  penaltyAmount: '0.00',
  consentedTotal: null,
  thresholdAmount: null,
  thresholdTotal: null,
  investorClass: 'nonSophisticated',
  informationSheetId: null,
  penalty: 0,
  returned: '0.00',
  outstanding: '0.00',
  reflectionEndsAt: '2026-11-23T10:00:00.000Z',
  createdAt: '2026-11-19T10:00:00.000Z',
  updatedAt: '2026-11-19T10:00:00.000Z',
}
const project = { cancellationFee: 2.5 }
const before = new Date('2026-11-23T09:59:59.999Z')
const after = new Date('2026-11-23T10:00:00.000Z')

test('in reflection an order is revoked at no cost', () => {
  expect(wayOut(order, project, before)).toEqual({ action: 'revoke', cost: 0n, givenBack: 100_025n })
})

test('an order that is pending after reflection cannot be left', () => {
  expect(wayOut(order, project, after)).toBeUndefined()
})

test('an active order leaves an open project for its cancellation fee, rounded half up to the cent', () => {
  expect(wayOut({ ...order, status: 'active' }, project, after)).toEqual({
    action: 'disinvest',
    cost: 2_501n,
    givenBack: 97_524n,
  })
})

test.each([
  { change: { status: 'active', projectPhaseName: 'Financed' } },
  { change: { status: 'finished', projectPhaseName: 'Closed' } },
  { change: { status: 'cancelled', projectPhaseName: 'Investment' } },
] as const)('there is no way out of $change', ({ change }) => {
  expect(wayOut({ ...order, ...change }, project, after)).toBeUndefined()
})

const ENDS = '2026-11-24T23:00:00.000Z'
const of = (status: Order['status']) =>
  ({ status, departure: status === 'cancelled' ? 'revoke' : null, reflectionEndsAt: ENDS }) as Order

test.each([
  ['pending', '2026-11-24T22:59:59Z', { colour: 'grey', word: 'badge.pending', isRevocable: true }],
  ['pending', ENDS, { colour: 'grey', word: 'badge.pendingEnded', isRevocable: false }],
  ['active', ENDS, { colour: 'blue', word: 'status.active', isRevocable: false }],
  ['finished', ENDS, { colour: 'green', word: 'status.finished', isRevocable: false }],
  ['cancelled', ENDS, { colour: 'grey', word: 'departure.revoke', isRevocable: false }],
] as const)('a badge of an order that is %s at %s', (status, now, expected) => {
  expect(badgeOf(of(status), new Date(now))).toEqual(expected)
})
