import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { english, EnglishText, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { OutcomeFigures } from './default-rates.ts'

const threshold = {
  thresholdAmount: Money.describe('What was past due was material when it was more than this and than the share.'),
  thresholdShare: Percentage.describe('Of what was lent.'),
}

export const OutcomeStatement = z
  .strictObject({
    outcomeStatementId: Id,
    year: z.int(),
    version: z.int().describe('Counts from 1; above it is a correction.'),
    figures: OutcomeFigures,
    ...threshold,
    assumptions: z.string().describe('What the expected rates rest on.'),
    assumptionsEn: EnglishText,
    correction: z.string().nullable().describe('What a correction puts right.'),
    correctionEn: EnglishText,
    publishedAt: Instant,
  })
  .describe('The outcome of a calendar year as it was published. Nothing changes it: a correction is a new version.')

const Year = z.int().min(2000).max(2199)

export const OutcomeStatementBody = z
  .strictObject({
    year: Year.describe('A year that is over.'),
    assumptions: text(4000),
    assumptionsEn: english(4000).optional(),
    correction: optionalText(1000).optional().describe('Required from the second version of a year on.'),
    correctionEn: english(1000).optional(),
  })
  .describe('The outcome of a year, with the figures of this moment.')

/** Only a finished year. */
export function mistakesOfOutcomeYear(year: number, today: string): readonly FieldError[] {
  const maximum = Number(today.slice(0, 4)) - 1
  return year > maximum ? [{ path: 'year', code: 'number-too-large', params: { maximum } }] : []
}

/** Regulation (EU) 2020/1503, article 20; decision published-results. */
export const outcomeStatementEndpoints = endpoints(
  'outcomeStatements',
  { name: 'Outcome statements', about: 'Expected and actual default rates of each year, as they were published.' },
  '/v1/project/outcome-statements',
  {
    list: {
      permission: 'loanBook.read',
      summary: 'List the outcome statements with all versions',
      query: listQuery(['year', 'publishedAt'], { year: Year.optional() }, allBut()),
      output: page(OutcomeStatement),
    },
    read: {
      permission: 'loanBook.read',
      summary: 'Read an outcome statement',
      output: OutcomeStatement,
    },
    preview: {
      method: 'GET',
      path: '/v1/project/outcome-statements-preview',
      permission: 'outcomeStatements.edit',
      summary: 'Count the figures of a year without publishing them',
      query: z.strictObject({ year: Year }).describe('Of which year.'),
      output: OutcomeFigures,
    },
    create: {
      permission: 'outcomeStatements.edit',
      summary: 'Publish the outcome statement of a year, or a correction of it',
      body: OutcomeStatementBody,
      output: OutcomeStatement,
      errors: ['number-too-large', 'reason-required'],
    },
  },
)
