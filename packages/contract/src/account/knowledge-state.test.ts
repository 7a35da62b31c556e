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
      what: 'not answered',
      now: '2026-11-22',
      tested: null,
      acknowledged: null,
      expected: 'unanswered',
      isOwed: true,
    },
    {
      what: 'not answered, acknowledged',
      now: '2026-11-22',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: false,
    },
    {
      what: 'not answered, acknowledged two years ago',
      now: '2028-11-22',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: true,
    },
    {
      what: 'not answered, acknowledged a day less ago',
      now: '2028-11-21',
      tested: null,
      acknowledged: '2026-11-22',
      expected: 'unanswered',
      isOwed: false,
    },
    {
      what: 'sufficient',
      now: '2026-11-22',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'sufficient',
      isOwed: false,
    },
    {
      what: 'sufficient, the last day',
      now: '2028-11-21',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'sufficient',
      isOwed: false,
    },
    {
      what: 'sufficient two years ago',
      now: '2028-11-22',
      tested: ['2026-11-22', true],
      acknowledged: null,
      expected: 'due',
      isOwed: true,
    },
    {
      what: 'two years ago, acknowledged at the time',
      now: '2028-11-22',
      tested: ['2026-11-22', false],
      acknowledged: '2026-11-23',
      expected: 'due',
      isOwed: true,
    },
    {
      what: 'two years ago, acknowledged since',
      now: '2028-12-01',
      tested: ['2026-11-22', true],
      acknowledged: '2028-11-22',
      expected: 'due',
      isOwed: false,
    },
    {
      what: 'not sufficient',
      now: '2026-11-22',
      tested: ['2026-11-22', false],
      acknowledged: null,
      expected: 'insufficient',
      isOwed: true,
    },
    {
      what: 'not sufficient, acknowledged before',
      now: '2026-11-22',
      tested: ['2026-11-22', false],
      acknowledged: '2026-11-21',
      expected: 'insufficient',
      isOwed: true,
    },
    {
      what: 'not sufficient, acknowledged since',
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
