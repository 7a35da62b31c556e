import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Money } from '../money.ts'
import { Percentage } from '../percentages.ts'

const tally = { amount: Money, projectCount: z.int().min(0) }

/**
 * Public projects only: verifiable, and nothing about private ones. `funded` = `returned.principal` plus the four
 * others.
 */
export const Figures = z
  .strictObject({
    countedAt: Instant.describe('When this was counted.'),
    funded: z
      .strictObject(tally)
      .describe('What people have put into projects and not taken out again before they were financed.'),
    returned: z
      .strictObject({
        principal: Money.describe('Principal that has been paid back.'),
        interest: Money.describe('Returns that have been paid, fees taken off.'),
        projectCount: z.int().min(0).describe('Projects that have paid back everything and are closed.'),
      })
      .describe('What has been paid into the wallets of investors.'),
    onTime: z.strictObject(tally).describe('Principal still owed by financed projects whose payments are up to date.'),
    late: z
      .strictObject(tally)
      .describe('Principal still owed by financed projects with a payment overdue, or in default.'),
    unrecovered: z
      .strictObject({
        ...tally,
        share: Percentage.nullable().describe('Of what financed projects got; null when none has been financed.'),
      })
      .describe('Principal that closed projects have not paid back and will not.'),
    raising: z.strictObject(tally).describe('What projects hold that are not financed yet.'),
    expectedAnnualReturn: Percentage.nullable().describe(
      'Annual return expected of what has been financed, without loans in default, weighted by what was put in; null when there is none.',
    ),
    lowestMinimum: Money.nullable().describe('The least minimum of the open projects; null when none is open.'),
  })
  .describe('How the platform stands, counted from the books.')

export const figureEndpoints = endpoints(
  'figures',
  { name: 'Figures', about: 'Figures of the platform, counted from the books.' },
  '/v1/project/figures',
  {
    read: {
      method: 'GET',
      path: '/v1/project/figures',
      permission: 'figures.read',
      summary: 'Tell what was funded, what was returned, and what is on time or late',
      description: 'Counted from the books when it is asked for, over the projects that everybody may see.',
      output: Figures,
    },
  },
)
