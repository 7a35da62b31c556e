import { describe, expect, test } from 'vitest'
import * as contract from './index.ts'
import { actionsFrom, finalStates, stateAfter, type Lifecycle } from './lifecycle.ts'

type AnyLifecycle = Lifecycle<string, string>
const isLifecycle = (value: unknown): value is AnyLifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value

/** All exported ones, so that new ones are covered. */
const lifecycles = (Object.values(contract) as unknown[]).filter(isLifecycle)

function reachable(lifecycle: AnyLifecycle): Set<string> {
  const found = new Set(lifecycle.initial)
  for (const state of found)
    for (const action of actionsFrom(lifecycle, state)) found.add(stateAfter(lifecycle, action, state)!)
  return found
}

test.each(lifecycles)('every state of $name can be reached', (lifecycle) => {
  expect([...reachable(lifecycle)].toSorted()).toEqual([...lifecycle.states].toSorted())
})

/** Handbook rules 6.15 and 7.7, and what moves money. */
test.each([
  { lifecycle: contract.orderLifecycle, finals: ['cancelled'] },
  { lifecycle: contract.transactionLifecycle, finals: ['cancelled', 'completed', 'rejected'] },
  { lifecycle: contract.distributionLifecycle, finals: ['reversed'] },
  { lifecycle: contract.paymentLifecycle, finals: ['cancelled'] },
  { lifecycle: contract.reservationLifecycle, finals: ['converted', 'lapsed', 'withdrawn'] },
  { lifecycle: contract.projectLifecycle, finals: ['Discarded'] },
])('of $lifecycle.name nothing leads out of $finals', ({ lifecycle, finals }) => {
  expect(finalStates<string, string>(lifecycle).toSorted()).toEqual(finals)
})

describe('a project', () => {
  test('accepts money in phase Investment only', () => {
    expect(contract.PHASES.filter(contract.isInvestable)).toEqual(['Investment'])
  })

  test.each([
    { phaseName: 'Investment', invested: '100.00', escrow: '100.00', isPossible: true },
    { phaseName: 'Investment', invested: '0.00', escrow: '0.00', isPossible: true },
    { phaseName: 'Financed', invested: '100.00', escrow: '100.00', isPossible: true },
    { phaseName: 'Financed', invested: '100.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Closed', invested: '100.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Draft', invested: '0.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Financed', invested: '100.00', escrow: null, isPossible: false },
  ] as const)(
    'in phase $phaseName with $invested invested and $escrow in escrow can be refunded: $isPossible',
    ({ phaseName, invested, escrow, isPossible }) => {
      const project = { phaseName, amountInvested: invested, amountInEscrow: escrow }
      expect(contract.isRefundable(project)).toBe(isPossible)
    },
  )

  test('has one id for each phase', () => {
    expect(contract.PHASES.map((phase) => contract.phaseNameOf(contract.PHASE_IDS[phase]))).toEqual(contract.PHASES)
    expect(contract.phaseNameOf('01890000-0000-7000-8000-000000000099')).toBeUndefined()
  })

  test('is hidden from visitors as a draft and when discarded', () => {
    expect(contract.PHASES.filter((phase) => !(contract.PUBLIC_PHASES as readonly string[]).includes(phase))).toEqual([
      'Discarded',
      'Draft',
    ])
  })
})
