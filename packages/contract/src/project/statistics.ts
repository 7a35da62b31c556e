import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { EnglishText } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { summaryQuery } from './fees.ts'

/** Days overdue (handbook rule 14.19). */
export const LATE_AGES = ['upTo30', 'upTo60', 'upTo90', 'older'] as const

const invested = {
  invested: Money,
  disinvested: Money,
  penalties: Money,
  count: z.int().describe('Order movements.'),
}

const typeNames = { projectTypeName: z.string(), projectTypeNameEn: EnglishText }

export const StatisticsByProject = z
  .strictObject({
    fromDate: CalendarDate.describe('First day that is counted: whole months are.'),
    toDate: CalendarDate.describe('Last day that is counted.'),
    projects: z
      .array(z.strictObject({ projectId: Id, projectName: z.string(), ...typeNames, ...invested }))
      .describe('The hundred with the most invested.'),
    types: z.array(z.strictObject({ projectTypeId: Id, ...typeNames, ...invested })),
    projectCount: z.int().describe('Projects with movements in these months.'),
  })
  .describe('What was invested in projects, by project and by type of project.')

export const LatePayments = z
  .strictObject({
    day: CalendarDate.describe('The day on which it is late.'),
    ages: z.array(
      z.strictObject({
        age: z.enum(LATE_AGES).describe('Days since it was due: 1 to 30, 31 to 60, 61 to 90, more.'),
        principal: Money,
        interest: Money,
        count: z.int().describe('Payments.'),
        projectCount: z.int(),
      }),
    ),
  })
  .describe('Payments of projects that are due and not paid, by how late they are.')

export const FUNDING_STEPS = ['day', 'week', 'month'] as const

export const Funding = z
  .strictObject({
    projectId: Id,
    goal: Money.describe('What the project is to be financed with.'),
    step: z.enum(FUNDING_STEPS).describe('The length of a period: the shortest of which there are at most 400.'),
    points: z.array(
      z.strictObject({
        period: CalendarDate.describe('First day of the period.'),
        invested: Money,
        disinvested: Money.describe('Revoked, disinvested or refunded.'),
        total: Money.describe('Invested at its end.'),
        count: z.int().describe('Order movements.'),
      }),
    ),
  })
  .describe(
    'How the money of a project came together, from its first investment to the last movement, or until today while it is open.',
  )

/** Months after the first investment. */
export const COHORT_MONTHS = [1, 3, 6, 12] as const

export const InvestorCohorts = z
  .strictObject({
    fromDate: CalendarDate.describe('First day that is counted: whole months are.'),
    toDate: CalendarDate.describe('Last day that is counted.'),
    keptAt: Instant.nullable().describe(
      'Until when orders are counted; null before they were counted for the first time.',
    ),
    cohorts: z.array(
      z.strictObject({
        month: CalendarDate.describe('First day of the month in which they invested for the first time.'),
        investors: z.int(),
        invested: Money.describe('By their first investments.'),
        again: z
          .array(
            z.strictObject({
              months: z.int().describe('1, 3, 6 or 12.'),
              investors: z
                .int()
                .nullable()
                .describe('Who invested again within them; null while some still have time.'),
              invested: Money.nullable().describe('What they invested again within them.'),
            }),
          )
          .describe('Within so many months of the first investment of each.'),
      }),
    ),
  })
  .describe('Who invested again, by the month of the first investment. Cancelled orders do not count.')

export const CustodySummary = z
  .strictObject({
    periods: z.array(
      z.strictObject({
        period: CalendarDate.describe('First day of the period.'),
        wallets: Money.describe('The balances of all wallets at its end, or now.'),
        projects: Money.describe('What projects hold: invested, or paid by the promoter and not shared out.'),
        unassigned: Money.describe('Credits of statements that nobody has been found for.'),
        underWay: Money.describe(
          'Booked and on no statement yet. Below zero: credited before the bank shows it. Above zero: the bank still has it.',
        ),
      }),
    ),
  })
  .describe('The money in custody at the end of each period, from the first posting on.')

export const statisticEndpoints = endpoints(
  'statistics',
  { name: 'Statistics', about: 'Sums for administrators: by project, by type of project, and how late payments are.' },
  '/v1/project/statistics/projects',
  {
    byProject: {
      method: 'GET',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Sum order movements by project and by type of project',
      query: z
        .strictObject({ fromDate: NamedDay.optional(), toDate: NamedDay.optional() })
        .describe('From when to when; everything if absent. Whole months are counted.'),
      output: StatisticsByProject,
    },
    cohorts: {
      method: 'GET',
      path: '/v1/project/statistics/cohorts',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Tell who invested again, by the month of the first investment',
      query: z
        .strictObject({ fromDate: NamedDay.optional(), toDate: NamedDay.optional() })
        .describe('First investments from when to when; all if absent. Whole months are counted.'),
      output: InvestorCohorts,
      errors: ['too-many-periods'],
    },
    custody: {
      method: 'GET',
      path: '/v1/project/statistics/custody',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Tell the money in custody by period',
      query: summaryQuery,
      output: CustodySummary,
      errors: ['too-many-periods'],
    },
    funding: {
      method: 'GET',
      path: '/v1/project/statistics/funding/{id}',
      permission: 'projects.readFunding',
      summary: 'Tell how the money of a project came together',
      output: Funding,
    },
    latePayments: {
      method: 'GET',
      path: '/v1/project/statistics/late-payments',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Sum late payments by how late they are',
      output: LatePayments,
    },
  },
)
