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
  const passed: [string, boolean] = ['2026-11-22', true]
  const failed: [string, boolean] = ['2026-11-22', false]
  test.each([
    ['not taken', '2026-11-22', null, null, 'unanswered', true],
    ['not taken, acknowledged today', '2026-11-22', null, '2026-11-22', 'unanswered', false],
    ['not taken, acknowledged two years ago', '2028-11-22', null, '2026-11-22', 'unanswered', true],
    ['not taken, acknowledged almost two years ago', '2028-11-21', null, '2026-11-22', 'unanswered', false],
    ['passed today', '2026-11-22', passed, null, 'sufficient', false],
    ['passed, on its last valid day', '2028-11-21', passed, null, 'sufficient', false],
    ['passed two years ago', '2028-11-22', passed, null, 'due', true],
    ['failed two years ago, acknowledged the day after', '2028-11-22', failed, '2026-11-23', 'due', true],
    ['passed two years ago, acknowledged when due', '2028-12-01', passed, '2028-11-22', 'due', false],
    ['failed', '2026-11-22', failed, null, 'insufficient', true],
    ['failed, acknowledged before it', '2026-11-22', failed, '2026-11-21', 'insufficient', true],
    ['failed, acknowledged on its day', '2026-11-23', failed, '2026-11-22', 'insufficient', false],
  ] as const)('test %s', (_what, now, tested, acknowledged, ...[standing, isWarningOwed]) => {
    expect(state(now, tested && [...tested], acknowledged)).toMatchObject({ standing, isWarningOwed })
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
