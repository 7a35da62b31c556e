import { reservationPages } from './project-office.ts'
import { movementPages, orderPages, taxDetailPages } from './project-site.ts'
import * as office from './office.ts'

export { deposits } from './bank.ts'
export { emailChanges, passkeys, sessions } from './auth.ts'
export { customerDeclarations } from './anti-money-laundering.ts'
export { complaintPages, contactMessages } from './support.ts'
export { conflictPages, irregularityPages, loanBook } from './project-office.ts'
export { closings, dataExports, notifications, withdrawals } from './customer-area.ts'
export { documentPages, journal, papers } from './documents.ts'
export { home, navigation, tour } from './site.ts'
export { investment, loanStates, paymentCalendars, portfolio, returns } from './portfolio.ts'
export { legal } from './legal.ts'
export { mails } from './mails.ts'
export { opening } from './opening.ts'
export { projectPages, sheetPages, projectAlerts, projectFollows } from './project-site.ts'
export { sheetPaper } from './information-sheets.ts'
export { knowledge, riskWarning, lossSimulations } from './suitability.ts'
export { ticketPages } from './support.ts'
export * from './office.ts'

export const orders = { ...office.orders, ...orderPages }
export const reservations = { ...office.reservations, ...reservationPages }
export const taxDetails = { ...office.taxDetails, ...taxDetailPages }
export const transactions = { ...office.transactions, ...movementPages }
