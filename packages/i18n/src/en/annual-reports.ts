import type { Translation } from '../translation.ts'
import type * as source from '../es/annual-reports.ts'

export const annualReports = {
  about:
    'All offers that were open in a year, with what each type of investor of each country invested in them. It is submitted to the authority once a year and is confidential (Regulation (EU) 2020/1503, article 16).',
  year: 'Year',
  dueBy: 'To be submitted by %{day}.',
  notOver: 'The year has not ended: investments until 31 December are missing.',
  unverified: {
    headers:
      'The official headers of the CSV. Here each column has the number of its field in Implementing Regulation (EU) 2022/2120 and its meaning.',
    separator: 'Whether the authority expects commas between the values, as here, and the encoding UTF-8.',
    instrument: 'The instrument of projects that are not loans. Here it is OTHR.',
    owners:
      'Whether the tax number of a promoter that has an LEI is enough. The platform does not keep the LEI of promoters.',
    presentDay:
      'Whether an investment of the year that was cancelled after its end counts as raised. Here it does not: the report is made from the books of today.',
  },
  summary: 'Summary of %{year}',
  offerCount: 'Offers',
  lineCount: 'Lines of the file',
  lei: 'LEI of the platform',
  noOffers: 'No offer was open in %{year}.',
  problems:
    'The report lacks %{smart_count} value. It is named at its offer. |||| The report lacks %{smart_count} values. They are named at their offers.',
  right: 'No value is missing, and the sums agree.',
  wrongSums: 'The sums do not agree. Do not submit this report.',
  checks: 'Check of the sums',
  expected: 'In the books',
  found: 'In the file',
  check: {
    lines: 'Lines',
    invested: 'Invested (field 12) and movements of the investments',
    offers: 'Offers whose field 12 adds up to field 5',
  },
  make: 'Download the CSV',
  made: 'File downloaded: %{fileName}. The audit record keeps who made it and its SHA-256:',
  offers: 'Offers of %{year}',
  linesOf: 'Investors of %{name}',
  column: {
    type: 'Type of investor',
    residence: 'Tax residence',
    investors: 'Investors',
    invested: 'Invested',
    problems: 'Check',
  },
  identifier: 'Offer identifier',
  nace: 'Activity (NACE)',
  section: 'Section %{section}',
  owner: 'Promoter',
  instrumentTitle: 'Instrument',
  raised: 'Raised',
  instrument: {
    LOAN: 'Loan (LOAN)',
    ICFP: 'Admitted instrument (ICFP)',
    EQUI: 'Equity (EQUI)',
    DEBT: 'Debt (DEBT)',
    OTHR: 'Other (OTHR)',
  },
  type: {
    PROF: 'Professional (PROF)',
    SOPH: 'Sophisticated (SOPH)',
    RETL: 'Non-sophisticated (RETL)',
    OTHR: 'The promoter (OTHR)',
  },
  nobody: 'Nobody invested',
  unknownResidence: 'Not known',
  problem: {
    'lei-missing': 'The platform has no LEI. It is set with PLATFORM_LEI.',
    'identifier-missing': 'The offer identifier is missing: the information sheet has not been started.',
    'nace-missing': 'The NACE activity, which is in the information sheet, is missing.',
    'owner-missing': 'The tax number of the promoter is missing.',
    'owner-wrong': 'The number of the promoter is not a Spanish tax number and does not say from which country it is.',
    'residence-missing': 'The accepted tax residence on the day of the investment is missing.',
  },
  fileName: 'File',
  sha256: 'SHA-256',
  noProblem: 'Correct',
  withoutResidence: 'Customers without a tax residence: %{type}, %{count}',
  closedAccount: 'Closed account',
  more: 'and %{smart_count} more',
} as const satisfies Translation<typeof source.annualReports>
