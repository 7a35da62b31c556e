import { describe, expect, test } from 'vitest'
import {
  gapsOf,
  isAnswerTo,
  KNOWLEDGE_NAMES,
  KNOWLEDGE_QUESTIONS,
  type KnowledgeAnswers,
} from './knowledge-questions.ts'
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
      what: 'nobody has answered',
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

  test('the day of the review is two years after the test', () => {
    expect(state('2026-11-22', ['2026-11-22', true], null).reviewOn).toBe('2028-11-22')
    expect(state('2026-11-22', null, null).reviewOn).toBeNull()
  })
})

const fit: KnowledgeAnswers = Object.fromEntries(
  KNOWLEDGE_NAMES.map((name) => {
    const { choices, gaps } = KNOWLEDGE_QUESTIONS[name]
    return [name, [choices.find((choice) => !(gaps as readonly string[]).includes(choice))!]]
  }),
)

describe('a gap (2022/2114, articles 1 to 4)', () => {
  test('is in no answer that shows none', () => {
    expect(gapsOf(fit)).toEqual([])
  })

  test.each(KNOWLEDGE_NAMES)('is a question that is not answered: %s', (name) => {
    expect(gapsOf({ ...fit, [name]: undefined })).toEqual([name])
    expect(gapsOf({ ...fit, [name]: [] })).toEqual([name])
  })

  test.each([
    ['familiar', 'none'],
    ['frequency', 'never'],
    ['frequency', 'unknown'],
    ['horizon', 'short'],
    ['horizon', 'unknown'],
    ['tolerance', 'plans'],
    ['tolerance', 'unknown'],
    ['aim', 'safety'],
    ['crowdfunding', 'deposit'],
    ['crowdfunding', 'unknown'],
    ['default', 'platform'],
    ['default', 'unknown'],
    ['exit', 'anytime'],
    ['exit', 'unknown'],
    ['return', 'better'],
    ['return', 'unknown'],
    ['guarantee', 'covered'],
    ['guarantee', 'unknown'],
  ] as const)('is in %s: %s', (name, choice) => {
    expect(gapsOf({ ...fit, [name]: [choice] })).toEqual([name])
  })

  test('is in no other choice', () => {
    const count = KNOWLEDGE_NAMES.reduce((sum, name) => sum + KNOWLEDGE_QUESTIONS[name].gaps.length, 0)
    expect(count).toBe(18)
  })
})

test.each([
  ['exit', ['end'], true],
  ['exit', ['end', 'anytime'], false],
  ['exit', ['elsewhere'], false],
  ['exit', [], false],
  ['familiar', ['funds', 'loans'], true],
  ['familiar', ['funds', 'funds'], false],
] as const)('to %s, %o is an answer: %s', (name, chosen, isAnswer) => {
  expect(isAnswerTo(name, chosen)).toBe(isAnswer)
})

test.each(KNOWLEDGE_NAMES)('what shows a gap in "%s" can be chosen, and something else too', (name) => {
  const { choices, gaps }: { choices: readonly string[]; gaps: readonly string[] } = KNOWLEDGE_QUESTIONS[name]
  expect(new Set(choices).size).toBe(choices.length)
  expect(choices).toEqual(expect.arrayContaining([...gaps]))
  expect(choices.length).toBeGreaterThan(gaps.length)
})
