import { z } from 'zod'
import { Percentage } from '../percentages.ts'
import { RiskCategory } from './risk-rates.ts'

/** By number of loans, not amounts. */
export const DefaultCount = z
  .strictObject({
    loans: z.int().describe('N: loans not in default at its start that had a payment to make in it.'),
    defaults: z.int().describe('D: those of them that fell into default in it.'),
    rate: Percentage.nullable().describe('D / N; null where there was no loan.'),
  })
  .describe('A default rate with what it was counted from.')

const ofCategory = {
  category: RiskCategory.nullable().describe('Null: loans that were published without a category.'),
}

export const CategoryCount = DefaultCount.extend(ofCategory).describe('The default rate of a risk category.')

export const DefaultWindow = z
  .strictObject({
    year: z.int(),
    isFinished: z.boolean().describe('A year that is not over does not count in the mean.'),
    total: DefaultCount,
    categories: z.array(CategoryCount),
  })
  .describe('A window of twelve months: a calendar year.')

export const MeanRate = z
  .strictObject({
    ...ofCategory,
    rate: Percentage.nullable().describe('The mean of the rates of the finished years with a loan.'),
    years: z.int().describe('How many years these are.'),
    expectedRate: Percentage.nullable().describe('The expected rate that is in force today.'),
  })
  .describe('The mean default rate of a risk category, beside the expected one.')

export const OutcomeFigures = z
  .strictObject({
    total: DefaultCount,
    categories: z.array(
      CategoryCount.extend({
        expectedRate: Percentage.nullable().describe('In force on the first day of the year, or set first in it.'),
      }),
    ),
  })
  .describe('Expected and actual default rates of a year.')
