import { deposits } from './bank.ts'
import { emailChanges, passkeys, sessions } from './auth.ts'
import { customerDeclarations } from './anti-money-laundering.ts'
import { complaintPages } from './complaints.ts'
import { conflictPages, irregularityPages, reservationPages, loanBook } from './project-office.ts'
import { closings, dataExports, notifications, withdrawals } from './customer-area.ts'
import { documentPages, papers } from './documents.ts'
import { home, navigation, tour } from './site.ts'
import { investment, paymentCalendars, portfolio, returns } from './portfolio.ts'
import { legal } from './legal.ts'
import { mails } from './mails.ts'
import {
  projectPages,
  sheetPages,
  movementPages,
  orderPages,
  taxDetailPages,
  projectAlerts,
  projectFollows,
} from './project-site.ts'
import { sheetPaper } from './information-sheets.ts'
import { knowledge, riskWarning, lossSimulations } from './suitability.ts'
import { ticketPages } from './support.ts'
import { office } from './office.ts'
import type { RequiredMessages } from '../required.ts'

export const es = {
  ...office,
  orders: { ...office.orders, ...orderPages },
  reservations: { ...office.reservations, ...reservationPages },
  taxDetails: { ...office.taxDetails, ...taxDetailPages },
  transactions: { ...office.transactions, ...movementPages },
  closings,
  customerDeclarations,
  complaintPages,
  conflictPages,
  dataExports,
  documentPages,
  home,
  investment,
  irregularityPages,
  legal,
  loanBook,
  mails,
  navigation,
  notifications,
  papers,
  passkeys,
  emailChanges,
  paymentCalendars,
  portfolio,
  projectPages,
  projectAlerts,
  projectFollows,
  lossSimulations,
  knowledge,
  riskWarning,
  returns,
  sheetPages,
  sheetPaper,
  sessions,
  deposits,
  ticketPages,
  tour,
  withdrawals,
} as const satisfies RequiredMessages
