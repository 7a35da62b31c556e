import { z } from 'zod'
import { CalendarDate } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { CountryCode } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Year } from '../tax/withholdings.ts'

/** Regulation (EU) 2020/1503, article 16; Implementing Regulation (EU) 2022/2120, with its field numbers. */

/** Field 8. */
export const INSTRUMENTS = ['LOAN', 'ICFP', 'EQUI', 'DEBT', 'OTHR'] as const
export type Instrument = (typeof INSTRUMENTS)[number]

/** Field 9. */
export const INVESTOR_TYPES = ['PROF', 'SOPH', 'RETL', 'OTHR'] as const
export type InvestorType = (typeof INVESTOR_TYPES)[number]

/** Incomplete fields of platform, offer or line. */
export const REPORT_PROBLEMS = ['lei-missing'] as const
export const OFFER_PROBLEMS = ['identifier-missing', 'nace-missing', 'owner-missing', 'owner-wrong'] as const
export type OfferProblem = (typeof OFFER_PROBLEMS)[number]
export const LINE_PROBLEMS = ['residence-missing'] as const
export type AnnualProblem = (typeof REPORT_PROBLEMS)[number] | OfferProblem | (typeof LINE_PROBLEMS)[number]

/** Not verified by anybody (decision published-results). */
export const UNVERIFIED_ANNUAL = ['headers', 'separator', 'instrument', 'owners', 'presentDay'] as const

export const MOST_NAMED = 20

const count = z.int().nonnegative()

const NamedCustomer = z.strictObject({
  userId: Id,
  name: z.string().nullable().describe('Null once the identity of a closed account is erased.'),
  isClosed: z.boolean().describe('Whether the account is closed.'),
})

const ReportedLine = z
  .strictObject({
    investorType: z.enum(INVESTOR_TYPES).nullable().describe('Field 9; null where nobody invested.'),
    residence: CountryCode.nullable().describe('Field 10, on the day of the order; null where it is not known.'),
    investorCount: count.describe('Field 11: people, each counted once.'),
    invested: Money.describe('Field 12.'),
    problems: z.array(z.enum(LINE_PROBLEMS)),
    withoutResidence: z
      .array(NamedCustomer)
      .max(MOST_NAMED)
      .describe(`Whose tax residence is not known: at most ${MOST_NAMED} of them.`),
  })
  .describe('What one type of investors with one tax residence invested in an offer.')

export type ReportedLine = z.output<typeof ReportedLine>

const ReportedOffer = z
  .strictObject({
    projectId: Id,
    projectName: z.string(),
    isLoan: z.boolean(),
    promoterName: z.string(),
    identifier: z.string().nullable().describe('Field 3.'),
    naceSection: z.string().nullable().describe('Field 4.'),
    raised: Money.describe('Field 5, by the movements of its orders.'),
    owner: z.string().nullable().describe('Field 7: LEI, or code of the country and national number.'),
    instrument: z.enum(INSTRUMENTS).describe('Field 8.'),
    invested: Money.describe('Field 12 of all lines, which is to agree with field 5.'),
    lines: z.array(ReportedLine),
    problems: z.array(z.enum(OFFER_PROBLEMS)),
  })
  .describe('An offer that was open to investors on some day of the year.')

const Check = z.strictObject({
  check: z.enum(['lines', 'invested', 'offers']),
  expected: z.string(),
  found: z.string(),
})

export const AnnualReport = z
  .strictObject({
    year: Year,
    isOver: z.boolean(),
    dueBy: CalendarDate.describe('The last day of February after the year.'),
    lei: z.string().nullable().describe('Field 1; null if the platform has none.'),
    offers: z.array(ReportedOffer),
    problems: z.array(z.enum(REPORT_PROBLEMS)),
    totals: z.strictObject({ offerCount: count, lineCount: count, raised: Money, problemCount: count }),
    checks: z.array(Check).describe('The report against its file, read back, and against the movements of orders.'),
    unverified: z.array(z.enum(UNVERIFIED_ANNUAL)).describe('What an adviser has to check first.'),
  })
  .describe('The report of a year to the authority, with what is to be mended.')

/** For the audit. */
export const MadeAnnualReport = z
  .strictObject({
    annualReportId: Id,
    year: Year,
    fileName: z.string(),
    sha256: z.string().describe('Of the bytes of the file.'),
  })
  .describe('What the audit trail keeps of a report that was made.')

const AnnualReportBody = z.strictObject({ year: Year }).describe('The year of the report.')

const AnnualReportFile = MadeAnnualReport.extend({ content: z.string().describe('The CSV, in ASCII.') }).describe(
  'The file of a report, and what the audit trail keeps of it.',
)

/** Calls for the yearly report to the authority. */
export const annualReportEndpoints = endpoints(
  'annualReports',
  {
    name: 'Annual reports',
    about: 'The yearly report to the authority: offers, investors by type and residence, and its CSV.',
  },
  '/v1/project/annual-reports',
  {
    read: {
      method: 'GET',
      path: '/v1/project/annual-reports',
      permission: 'annualReports.read',
      summary: 'Read the report of a year to the authority',
      query: z.strictObject({ year: Year }),
      output: AnnualReport,
    },
    make: {
      method: 'POST',
      permission: 'annualReports.make',
      status: 200,
      summary: 'Make the file of the report of a year',
      description:
        'Makes the CSV from the orders of the year, each time again. The file is not kept; the audit record of it is.',
      body: AnnualReportBody,
      output: AnnualReportFile,
    },
  },
)
