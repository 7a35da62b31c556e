import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Money } from '../money.ts'
import { Percentage } from '../percentages.ts'
import { WITHHOLDING_REASONS } from './withholding.ts'

const count = z.int().nonnegative()

export const WithholdingQuarter = z
  .strictObject({
    fromDay: CalendarDate,
    toDay: CalendarDate,
    dueBy: CalendarDate.describe(
      'The last day on which it is declared and paid: the 20th of the month after the quarter.',
    ),
    lines: z
      .array(
        z.strictObject({
          form: z.enum(['123', '216']).describe('The form of the tax office on which it is declared.'),
          reason: z.enum(WITHHOLDING_REASONS),
          rate: Percentage,
          investorCount: count,
          interest: Money.describe('Gross.'),
          withheld: Money,
        }),
      )
      .describe('Paid interest by what applied to the investor.'),
    withheld: Money,
    unpaidInterest: Money.describe(
      'Gross interest that fell due in the quarter and that the promoters have not paid: it has accrued, and nothing could be withheld from it yet.',
    ),
  })
  .describe('The interest that accrued in a quarter, and the tax that was withheld from it.')

export const Withholdings = z
  .strictObject({
    checkedAt: Instant,
    balance: Money.describe('Tax that lies in the account of the ledger.'),
    quarters: z.array(WithholdingQuarter).describe('The newest first.'),
  })
  .describe('Tax that was withheld from interest, by the quarter in which the interest accrued.')

/** Calls for the tax that was withheld. */
export const withholdingEndpoints = endpoints('withholdings', 'Withholdings', {
  read: {
    method: 'GET',
    path: '/v1/tax/withholdings',
    permission: 'withholdings.read',
    summary: 'Tell what was withheld in each quarter, and by when it is due',
    output: Withholdings,
  },
})
