import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Percentage, PercentageBelow100 } from '../percentages.ts'
import { RISK_CATEGORIES } from './risk-categories.ts'

export const RiskCategory = z
  .enum(RISK_CATEGORIES)
  .describe('The risk category of a loan, from A, the lowest risk, to C, the highest.')
export type RiskCategory = z.infer<typeof RiskCategory>

export const RiskRate = z
  .strictObject({
    riskRateId: Id,
    category: RiskCategory,
    expectedRate: Percentage.describe('Probability that a loan of the category falls into default within a year.'),
    validFrom: CalendarDate.describe('In force from this day on, until the next one of its category.'),
    method: z.string().describe('Which loans are of the category, and what the rate rests on.'),
    methodEn: EnglishText,
    createdAt: Instant,
  })
  .describe('The expected default rate of a risk category. Rows never change: a new rate is a new row.')

export const RiskRateBody = z
  .strictObject({
    category: RiskCategory,
    expectedRate: PercentageBelow100,
    validFrom: NamedDay.describe(
      'After the latest rate of the category and not before today; any day for the first one.',
    ),
    method: text(2000),
    methodEn: english(2000).optional(),
  })
  .describe('An expected default rate from a day on. What was in force before stays as it was.')

/** Calls for the expected default rates (Delegated Regulation (EU) 2022/2115; decision published-results). */
export const riskRateEndpoints = endpoints(
  'riskRates',
  { name: 'Risk rates', about: 'Expected default rates of the risk categories of loans, with their history.' },
  '/v1/project/risk-rates',
  {
    list: {
      permission: 'loanBook.read',
      summary: 'List the expected default rates of the risk categories, with those that were',
      query: listQuery(['validFrom', 'category', 'createdAt'], { category: RiskCategory.optional() }, allBut()),
      output: page(RiskRate),
    },
    read: {
      permission: 'loanBook.read',
      summary: 'Read an expected default rate',
      output: RiskRate,
    },
    create: {
      permission: 'riskRates.edit',
      summary: 'Set the expected default rate of a category from a day on',
      body: RiskRateBody,
      output: RiskRate,
      errors: ['date-too-early'],
    },
  },
)
