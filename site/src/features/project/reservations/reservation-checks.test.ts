import { givenProject } from '@cauce/client/testing/records.ts'
import { expect, test } from 'vitest'
import { takesReservations } from '../projects/preinvestment.ts'
import { judgeReservation } from './reservation-checks.ts'

const project = givenProject({
  phaseName: 'Preinvestment',
  financingAmount: '10000.00',
  minimumInvestment: '500.00',
  maximumInvestment: '2000.00',
  preinvestorAmount: '5000.00',
  preinvestorDeposit: '100.00',
  preinvestorDateEnd: '2026-12-10',
  amountReserved: '4000.00',
})

test.each([
  { typed: '600.00', available: '100.00', outcome: { amount: 60_000n, refusal: undefined, shortBy: undefined } },
  { typed: '600.00', available: '99.99', outcome: { amount: undefined, refusal: 'deposit-not-covered', shortBy: 1n } },
  {
    typed: '499.99',
    available: '100.00',
    outcome: { amount: undefined, refusal: 'below-minimum-investment', shortBy: undefined },
  },
  {
    typed: '1000.01',
    available: '100.00',
    outcome: { amount: undefined, refusal: 'above-preinvestment-remainder', shortBy: undefined },
  },
  {
    typed: '0.00',
    available: '100.00',
    outcome: { amount: undefined, refusal: 'amount-not-positive', shortBy: undefined },
  },
])('$typed with $available in the wallet', ({ typed, available, outcome }) => {
  const { amount, refusal, shortBy } = judgeReservation(typed, project, available)
  expect({ amount, refusal: refusal?.code, shortBy }).toEqual(outcome)
})

test('the maximum per investor limits a reservation too', () => {
  const wide = { ...project, amountReserved: '0.00' }
  expect(judgeReservation('2000.01', wide, '100.00').refusal?.code).toBe('above-project-maximum')
})

test.each([
  { title: 'on its last day', now: '2026-12-10T20:00:00Z', phaseName: 'Preinvestment', takes: true },
  { title: 'not on the day after it in Madrid', now: '2026-12-10T23:00:00Z', phaseName: 'Preinvestment', takes: false },
  { title: 'not once it is open', now: '2026-12-01T12:00:00Z', phaseName: 'Investment', takes: false },
] as const)('a project takes reservations $title: $takes', ({ now, phaseName, takes }) => {
  expect(takesReservations({ ...project, phaseName }, new Date(now))).toBe(takes)
})
