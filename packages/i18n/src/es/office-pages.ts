import { annualReports, importLines, imports, retentionRecords, statistics } from './misc-office.ts'
import { companyAccounts, bankBooks, bankFiles, payees, statementFiles, reconciliation } from './bank-office.ts'
import { complaints } from './complaints.ts'
import { diligence, examinations, keptIdentities } from './anti-money-laundering.ts'
import {
  conflicts,
  irregularities,
  loanDefaults,
  outcomeStatements,
  riskRates,
  reservations,
} from './project-office.ts'
import { declarers, taxFiles, withholdingAgents, withholdingRates, withholdings } from './tax-office.ts'
import { promotions } from './promotion.ts'
import { informationSheets, sheetDrafts } from './information-sheets.ts'

/** What the back office shows on other pages than the inbox, which loads without it (decision front-end-performance). */
export const officePages = {
  annualReports,
  bankBooks,
  bankFiles,
  companyAccounts,
  complaints,
  diligence,
  conflicts,
  examinations,
  declarers,
  importLines,
  imports,
  irregularities,
  keptIdentities,
  loanDefaults,
  riskRates,
  outcomeStatements,
  payees,
  reconciliation,
  promotions,
  retentionRecords,
  reservations,
  sheetDrafts,
  informationSheets,
  statementFiles,
  statistics,
  taxFiles,
  withholdingAgents,
  withholdingRates,
  withholdings,
} as const
