import { describe, expect, test } from 'vitest'
import { knowledgeStateOf } from './knowledge-state.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const state = (now: string, tested: [string, boolean] | null, acknowledged: string | null) =>
  knowledgeStateOf({
    test: tested && { createdAt: at(tested[0]), isSufficient: tested[1] },
    acknowledgedAt: acknowledged === null ? null : at(acknowledged),
    now: at(now),
  })

describe('the risk warning is owed until it is acknowledged (2020/1503, article 21(3) and (4)):', () => {
  test.each([
    {
      what: 'test not taken',
      now: '2026-11-22',
      tested: null,
      acknowledged: null,
      expected: 'unanswered',
      isOwed: true,
    },
    {
      what: 'test not taken, warning acknowledged today',
      now: '2026-11-22',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: false,
    },
    {
      what: 'test not taken, warning acknowledged two years ago',
      now: '2028-11-22',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: true,
    },
    {
      what: 'test not taken, warning acknowledged almost two years ago',
      now: '2028-11-21',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: false,
    },
    {
      what: 'test passed today',
      now: '2026-11-22',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'sufficient',
      isOwed: false,
    },
    {
      what: 'test passed, on its last valid day',
      now: '2028-11-21',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'sufficient',
      isOwed: false,
    },
    {
      what: 'test passed two years ago',
      now: '2028-11-22',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'due',
      isOwed: true,
    },
    {
      what: 'test failed two years ago, warning acknowledged the day after',
      now: '2028-11-22',
      tested: ['2026-11-22', false],
      acknowledged: '2026-11-23',
      expected: 'due',
      isOwed: true,
    },
    {
      what: 'test passed two years ago, warning acknowledged when the review was due',
      now: '2028-12-01',
      tested: ['2026-11-22', true],
      acknowledged: '2028-11-22',
      expected: 'due',
      isOwed: false,
    },
    {
      what: 'test failed',
      now: '2026-11-22',
      tested: ['2026-11-22', false],
      acknowledged: null,
      expected: 'insufficient',
      isOwed: true,
    },
    {
      what: 'test failed, warning acknowledged before it',
      now: '2026-11-22',
      tested: ['2026-11-22', false],
      acknowledged: '2026-11-21',
      expected: 'insufficient',
      isOwed: true,
    },
    {
      what: 'test failed, warning acknowledged on its day',
      now: '2026-11-23',
      tested: ['2026-11-22', false],
      acknowledged: '2026-11-22',
      expected: 'insufficient',
      isOwed: false,
    },
  ] as const)('$what', ({ now, tested, acknowledged, expected, isOwed }) => {
    const found = state(now, tested && [...tested], acknowledged)
    expect(found).toMatchObject({ standing: expected, isWarningOwed: isOwed })
  })

  test('a review is due two years after the test', () => {
    expect(state('2026-11-22', ['2026-11-22', true], null).reviewOn).toBe('2028-11-22')
    expect(state('2026-11-22', null, null).reviewOn).toBeNull()
  })
})

test.each([
  ['nonSophisticated', true],
  ['sophisticated', false],
  ['professional', false],
] as const)('the warning is owed to a %s investor: %s (2020/1503, article 21)', (investorClass, isOwed) => {
  const given = { test: null, acknowledgedAt: null, now: at('2026-11-22') }
  expect(knowledgeStateOf({ ...given, investorClass }).isWarningOwed).toBe(isOwed)
})
