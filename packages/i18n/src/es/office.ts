import { matching } from './bank.ts'
import { taxDetails } from './tax.ts'
import { bankDemonstration } from './bank-demonstration.ts'
import { bankMovements, bankStatements } from './bank-statements.ts'
import { bankReasons, paymentBatches, payments } from './bank-payments.ts'
import { accountDocuments, users, verifications } from './account.ts'
import { classifications } from './classifications.ts'
import { issuedDocuments } from './issued-documents.ts'
import { customers, userNotes, userTasks } from './customer-work.ts'
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
  reconciliation,
  retentionRecords,
  riskRates,
  statistics,
  taxFiles,
  withholdings,
  withholdingAgents,
  withholdingRates,
  promotions,
} from './late-titles.ts'
import { common } from './common.ts'
import { errorWords } from './error-words.ts'
import { errors } from './errors.ts'
import { audit, documentTypes } from './misc.ts'
import { bankAccounts } from './payment.ts'
import { distributions, fees, orderMovements, orders } from './project-orders.ts'
import {
  phases,
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timeline,
  projectTypes,
  projects,
  templates,
} from './project.ts'
import { reactAdmin } from './react-admin.ts'
import { forms, pages } from './site.ts'
import { tickets } from './support.ts'
import { transactions, wallets } from './wallet.ts'

export const office = {
  annualReports,
  accountDocuments,
  issuedDocuments,
  keptIdentities,
  audit,
  backoffice,
  bankAccounts,
  classifications,
  common,
  documentTypes,
  errorWords,
  errors,
  forms,
  distributions,
  fees,
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
  orderMovements,
  orders,
  pages,
  phases,
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timeline,
  projectTypes,
  projects,
  promotions,
  reactAdmin,
  statistics,
  templates,
  companyAccounts,
  withholdingRates,
  withholdingAgents,
  declarers,
  taxFiles,
  taxDetails,
  withholdings,
  bankDemonstration,
  bankFiles,
  bankReasons,
  bankStatements,
  bankMovements,
  matching,
  payments,
  paymentBatches,
  tickets,
  totps,
  transactions,
  customers,
  userNotes,
  userTasks,
  users,
  verifications,
  wallets,
} as const
