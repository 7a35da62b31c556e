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
    ['test not taken', '2026-11-22', null, null, 'unanswered', true],
    ['test not taken, warning acknowledged today', '2026-11-22', null, '2026-11-22', 'unanswered', false],
    ['test not taken, warning acknowledged two years ago', '2028-11-22', null, '2026-11-22', 'unanswered', true],
    [
      'test not taken, warning acknowledged almost two years ago',
      '2028-11-21',
      null,
      '2026-11-22',
      'unanswered',
      false,
    ],
    ['test passed today', '2026-11-22', ['2026-11-22', true], null, 'sufficient', false],
    ['test passed, on its last valid day', '2028-11-21', ['2026-11-22', true], null, 'sufficient', false],
    ['test passed two years ago', '2028-11-22', ['2026-11-22', true], null, 'due', true],
    [
      'test failed two years ago, warning acknowledged the day after',
      '2028-11-22',
      ['2026-11-22', false],
      '2026-11-23',
      'due',
      true,
    ],
    [
      'test passed two years ago, warning acknowledged when the review was due',
      '2028-12-01',
      ['2026-11-22', true],
      '2028-11-22',
      'due',
      false,
    ],
    ['test failed', '2026-11-22', ['2026-11-22', false], null, 'insufficient', true],
    [
      'test failed, warning acknowledged before it',
      '2026-11-22',
      ['2026-11-22', false],
      '2026-11-21',
      'insufficient',
      true,
    ],
    [
      'test failed, warning acknowledged on its day',
      '2026-11-23',
      ['2026-11-22', false],
      '2026-11-22',
      'insufficient',
      false,
    ],
  ] as const)('%s', (_what, now, tested, acknowledged, ...[standing, isWarningOwed]) => {
    const found = state(now, tested && [...tested], acknowledged)
    expect(found).toMatchObject({ standing, isWarningOwed })
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
