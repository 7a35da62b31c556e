import type * as source from '../es/loans.ts'
import type { Translation } from '../translation.ts'

export const loanDefaults = {
  one: 'Default',
  about:
    'The platform records a default automatically when a loan has not paid a material amount for more than 90 days. An administrator decides on the page of the project whether a loan is unlikely to be paid. All of it counts in the published rates.',
  seePublic: 'See the public page',
  fields: {
    loanDefaultId: 'Identifier',
    projectId: 'Loan',
    projectName: 'Loan',
    kind: 'Cause',
    since: 'Since',
    reason: 'Reason',
    pastDueSince: 'Unpaid since',
    pastDue: 'Unpaid amount',
    state: 'Standing',
    endedOn: 'Ended on',
    endReason: 'Why it ended',
    loss: 'Principal lost',
    recordedBy: 'Recorded by',
    recordedByName: 'Recorded by',
    endedBy: 'Ended by',
    endedByName: 'Ended by',
    createdAt: 'Recorded',
    updatedAt: 'Updated',
  },
  kind: { 'past-due': 'More than 90 days past due', 'unlikely-to-pay': 'Unlikely to pay' },
  state: { open: 'In default', cured: 'Cured', 'written-off': 'Written off' },
  pastDueReason: '%{amount} unpaid since %{day}',
  platform: 'The platform',
  project: {
    title: 'Standing of the loan',
    none: 'It is not, and never has been, in default.',
    open: 'In default since %{date}: %{reason}',
    cured: 'In default from %{date} to %{end}: %{reason}. It was cured: %{endReason}',
    'written-off': 'In default since %{date}: %{reason}. Written off on %{end}, %{loss} of principal: %{endReason}',
    record: 'Record a default',
    recordAbout:
      'Record it if the loan is unlikely to be paid in full without realising its security: insolvency, or a restructuring to avoid the default. It counts from today in the published rates, and the investors get an e-mail with the reason.',
    recorded: 'Default recorded',
    cure: 'Record as cured',
    cureAbout:
      'The loan is paid again as agreed and has no material amount past due. The default still counts in its year, and the investors get an e-mail with the reason.',
    ended: 'Default ended',
    writeOff: 'Write off',
    writeOffAbout:
      'All principal that is outstanding counts as lost from now on, and this cannot be undone. The investors get an e-mail with the amount and the reason.',
  },
} as const satisfies Translation<typeof source.loanDefaults>

export const riskRates = {
  one: 'Expected default rate',
  about:
    'The probability that a loan of each category falls into default within a year, and the method. They are published. A new rate is in force from its day on; the earlier ones stay as they were.',
  category: { A: 'Category A, lower risk', B: 'Category B, medium risk', C: 'Category C, higher risk' },
  fields: {
    riskRateId: 'Identifier',
    category: 'Category',
    expectedRate: 'Expected default rate',
    validFrom: 'In force from',
    method: 'Method',
    methodEn: 'Method (English)',
    createdAt: 'Set',
  },
  createTitle: 'Set an expected default rate',
  validFromHelp: 'After the latest one of its category and not before today; the first one, any day.',
  methodHelp: 'Which loans are of the category, and what the rate rests on.',
  created: 'Rate set',
} as const satisfies Translation<typeof source.riskRates>

export const outcomeStatements = {
  one: 'Outcome statement',
  about:
    'Expected and actual rates of each calendar year, published within the four months after it. What was published does not change: a correction is a new version.',
  fields: {
    outcomeStatementId: 'Identifier',
    year: 'Year',
    version: 'Version',
    figures: 'Figures',
    thresholdAmount: 'Material amount',
    thresholdShare: 'Material share',
    assumptions: 'Assumptions',
    assumptionsEn: 'Assumptions (English)',
    correction: 'What is corrected',
    correctionEn: 'What is corrected (English)',
    publishedAt: 'Published',
  },
  createTitle: 'Publish an outcome statement',
  assumptionsHelp: 'What the expected rates rest on.',
  correctionHelp: 'Only if the year has a statement already: what this one corrects.',
  previewTitle: 'What would be published of %{year}',
  category: 'Category',
  noCategory: 'No category',
  total: 'All categories',
  loans: 'Loans (N)',
  defaults: 'Defaults (D)',
  rate: 'Actual default rate',
  expected: 'Expected default rate',
  outcome: '%{defaults} of %{loans}',
  created: 'Statement published',
} as const satisfies Translation<typeof source.outcomeStatements>
