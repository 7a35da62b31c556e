import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { INVESTOR_CLASSES } from './investor-classes.ts'
import { isAnswerTo, KNOWLEDGE_NAMES, KNOWLEDGE_VERSION, type KnowledgeQuestion } from './knowledge-questions.ts'
import { KNOWLEDGE_STANDINGS, RISK_WARNING_VERSION } from './knowledge-state.ts'

const QuestionName = z.enum(KNOWLEDGE_NAMES as [KnowledgeQuestion, ...KnowledgeQuestion[]])

export const Knowledge = z
  .strictObject({
    standing: z
      .enum(KNOWLEDGE_STANDINGS)
      .describe('Whether the test is answered, and the answers are sufficient; due: the test is older than two years.'),
    isWarningOwed: z.boolean().describe('Whether the risk warning is to be shown until it is acknowledged.'),
    investorClass: z.enum(INVESTOR_CLASSES).describe('Only a non-sophisticated investor is owed test and warning.'),
    gaps: z.array(QuestionName).describe('The questions in which the latest answers show a gap.'),
    answeredAt: Instant.nullable(),
    version: z.int().nullable().describe('The version of the questions that were answered.'),
    reviewOn: CalendarDate.nullable().describe('The day from which the test is to be repeated.'),
    acknowledgedAt: Instant.nullable().describe('When the risk warning was last acknowledged.'),
  })
  .describe('Where a person stands with the entry knowledge test. It never prevents them from investing.')

export const KnowledgeTestBody = z
  .strictObject({
    version: z.literal(KNOWLEDGE_VERSION, 'choice-invalid').describe('The version of the questions.'),
    answers: z
      .array(z.strictObject({ question: QuestionName, chosen: z.array(z.string().max(40)).max(10) }))
      .max(KNOWLEDGE_NAMES.length)
      .superRefine((answers, context) => {
        const seen = new Set<string>()
        for (const [index, { question, chosen }] of answers.entries()) {
          if (seen.has(question) || !isAnswerTo(question, chosen))
            context.addIssue({ code: 'custom', message: 'choice-invalid', path: [index, 'chosen'] })
          seen.add(question)
        }
      })
      .meta({
        description: 'Each question at most once. One that is left out is not answered, which is a gap.',
        examples: [[{ question: 'exit', chosen: ['end'] }]],
      }),
  })
  .describe('The answers to the entry knowledge test.')

export const RiskAcknowledgementBody = z
  .strictObject({
    warningVersion: z
      .literal(RISK_WARNING_VERSION, 'choice-invalid')
      .describe('The version of the words that were shown.'),
  })
  .describe('That the caller has received and understood the risk warning.')

/** Regulation (EU) 2020/1503, article 21(1) to (4); decision investor-classification. */
export const knowledgeEndpoints = endpoints(
  'knowledge',
  {
    name: 'Entry knowledge test',
    about: 'Questions before the first investment, and the risk warning with its acknowledgement.',
  },
  '/v1/account/knowledge',
  {
    readState: {
      method: 'GET',
      permission: 'knowledge.manage',
      summary: 'Read where the caller stands with the entry knowledge test',
      output: Knowledge,
    },
    answer: {
      method: 'POST',
      path: '/v1/account/knowledge/tests',
      permission: 'knowledge.manage',
      summary: 'Answer the entry knowledge test',
      description: 'May be repeated at any time; the latest answers count.',
      body: KnowledgeTestBody,
      output: Knowledge,
    },
    acknowledge: {
      method: 'POST',
      path: '/v1/account/knowledge/acknowledgements',
      permission: 'knowledge.manage',
      summary: 'Acknowledge the risk warning',
      body: RiskAcknowledgementBody,
      output: Knowledge,
    },
  },
)
