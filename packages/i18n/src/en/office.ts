import { accessChanges, personHands } from './access-changes.ts'
import type * as source from '../es/office.ts'
import type { Translation } from '../translation.ts'
import { matching, bankDemonstration, bankMovements, bankStatements } from './bank.ts'
import { taxDetails } from './tax.ts'
import * as payment from './payment.ts'
import * as account from './account.ts'
import { issuedDocuments } from './documents.ts'
import { totps } from './auth.ts'
import { backoffice } from './backoffice.ts'
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
import { classificationPages } from './investor-classes.ts'
import { informationSheets, sheetDrafts } from './information-sheets.ts'
import { common, forms, pages } from './site.ts'
import { errorWords, errors } from './errors.ts'
import * as misc from './misc.ts'
import * as project from './project.ts'
import { reactAdmin } from './react-admin.ts'
import { tickets } from './support.ts'
import * as wallet from './wallet.ts'

export const office = {
  ...wallet,
  ...project,
  ...payment,
  ...misc,
  ...account,
  accessChanges,
  annualReports,
  backoffice,
  bankBooks,
  bankDemonstration,
  bankFiles,
  bankMovements,
  bankStatements,
  classifications: { ...account.classifications, ...classificationPages },
  common,
  companyAccounts,
  complaints,
  conflicts,
  declarers,
  diligence,
  errors,
  errorWords,
  examinations,
  forms,
  importLines,
  imports,
  informationSheets,
  irregularities,
  issuedDocuments,
  keptIdentities,
  loanDefaults,
  matching,
  outcomeStatements,
  pages,
  payees,
  personHands,
  promotions,
  reactAdmin,
  reconciliation,
  reservations,
  retentionRecords,
  riskRates,
  sheetDrafts,
  statementFiles,
  statistics,
  taxDetails,
  taxFiles,
  tickets,
  totps,
  withholdingAgents,
  withholdingRates,
  withholdings,
} as const satisfies Translation<typeof source.office>
