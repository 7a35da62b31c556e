/**
 * Entry knowledge test (Regulation (EU) 2020/1503, article 21(1), (2); Delegated Regulation (EU) 2022/2114, articles 1
 * to 4). A change of meaning takes a new version; old ones stay (decision investor-classification).
 */

interface Question {
  readonly topic: Topic
  readonly isMany?: true
  readonly choices: readonly string[]
  readonly gaps: readonly string[]
}

export const KNOWLEDGE_TOPICS = ['experience', 'objectives', 'finances', 'risks'] as const
type Topic = (typeof KNOWLEDGE_TOPICS)[number]

export const KNOWLEDGE_VERSION = 1

export const KNOWLEDGE_QUESTIONS = {
  familiar: { topic: 'experience', isMany: true, choices: ['funds', 'securities', 'loans', 'none'], gaps: ['none'] },
  frequency: { topic: 'experience', choices: ['never', 'few', 'many', 'unknown'], gaps: ['never', 'unknown'] },
  volume: { topic: 'experience', choices: ['nothing', 'small', 'large', 'unsaid'], gaps: [] },
  period: { topic: 'experience', choices: ['never', 'short', 'long', 'unsaid'], gaps: [] },
  background: { topic: 'experience', choices: ['studies', 'work', 'neither'], gaps: [] },
  horizon: { topic: 'objectives', choices: ['short', 'medium', 'long', 'unknown'], gaps: ['short', 'unknown'] },
  tolerance: { topic: 'objectives', choices: ['plans', 'noticed', 'barely', 'unknown'], gaps: ['plans', 'unknown'] },
  aim: { topic: 'objectives', choices: ['safety', 'return', 'support'], gaps: ['safety'] },
  sustainability: { topic: 'objectives', choices: ['important', 'welcome', 'indifferent'], gaps: [] },
  simulation: { topic: 'finances', choices: ['sent', 'made', 'none'], gaps: [] },
  crowdfunding: { topic: 'risks', choices: ['deposit', 'lending', 'unknown'], gaps: ['deposit', 'unknown'] },
  default: { topic: 'risks', choices: ['platform', 'claims', 'unknown'], gaps: ['platform', 'unknown'] },
  exit: { topic: 'risks', choices: ['anytime', 'end', 'unknown'], gaps: ['anytime', 'unknown'] },
  return: { topic: 'risks', choices: ['better', 'riskier', 'unknown'], gaps: ['better', 'unknown'] },
  guarantee: { topic: 'risks', choices: ['covered', 'uncovered', 'unknown'], gaps: ['covered', 'unknown'] },
} as const satisfies Record<string, Question>

export type KnowledgeQuestion = keyof typeof KNOWLEDGE_QUESTIONS
export const KNOWLEDGE_NAMES = Object.keys(KNOWLEDGE_QUESTIONS) as readonly KnowledgeQuestion[]

/** Unanswered questions are absent. */
export type KnowledgeAnswers = { readonly [Name in KnowledgeQuestion]?: readonly string[] | undefined }

const questionOf = (name: KnowledgeQuestion): Question => KNOWLEDGE_QUESTIONS[name]

export function isAnswerTo(name: KnowledgeQuestion, chosen: readonly string[]): boolean {
  const { choices, isMany } = questionOf(name)
  const isFit = chosen.every((choice) => choices.includes(choice)) && new Set(chosen).size === chosen.length
  return isFit && chosen.length > 0 && (isMany === true || chosen.length === 1)
}

export const gapsOf = (answers: KnowledgeAnswers): KnowledgeQuestion[] =>
  KNOWLEDGE_NAMES.filter((name) => {
    const chosen = answers[name] ?? []
    return chosen.length === 0 || chosen.some((choice) => questionOf(name).gaps.includes(choice))
  })

export const answersWithoutGap = (): { question: KnowledgeQuestion; chosen: string[] }[] =>
  KNOWLEDGE_NAMES.map((question) => {
    const { choices, gaps } = KNOWLEDGE_QUESTIONS[question]
    return { question, chosen: choices.filter((choice) => !(gaps as readonly string[]).includes(choice)).slice(-1) }
  })
