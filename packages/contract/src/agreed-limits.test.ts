import { describe, expect, test } from 'vitest'
import * as contract from './index.ts'
import { inputParts, outputParts, type NamedPart } from './testing/json-schemas.ts'
import { allEndpoints } from './registry.ts'

/** How small and how large numbers and lists can be, as it was agreed, in words. A change of a limit needs a change here. */

/** The limits of a number or list; none where there is no limit, which for whole numbers is the largest of JavaScript. */
function rangeOf({ field, schema }: NamedPart): string[] {
  const { type, minimum, exclusiveMinimum, maximum, minItems, maxItems } = schema
  const isUnlimited = [minimum, maximum, exclusiveMinimum].every((limit) => limit === undefined || isLargest(limit))
  if (type === 'array') return minItems || maxItems ? [`${field} ${minItems ?? 0} to ${maxItems} entries`] : []
  if ((type !== 'integer' && type !== 'number') || isUnlimited) return []
  const from = exclusiveMinimum === undefined ? minimum : `above ${exclusiveMinimum}`
  return [`${field} ${from} to ${isLargest(maximum) ? 'any' : maximum}`]
}
const isLargest = (limit: unknown) => Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER

const LIST = ['skip 0 to 1000000', 'take 1 to 100', 'ids 0 to 100 entries']
const LIMITS: Readonly<Record<string, string>> = {
  'passkeys.create': 'transports 0 to 10 entries',
  'userNotes.create': 'mentionedIds 0 to 10 entries',
  'userNotes.edit': 'mentionedIds 0 to 10 entries',
  'issuedDocuments.list': 'year 1900 to 2199',
  'withholdingRates.create': 'percentage 0 to 100000',
  'taxFiles.read': 'year 2000 to 2199',
  'taxFiles.make': 'year 2000 to 2199',
  'withholdings.read': 'year 2000 to 2199, quarter 1 to 4',
  'matching.match': 'movements 1 to 20 entries, targets 1 to 20 entries',
  'bankFiles.outlookOfSeveral': 'ids 1 to 50 entries',
  'paymentBatches.create': 'paymentIds 1 to 100 entries',
  'projects.list':
    'targetProfitability 0 to 100000, annualProfitability 0 to 100000, projectDuration 0 to 600, percentageInvested 0 to 100000',
  'projects.create':
    'projectDuration above 0 to 600, targetProfitability 0 to 100000, maxInvestorNumber above 0 to 1000000, cancellationFee 0 to 100000, managerFee 0 to 100000, preinvestorMaxNumber above 0 to 1000000',
  'projects.edit':
    'projectDuration above 0 to 600, targetProfitability 0 to 100000, maxInvestorNumber above 0 to 1000000, cancellationFee 0 to 100000, managerFee 0 to 100000, preinvestorMaxNumber above 0 to 1000000',
  'projectDescriptions.create': 'order 0 to 1000',
  'projectDescriptions.edit': 'order 0 to 1000',
  'projectMediaFiles.create': 'order 0 to 1000',
  'projectMediaFiles.edit': 'order 0 to 1000',
  'sheetDrafts.edit':
    'management 0 to 8 entries, responsible 0 to 6 entries, years 0 to 3 entries, year 1990 to 2099, grossMargin -1000000 to 1000000, operatingMargin -1000000 to 1000000, netMargin -1000000 to 1000000, debtToEquity -1000000 to 1000000, acidTest -1000000 to 1000000, debtServiceCover -1000000 to 1000000, returnOnEquity -1000000 to 1000000, intangiblesShare -1000000 to 1000000, useOfFunds 0 to 10 entries, collateral 0 to 6 entries, guarantors 0 to 6 entries',
  'projectFollows.list': 'projectIds 0 to 100 entries',
  'knowledge.answer': 'answers 0 to 15 entries, chosen 0 to 10 entries',
  'classifications.create': 'criteria 1 to 12 entries',
  'customerDeclarations.declare': 'origins 0 to 8 entries, owners 0 to 10 entries, share 0 to 100000',
  'riskRates.create': 'expectedRate 0 to 100000',
  'irregularities.create': 'differences 0 to 12 entries',
  'outcomeStatements.list': 'year 2000 to 2199',
  'outcomeStatements.preview': 'year 2000 to 2199',
  'outcomeStatements.create': 'year 2000 to 2199',
  'annualReports.read': 'year 2000 to 2199',
  'annualReports.make': 'year 2000 to 2199',
  'tickets.create': 'documentOwnerTypes 0 to 26 entries',
  'countries.list': 'take 1 to 300, ids 0 to 300 entries',
  'imports.check': 'columns 0 to 60 entries',
  'documents.view': 'expires 0 to 10000000000',
  'documents.viewAlias': 'expires 0 to 10000000000',
}

