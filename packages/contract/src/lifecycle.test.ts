import { describe, expect, test } from 'vitest'
import * as contract from './index.ts'
import { actionsFrom, finalStates, stateAfter, type Lifecycle, type Transition } from './lifecycle.ts'
import { permissions } from './permissions.ts'

type AnyLifecycle = Lifecycle<string, string>
const isLifecycle = (value: unknown): value is AnyLifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value

/** Every lifecycle that the contract exports, so that a new one is held to the same rules. */
const lifecycles = (Object.values(contract) as unknown[]).filter(isLifecycle)
const transitionsOf = (lifecycle: AnyLifecycle) => Object.entries<Transition<string>>(lifecycle.transitions)

/** All states that can be come to from the initial ones. */
function reachable(lifecycle: AnyLifecycle): Set<string> {
  const found = new Set(lifecycle.initial)
  for (const state of found)
    for (const action of actionsFrom(lifecycle, state)) found.add(stateAfter(lifecycle, action, state)!)
  return found
}

/** States that nothing leaves (handbook rules 6.15 and 7.7). */
const finals: Readonly<Record<string, readonly string[]>> = {
  bankAccount: [],
  distribution: ['paid'],
  order: ['finished', 'cancelled'],
  project: ['Discarded', 'Closed'],
  ticket: [],
  transaction: ['completed', 'rejected'],
  verification: [],
}

test('every lifecycle of the contract has its final states written down here', () => {
  expect(lifecycles.map(({ name }) => name).toSorted()).toEqual(Object.keys(finals).toSorted())
})

describe.each(lifecycles.map((lifecycle) => [lifecycle.name, lifecycle] as const))(
  'the lifecycle of a %s',
  (name, lifecycle) => {
    test('names each state once, and starts in some of them', () => {
      expect(new Set(lifecycle.states).size).toBe(lifecycle.states.length)
      expect(lifecycle.initial.length).toBeGreaterThan(0)
      for (const state of lifecycle.initial) expect(lifecycle.states).toContain(state)
    })

    test('leads only from and to states that exist', () => {
      for (const [, { from, to }] of transitionsOf(lifecycle)) {
        expect(from.length).toBeGreaterThan(0)
        for (const state of [...from, to]) expect(lifecycle.states).toContain(state)
      }
    })

    test('has no state that cannot be reached', () => {
      expect([...reachable(lifecycle)].toSorted()).toEqual([...lifecycle.states].toSorted())
    })

    test('ends where it should', () => {
      expect(finalStates(lifecycle).toSorted()).toEqual([...finals[name]!].toSorted())
    })

    test('asks for permissions that exist', () => {
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
    ['Draft', ['announce', 'discard']],
    ['Next_Opening', ['withdrawAnnouncement', 'openPreinvestment', 'openInvestment', 'discard']],
    ['Preinvestment', ['openInvestment', 'discard']],
    ['Financed', ['close', 'refund', 'reopen']],
    ['Closed', []],
    ['Discarded', []],
  ] as const)('in phase %s may %j', (phase, actions) => {
    expect(actionsFrom(contract.projectLifecycle, phase).toSorted()).toEqual([...actions].toSorted())
  })

  test('takes money in phase Investment and in no other', () => {
    expect(contract.PHASES.filter(contract.isInvestable)).toEqual(['Investment'])
  })

  test.each([
    ['Investment', '100.00', '100.00', true],
    ['Investment', '0.00', '0.00', true],
    ['Financed', '100.00', '100.00', true],
    ['Financed', '100.00', '0.00', false],
    ['Closed', '100.00', '0.00', false],
    ['Draft', '0.00', '0.00', false],
    ['Financed', '100.00', null, false],
  ] as const)(
    'in phase %s with %s invested and %s in escrow can be refunded: %s',
    (phaseName, invested, escrow, is) => {
      const project = { phaseName, amountInvested: invested, amountInEscrow: escrow }
      expect(contract.isRefundable(project)).toBe(is)
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
