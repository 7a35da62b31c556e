import { deposits } from './bank.ts'
import { emailChanges, passkeys, sessions } from './auth.ts'
import { classificationPages } from './classification-pages.ts'
import { customerDeclarations } from './customer-declarations.ts'
import { complaintPages } from './complaints.ts'
import { conflictPages } from './conflicts.ts'
import { closings } from './closings.ts'
import { dataExports } from './data-exports.ts'
import { documentPages } from './document-pages.ts'
import { home } from './home.ts'
import { investment, paymentCalendars } from './investment.ts'
import { irregularityPages } from './irregularity-pages.ts'
import { legal } from './legal.ts'
import { mails } from './mails.ts'
import { papers } from './papers.ts'
import { portfolio } from './portfolio.ts'
import { projectPages } from './project-pages.ts'
import { returns } from './returns.ts'
import { sheetPages } from './sheet-pages.ts'
import { sheetPaper } from './sheet-paper.ts'
import { notifications } from './notifications.ts'
import { projectAlerts } from './project.ts'
import { knowledge } from './knowledge.ts'
import { riskWarning } from './risk-warning.ts'
import { lossSimulations } from './loss-simulations.ts'
import { projectFollows } from './project-follows.ts'
import { navigation, tour } from './site.ts'
import { ticketPages } from './support.ts'
import { withdrawals } from './withdrawals.ts'
import { reservationPages } from './reservations.ts'
import { movementPages, orderPages, taxDetailPages } from './site-nouns.ts'
import { lateOffice } from './late-office.ts'
import { loanBook } from './loan-book.ts'
import { office } from './office.ts'
import { wholeOffice } from '../late-office.ts'
import type { es } from '../es/index.ts'
import type { Translation } from '../translation.ts'

export const en = {
  ...wholeOffice(office, lateOffice),
  orders: { ...office.orders, ...orderPages },
  reservations: { ...lateOffice.reservations, ...reservationPages },
  taxDetails: { ...office.taxDetails, ...taxDetailPages },
  classifications: { ...office.classifications, ...classificationPages },
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
} as const satisfies Translation<typeof es>