describe('what a call takes has the agreed limits (handbook rule 12.36)', () => {
  const taken = allEndpoints.map(({ operation, ...endpoint }) => ({
    operation,
    ranges: [...new Set(inputParts({ operation, ...endpoint }).flatMap(rangeOf))],
  }))

  test('in lists', () => {
    const others = taken.filter(({ ranges }) => ranges.includes(LIST[0]!) && !LIST.every((one) => ranges.includes(one)))
    expect(others.map(({ operation }) => operation)).toEqual(['withholdings.read', 'countries.list'])
  })

  test('in all else', () => {
    const limited = taken.map(({ operation, ranges }) => [
      operation,
      ranges.filter((one) => !LIST.includes(one)).join(', '),
    ])
    expect(Object.fromEntries(limited.filter(([, ranges]) => ranges !== ''))).toEqual(LIMITS)
  })
})

const ANSWERED = [
  'accrualYear 2000 to 2199',
  'acidTest -1000000 to 1000000',
  'annualProfitability 0 to 100000',
  'cancellationFee 0 to 100000',
  'collateral 0 to 6 entries',
  'columns 0 to 60 entries',
  'complaintDecisionDays 0 to any',
  'count 0 to any',
  'count above 0 to any',
  'debtServiceCover -1000000 to 1000000',
  'debtToEquity -1000000 to 1000000',
  'due 0 to any',
  'expectedAnnualReturn 0 to 100000',
  'expectedDefaultRate 0 to 100000',
  'expectedRate 0 to 100000',
  'grossMargin -1000000 to 1000000',
  'guarantors 0 to 6 entries',
  'intangiblesShare -1000000 to 1000000',
  'investorCount 0 to any',
  'lineCount 0 to any',
  'management 0 to 8 entries',
  'managerFee 0 to 100000',
  'nameLikeness 0 to 100',
  'netMargin -1000000 to 1000000',
  'number above 0 to any',
  'offerCount 0 to any',
  'offset 0 to any',
  'operatingMargin -1000000 to 1000000',
  'part above 0 to any',
  'payeeCount 0 to any',
  'penalty 0 to 100000',
  'percentage 0 to 100000',
  'percentageInvested 0 to 100000',
  'problemCount 0 to any',
  'projectCount 0 to any',
  'rate 0 to 100000',
  'recoveryCodes 10 to 10 entries',
  'reflectionDays 0 to any',
  'remaining 0 to 10',
  'responsible 0 to 6 entries',
  'returnOnEquity -1000000 to 1000000',
  'share 0 to 100000',
  'targetProfitability 0 to 100000',
  'thresholdShare 0 to 100000',
  'total 0 to any',
  'transports 0 to 10 entries',
  'useOfFunds 0 to 10 entries',
  'waitingCount 0 to any',
  'withholdingRate 0 to 100000',
  'withoutResidence 0 to 20 entries',
  'year 1900 to 2199',
  'year 1990 to 2099',
  'year 2000 to 2199',
  'years 0 to 3 entries',
  'years 2000 to 2199',
]
test('what a call answers is within the agreed limits', () => {
  const ranges = new Set(allEndpoints.flatMap(outputParts).flatMap(rangeOf))
  expect([...ranges].toSorted()).toEqual(ANSWERED)
})

