import { describe, expect, test } from 'vitest'
import {
  answersWithoutGap,
  gapsOf,
  isAnswerTo,
  KNOWLEDGE_NAMES,
  KNOWLEDGE_QUESTIONS,
  KNOWLEDGE_TOPICS,
  type KnowledgeAnswers,
} from './knowledge-questions.ts'

/** Version 1, as stored: topic, choices (gaps in brackets), single or multiple. */
const VERSION_1 = {
  familiar: 'experience: funds securities loans (none), many',
  frequency: 'experience: (never) few many (unknown)',
  volume: 'experience: nothing small large unsaid',
  period: 'experience: never short long unsaid',
  background: 'experience: studies work neither',
  horizon: 'objectives: (short) medium long (unknown)',
  tolerance: 'objectives: (plans) noticed barely (unknown)',
  aim: 'objectives: (safety) return support',
  sustainability: 'objectives: important welcome indifferent',
  simulation: 'finances: sent made none',
  crowdfunding: 'risks: (deposit) lending (unknown)',
  default: 'risks: (platform) claims (unknown)',
  exit: 'risks: (anytime) end (unknown)',
  return: 'risks: (better) riskier (unknown)',
  guarantee: 'risks: (covered) uncovered (unknown)',
}

test('the questions are those of version 1 (decision investor-classification)', () => {
  const inWords = KNOWLEDGE_NAMES.map((name) => {
    const { topic, choices, gaps, isMany } = { isMany: false, ...KNOWLEDGE_QUESTIONS[name] }
    const words = choices.map((choice) => ((gaps as readonly string[]).includes(choice) ? `(${choice})` : choice))
    return [name, `${topic}: ${words.join(' ')}${isMany ? ', many' : ''}`]
  })
  expect(Object.fromEntries(inWords)).toEqual(VERSION_1)
  expect(KNOWLEDGE_TOPICS).toEqual(['experience', 'objectives', 'finances', 'risks'])
})

const fit: KnowledgeAnswers = Object.fromEntries(
  KNOWLEDGE_NAMES.map((name) => {
    const { choices, gaps } = KNOWLEDGE_QUESTIONS[name]
    return [name, [choices.find((choice) => !(gaps as readonly string[]).includes(choice))!]]
  }),
)

describe('a gap (2022/2114, articles 1 to 4)', () => {
  test('is not found in suitable answers', () => {
    expect(gapsOf(fit)).toEqual([])
  })

  test('is found in every unanswered question', () => {
    for (const name of KNOWLEDGE_NAMES) {
      expect(gapsOf({ ...fit, [name]: undefined })).toEqual([name])
      expect(gapsOf({ ...fit, [name]: [] })).toEqual([name])
    }
  })

  test('is found in one of several choices', () => {
    expect(gapsOf({ ...fit, familiar: ['funds', 'none'] })).toEqual(['familiar'])
  })
})

test.each([
  ['exit', ['end'], true],
  ['exit', ['end', 'anytime'], false],
  ['exit', ['elsewhere'], false],
  ['exit', [], false],
  ['familiar', ['funds', 'loans'], true],
  ['familiar', [], false],
  ['familiar', ['funds', 'funds'], false],
  ['familiar', ['funds', 'shares'], false],
] as const)('to %s, %o is an answer: %s', (name, chosen, isAnswer) => {
  expect(isAnswerTo(name, chosen)).toBe(isAnswer)
})

test('there are answers without a gap to every question', () => {
  const answers = answersWithoutGap()
  expect(answers.filter(({ question, chosen }) => !isAnswerTo(question, chosen))).toEqual([])
  expect(gapsOf(Object.fromEntries(answers.map(({ question, chosen }) => [question, chosen])))).toEqual([])
})
