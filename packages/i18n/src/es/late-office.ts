import { annualReports } from './annual-reports.ts'
import { companyAccounts } from './company-accounts.ts'
import { bankBooks } from './bank-books.ts'
import { bankFiles } from './bank-imports.ts'
import { complaints } from './complaints.ts'
import { diligence } from './diligence.ts'
import { conflicts } from './conflicts.ts'
import { examinations } from './examinations.ts'
import { declarers } from './declarers.ts'
import { importLines, imports } from './imports.ts'
import { irregularities } from './irregularities.ts'
import { keptIdentities } from './kept-identities.ts'
import { loanDefaults, outcomeStatements, riskRates } from './loans.ts'
import { promotions } from './promotion.ts'
import { retentionRecords } from './retention.ts'
import { reservations } from './reservations.ts'
import { informationSheets, sheetDrafts } from './information-sheets.ts'
import { statementFiles } from './bank-files.ts'
import { statistics } from './statistics.ts'
import { reconciliation } from './reconciliation.ts'
import { taxFiles } from './tax-files.ts'
import { withholdingAgents, withholdingRates } from './withholding-rates.ts'
import { withholdings } from './withholdings.ts'

/** What the back office shows on other pages than the inbox, which loads without it (decision 197). */
export const lateOffice = {
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