/** Days, hours, amounts in cents and numbers of things. */
const NUMBERS = {
  ACCESS_HOURS: 8,
  ADMISSIBILITY_WORKING_DAYS: 10,
  CLAIM_SECONDS: 180,
  CODE_FREE_INVESTMENT_CENTS: 1_000_00n,
  COHORT_MONTHS: [1, 3, 6, 12],
  COMPLETION_DAYS: 7,
  CONFLICT_REVIEW_MONTHS: 12,
  DATA_EXPORTS_A_DAY: 3,
  DATA_EXPORT_KEPT_DAYS: 7,
  DAYS_TO_DEFAULT: 91,
  DEFAULT_TAKE: 20,
  EMAIL_CHANGE_UNDOABLE_DAYS: 7,
  FEW_RECOVERY_CODES: 3,
  GUIDANCE_CAP_CENTS: 10_000_00n,
  KNOWLEDGE_REVIEW_MONTHS: 24,
  KNOWLEDGE_VERSION: 1,
  LOSS_REVIEW_MONTHS: 12,
  LOSS_TOOL_VERSION: 1,
  LOSS_TOOL_VERSIONS: [1],
  MAILED_LINK_MINUTES: 60,
  MAXIMUM_BATCH: 100,
  MAXIMUM_CENTS: 999_999_999_999_99n,
  MAXIMUM_COMPLAINT_DOCUMENTS: 5,
  MAXIMUM_EVIDENCE: 6,
  MAXIMUM_FILE_BYTES: 5 * 1024 * 1024,
  MAXIMUM_IMPORT_COLUMNS: 60,
  MAXIMUM_IMPORT_LINES: 100_000,
  MAXIMUM_IMPORT_MEGABYTES: 32,
  MAXIMUM_NAME: 70,
  MAXIMUM_OFFER_NUMBER: 99_999_999,
  MAXIMUM_OUTLOOK_FILES: 50,
  MAXIMUM_OUTLOOK_LINES: 200,
  MAXIMUM_OUTLOOK_MOVEMENTS: 300_000,
  MAXIMUM_OUTLOOK_WEIGHED: 5000,
  MAXIMUM_OWNERS: 10,
  MAXIMUM_PASSKEYS: 20,
  MAXIMUM_SHEET_PAGES: 6,
  MAXIMUM_STATEMENT_MEGABYTES: 128,
  MAXIMUM_STORED_CENTS: 2n ** 63n - 1n,
  MAXIMUM_TAKE: 100,
  MAXIMUM_TICKET_DOCUMENTS: 26,
  MAXIMUM_TYPED: 80,
  MINIMUM_AGE_YEARS: 18,
  MOST_NAMED: 20,
  OTP_SETUP_MINUTES: 30,
  OWNER_SHARE_BASIS_POINTS: 25_00,
  PASSKEY_CHALLENGE_MINUTES: 5,
  PICTURE_WIDTHS: [240, 480, 720, 960, 1200, 1600],
  RECOVERY_CODE_COUNT: 10,
  RETRY_AFTER_SECONDS: 2,
  SHEET_YEARS: 3,
  SUSPENSION_DAYS: 30,
  SUSPENSION_NOTICE_DAYS: 7,
  TOTP_DRIFT_STEPS: 1,
  TOTP_PERIOD_SECONDS: 30,
}
test('the numbers that the contract names are the agreed ones', () => {
  const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint'
  const numbers = Object.entries(contract).filter(([, value]) => [value].flat().every(isNumber))
  expect(Object.fromEntries(numbers)).toEqual(NUMBERS)
})
