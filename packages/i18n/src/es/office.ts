import { accessChanges, personHands } from './access-changes.ts'
import { matching, bankDemonstration, bankMovements, bankStatements } from './bank.ts'
import { taxDetails } from './tax.ts'
import * as payment from './payment.ts'
import * as account from './account.ts'
import { issuedDocuments } from './documents.ts'
import { totps } from './auth.ts'
import { backoffice } from './backoffice.ts'
import {
  annualReports,
  bankBooks,
  bankFiles,
  companyAccounts,
  complaints,
  conflicts,
  examinations,
  declarers,
  imports,
  irregularities,
  keptIdentities,
  loanDefaults,
  outcomeStatements,
  payees,
  reconciliation,
  retentionRecords,
  riskRates,
  statistics,
  taxFiles,
  withholdings,
  withholdingAgents,
  withholdingRates,
  promotions,
} from './office-menu.ts'
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
  annualReports,
  issuedDocuments,
  keptIdentities,
  backoffice,
  common,
  errorWords,
  errors,
  forms,
  reconciliation,
  complaints,
  irregularities,
  loanDefaults,
  riskRates,
  outcomeStatements,
  retentionRecords,
  conflicts,
  examinations,
  imports,
  bankBooks,
  pages,
  promotions,
  reactAdmin,
  statistics,
  accessChanges,
  personHands,
  companyAccounts,
  payees,
  withholdingRates,
  withholdingAgents,
  declarers,
  taxFiles,
  taxDetails,
  withholdings,
  bankDemonstration,
  bankFiles,
  bankStatements,
  bankMovements,
  matching,
  tickets,
  totps,
} as const
