import { classificationPages } from './suitability.ts'
import { classifications as classes } from './account.ts'

export { accessChanges, personHands } from './access-changes.ts'
export { matching, bankDemonstration, bankMovements, bankStatements } from './bank.ts'
export { taxDetails } from './tax.ts'
export * from './payment.ts'
export * from './account.ts'
export { issuedDocuments } from './documents.ts'
export { totps } from './auth.ts'
export { backoffice } from './backoffice.ts'
export { annualReports, earlierDocuments, importLines, imports, retentionRecords, statistics } from './misc.ts'
export {
  companyAccounts,
  bankBooks,
  bankFiles,
  dailyCloses,
  payees,
  statementFiles,
  reconciliation,
} from './bank-office.ts'
export { complaints } from './support.ts'
export { diligence, examinations, keptIdentities } from './anti-money-laundering.ts'
export {
  conflicts,
  irregularities,
  loanDefaults,
  outcomeStatements,
  riskRates,
  reservations,
} from './project-office.ts'
export { declarers, taxFiles, withholdingAgents, withholdingRates, withholdings } from './tax.ts'
export { checklist } from './checklist.ts'
export { companyDetails } from './company-details.ts'
export { legalTexts } from './legal.ts'
export { parameters } from './parameters.ts'
export { dutyRecords, incidents, providers } from './resilience.ts'
export { promotions } from './promotion.ts'
export { informationSheets, sheetDrafts } from './information-sheets.ts'
export { common, forms, pages } from './site.ts'
export { errorWords, errors } from './errors.ts'
export * from './misc.ts'
export * from './project.ts'
export { reactAdmin } from './react-admin.ts'
export { tickets } from './support.ts'
export * from './wallet.ts'

export const classifications = { ...classes, ...classificationPages }
