import { companyAccounts, deposits, matching } from './bank.ts'
import { withholdingRates, withholdings } from './tax.ts'
import { bankDemonstration } from './bank-demonstration.ts'
import { statementFiles } from './bank-files.ts'
import { bankFiles, bankMovements, bankStatements } from './bank-statements.ts'
import { bankReasons, paymentBatches, payments } from './bank-payments.ts'
import { accountDocuments, users, verifications } from './account.ts'
import { customers, userNotes, userTasks } from './customer-work.ts'
import { sessions, totps } from './auth.ts'
import { backoffice } from './backoffice.ts'
import { statistics } from './statistics.ts'
import { common } from './common.ts'
import { errorWords, errors } from './errors.ts'
import { home } from './home.ts'
import { bankBooks } from './bank-books.ts'
import { investment } from './investment.ts'
import { legal } from './legal.ts'
import { mails } from './mails.ts'
import { importLines, imports } from './imports.ts'
import { audit, documentTypes } from './misc.ts'
import { bankAccounts } from './payment.ts'
import { portfolio } from './portfolio.ts'
import { distributions, fees, orderMovements, orders } from './project-orders.ts'
import { projectPages } from './project-pages.ts'
import {
  phases,
  projectAlerts,
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timeline,
  projectTypes,
  projects,
  templates,
} from './project.ts'
import { promotions } from './promotion.ts'
import { reactAdmin } from './react-admin.ts'
import { forms, navigation, pages, tour } from './site.ts'
import { ticketPages, tickets } from './support.ts'
import { reconciliation, transactions, wallets } from './wallet.ts'
import { notifications } from './notifications.ts'
import { withdrawals } from './withdrawals.ts'
import type { RequiredMessages } from '../required.ts'

/** Every Spanish message, by noun. Spanish is the fallback, and its shape is the one that English must fit. */
export const es = {
  accountDocuments,
  audit,
  backoffice,
  bankAccounts,
  common,
  documentTypes,
  errorWords,
  errors,
  forms,
  distributions,
  fees,
  reconciliation,
  home,
  importLines,
  imports,
  bankBooks,
  investment,
  legal,
  mails,
  navigation,
  notifications,
  orderMovements,
  orders,
  pages,
  phases,
  portfolio,
  projectPages,
  projectAlerts,
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timeline,
  projectTypes,
  projects,
  promotions,
  reactAdmin,
  sessions,
  statementFiles,
  statistics,
  templates,
  companyAccounts,
  withholdingRates,
  withholdings,
  bankDemonstration,
  bankFiles,
  bankReasons,
  bankStatements,
  bankMovements,
  deposits,
  matching,
  payments,
  paymentBatches,
  ticketPages,
  tickets,
  totps,
  tour,
  transactions,
  customers,
  userNotes,
  userTasks,
  users,
  verifications,
  wallets,
  withdrawals,
} as const satisfies RequiredMessages
