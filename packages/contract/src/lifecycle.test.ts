import { describe, expect, test } from 'vitest'
import * as contract from './index.ts'
import { actionsFrom, finalStates, stateAfter, type Lifecycle, type Transition } from './lifecycle.ts'
import { permissions } from './permissions.ts'

type AnyLifecycle = Lifecycle<string, string>
const isLifecycle = (value: unknown): value is AnyLifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value

/** All exported ones, so that new ones are covered. */
const lifecycles = (Object.values(contract) as unknown[]).filter(isLifecycle)
const transitionsOf = (lifecycle: AnyLifecycle) => Object.entries<Transition<string>>(lifecycle.transitions)

function reachable(lifecycle: AnyLifecycle): Set<string> {
  const found = new Set(lifecycle.initial)
  for (const state of found)
    for (const action of actionsFrom(lifecycle, state)) found.add(stateAfter(lifecycle, action, state)!)
  return found
}

/** Handbook rules 6.15 and 7.7. */
const finals: Readonly<Record<string, readonly string[]>> = {
  bankAccount: [],
  bankFile: ['repeated', 'taken_back'],
  bankMovement: ['taken_back'],
  accessChange: ['active', 'refused', 'replaced'],
  payee: ['refused', 'replaced'],
  companyAccount: ['refused', 'replaced', 'retired'],
  withholdingRate: ['refused', 'replaced'],
  withholdingAgent: ['refused', 'replaced'],
  brand: ['refused'],
  companyDetails: ['refused', 'replaced'],
  legalText: ['refused', 'replaced'],
  declarer: ['refused', 'replaced'],
  parameter: ['refused', 'replaced'],
  closing: ['erased'],
  complaint: ['closed', 'withdrawn'],
  conflict: ['ended'],
  dataExport: ['erased', 'cancelled', 'failed'],
  distribution: ['reversed'],
  import: ['undone'],
  incident: ['closed'],
  irregularity: ['corrected', 'cancelled'],
  loanDefault: ['cured', 'written-off'],
  order: ['cancelled'],
  payment: ['cancelled'],
  paymentBatch: ['cancelled'],
  reservation: ['converted', 'withdrawn', 'lapsed'],
  project: ['Discarded'],
  task: [],
  taxDetail: ['refused', 'replaced', 'withdrawn'],
  accountHold: ['lifted'],
  examination: [],
  examinationAccess: ['refused', 'ended'],
  classification: ['refused', 'withdrawn', 'ended', 'expired', 'replaced'],
  ticket: [],
  transaction: ['completed', 'rejected', 'cancelled'],
  verification: [],
}

test('the final states of every lifecycle are listed here', () => {
  expect(lifecycles.map(({ name }) => name).toSorted()).toEqual(Object.keys(finals).toSorted())
})

describe.each(lifecycles.map((lifecycle) => ({ name: lifecycle.name, lifecycle })))(
  'the lifecycle of a $name',
  ({ name, lifecycle }) => {
    test('lists each state once and has an initial state', () => {
      expect(new Set(lifecycle.states).size).toBe(lifecycle.states.length)
      expect(lifecycle.initial.length).toBeGreaterThan(0)
      for (const state of lifecycle.initial) expect(lifecycle.states).toContain(state)
    })

    test('has transitions between existing states only', () => {
      for (const [, { from, to }] of transitionsOf(lifecycle)) {
        expect(from.length).toBeGreaterThan(0)
        for (const state of [...from, to]) expect(lifecycle.states).toContain(state)
      }
    })

    test('has no unreachable state', () => {
      expect([...reachable(lifecycle)].toSorted()).toEqual([...lifecycle.states].toSorted())
    })

    test('has the expected final states', () => {
      expect(finalStates(lifecycle).toSorted()).toEqual([...finals[name]!].toSorted())
    })

    test('names existing permissions', () => {
      const asked = transitionsOf(lifecycle).flatMap(([, { permission }]) => permission ?? [])
      expect(asked.filter((permission) => !Object.hasOwn(permissions, permission))).toEqual([])
    })

    test('refuses an action in every state that it does not name', () => {
      for (const [action, { from, to }] of transitionsOf(lifecycle)) {
        for (const state of lifecycle.states)
          expect(stateAfter(lifecycle, action, state)).toBe(from.includes(state) ? to : undefined)
      }
    })
  },
)

describe('a project', () => {
  test.each([
    { phase: 'Draft', actions: ['announce', 'discard'] },
    { phase: 'Next_Opening', actions: ['withdrawAnnouncement', 'openPreinvestment', 'openInvestment', 'discard'] },
    { phase: 'Preinvestment', actions: ['openInvestment', 'discard'] },
    { phase: 'Financed', actions: ['close', 'refund', 'reopen'] },
    { phase: 'Closed', actions: ['oweAgain'] },
    { phase: 'Discarded', actions: [] },
  ] as const)('phase $phase allows $actions', ({ phase, actions }) => {
    expect(actionsFrom(contract.projectLifecycle, phase).toSorted()).toEqual([...actions].toSorted())
  })

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

  test('has one id and one colour for each phase, and finds the phase by its id', () => {
    expect(new Set(Object.values(contract.PHASE_IDS)).size).toBe(contract.PHASES.length)
    for (const phase of contract.PHASES) expect(contract.phaseNameOf(contract.PHASE_IDS[phase])).toBe(phase)
    expect(contract.phaseNameOf('01890000-0000-7000-8000-000000000099')).toBeUndefined()
  })

  test('is hidden from visitors as a draft and when discarded', () => {
    expect(contract.PHASES.filter((phase) => !(contract.PUBLIC_PHASES as readonly string[]).includes(phase))).toEqual([
      'Discarded',
      'Draft',
    ])
  })
})
