import type * as source from '../es/office-menu.ts'
import type { Translation } from '../translation.ts'

export const statistics = { title: 'Statistics' } as const satisfies Translation<typeof source.statistics>
export const irregularities = { title: 'Irregularities' } as const satisfies Translation<typeof source.irregularities>
export const loanDefaults = { title: 'Defaults' } as const satisfies Translation<typeof source.loanDefaults>
export const riskRates = { title: 'Default rates' } as const satisfies Translation<typeof source.riskRates>
export const outcomeStatements = {
  title: 'Outcome statements',
} as const satisfies Translation<typeof source.outcomeStatements>
export const annualReports = { title: 'Annual report' } as const satisfies Translation<typeof source.annualReports>
export const complaints = {
  title: 'Complaints',
  urgentCount: 'One urgent complaint |||| %{smart_count} urgent complaints',
} as const satisfies Translation<typeof source.complaints>
export const conflicts = {
  title: 'Conflicts of interest',
  dueCount: 'One conflict to review |||| %{smart_count} conflicts to review',
} as const satisfies Translation<typeof source.conflicts>
export const retentionRecords = {
  title: 'Retention',
} as const satisfies Translation<typeof source.retentionRecords>
export const taxFiles = { title: 'Tax forms' } as const satisfies Translation<typeof source.taxFiles>
export const imports = {
  title: 'Imports',
  again: 'Import another file',
} as const satisfies Translation<typeof source.imports>
export const withholdings = { title: 'Tax withheld' } as const satisfies Translation<typeof source.withholdings>
export const examinations = { title: 'Special examinations' } as const satisfies Translation<typeof source.examinations>
export const keptIdentities = { title: 'Kept identities' } as const satisfies Translation<typeof source.keptIdentities>
export const bankBooks = { title: 'Bank' } as const satisfies Translation<typeof source.bankBooks>
export const bankFiles = { title: 'Import statements', menu: 'Import statements' } as const satisfies Translation<
  typeof source.bankFiles
>
export const reconciliation = { title: 'Reconciliation' } as const satisfies Translation<typeof source.reconciliation>
export const companyAccounts = {
  title: 'Company accounts',
  one: 'Company account',
  menu: 'Company accounts',
} as const satisfies Translation<typeof source.companyAccounts>
export const payees = {
  title: 'Payees',
  one: 'Payee',
  menu: 'Payees',
} as const satisfies Translation<typeof source.payees>
export const declarers = {
  title: 'Declarer of form 193',
  one: 'Data of the declarer',
  menu: 'Declarer',
} as const satisfies Translation<typeof source.declarers>
export const promotions = { title: 'Promotions', menu: 'Marketing' } as const satisfies Translation<
  typeof source.promotions
>
export const withholdingRates = {
  title: 'Withholding rates',
  one: 'Withholding rate',
  menu: 'Withholding rates',
} as const satisfies Translation<typeof source.withholdingRates>
export const withholdingAgents = {
  title: 'Withholding agent',
  one: 'Withholding agent',
} as const satisfies Translation<typeof source.withholdingAgents>
