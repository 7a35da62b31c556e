import { z } from 'zod'
import { PaymentState } from '../bank/payments.lifecycle.ts'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { WITHHOLDING_AGENTS, WITHHOLDING_REASONS } from './withholding.ts'

const count = z.int().nonnegative()
export const Year = z.int().min(2000).max(2199).describe('A calendar year.')

export const TaxHandover = z
  .strictObject({
    handoverId: Id,
    fromDay: CalendarDate.describe('The first day of the quarter.'),
    agent: z.enum(WITHHOLDING_AGENTS).describe('Whether the tax office is paid, or the promoter, who pays it.'),
    form: z
      .enum(['123', '216'])
      .nullable()
      .describe('The form on which the platform declares it; null if the promoter does.'),
    projectId: Id.nullable().describe('The project whose promoter is paid.'),
    projectName: z.string().nullable(),
    amount: Money,
    credited: Money.describe('Handed over before of payments that were reversed, and deducted from the amount.'),
    reversed: Money.describe('Of this handover, what belongs to payments that were reversed since.'),
    paymentId: Id.nullable().describe(
      'The payment that it waits for, or by which it was paid; the last one, if one came back. Null where nothing was left to pay.',
    ),
    paymentState: PaymentState.nullable(),
    createdAt: Instant,
  })
  .describe('Withheld tax of a quarter that is paid to the tax office or to a promoter.')

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
    isOver: z.boolean().describe('Whether the quarter has ended, so that its tax can be handed over.'),
    open: Money.describe('Withheld, and no payment was queued for it.'),
    underWay: Money.describe('Queued for payment; no statement shows it yet.'),
    handedOver: Money.describe('Paid, as a statement of the bank shows.'),
    credited: Money.describe('Deducted, because it was handed over before of payments that were reversed.'),
    reversed: Money.describe(
      'Of what was queued, what belongs to payments that were reversed since: deducted from what is handed over next, also of another quarter.',
    ),
    handovers: z.array(TaxHandover).describe('In the order in which they were queued.'),
    unpaidInterest: Money.describe(
      'Gross interest that fell due in the quarter and that the promoters have not paid: it has accrued, and nothing could be withheld from it yet.',
    ),
  })
  .describe('The interest that accrued in a quarter, and the tax that was withheld from it.')

export const Withholdings = page(WithholdingQuarter)
  .extend({
    checkedAt: Instant,
    balance: Money.describe('Tax that lies in the account of the ledger.'),
    toDeduct: Money.describe('Handed over of payments that were reversed, and not deducted yet.'),
    years: z.array(Year).describe('Those of all quarters, whatever is asked for; the newest first.'),
  })
  .describe('Tax that was withheld from interest, by the quarter in which the interest accrued.')

const WithholdingsQuery = listQuery(
  ['fromDay'],
  {
    ids: z.array(NamedDay).max(100).optional().describe('Only the quarters that begin on these days.'),
    year: Year.optional(),
    quarter: z.int().min(1).max(4).optional().describe('From 1 to 4: of this year, or of each.'),
  },
  allBut(),
)

export const TaxHandoverBody = z
  .strictObject({ fromDay: NamedDay.describe('The first day of a quarter that has ended.') })
  .describe('The quarter whose withheld tax is handed over.')

export const withholdingEndpoints = endpoints(
  'withholdings',
  { name: 'Withholdings', about: 'Tax that was withheld from interest, by quarter.' },
  '/v1/tax/withholdings',
  {
    list: {
      permission: 'withholdings.read',
      summary: 'Tell what was withheld in each quarter, and by when it is due',
      query: WithholdingsQuery,
      output: Withholdings,
    },
    read: {
      method: 'GET',
      path: '/v1/tax/withholdings/{fromDay}',
      permission: 'withholdings.read',
      summary: 'Read what was withheld in a quarter, by its first day',
      params: z.strictObject({ fromDay: NamedDay }),
      output: WithholdingQuarter,
    },
    payOver: {
      method: 'POST',
      path: '/v1/tax/withholdings/pay-over',
      permission: 'withholdings.payOver',
      status: 200,
      summary: 'Queue the payments that hand over the tax of a quarter',
      description:
        'Queues a payment to the tax office for each form that the platform declares, and one to the promoter of each project that declares by itself. A batch with a second key pays them. What was queued before is never queued again.',
      body: TaxHandoverBody,
      output: WithholdingQuarter,
      errors: ['date-invalid', 'date-too-late', 'nothing-to-hand-over'],
    },
  },
)
