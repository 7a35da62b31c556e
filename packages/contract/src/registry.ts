import { accountDocumentEndpoints } from './account/account-documents.ts'
import { issuedDocumentEndpoints } from './account/issued-documents.ts'
import { auditEndpoints } from './misc/audit.ts'
import { retentionRecordEndpoints } from './misc/retention-records.ts'
import { bankAccountEndpoints } from './payment/bank-accounts.ts'
import { countryEndpoints } from './misc/countries.ts'
import { bankDemonstrationEndpoints } from './bank/demonstration.ts'
import { demonstrationEndpoints } from './misc/demonstration.ts'
import { documentTypeEndpoints } from './misc/document-types.ts'
import { claimEndpoints } from './misc/claims.ts'
import { importEndpoints, importLineEndpoints } from './misc/imports.ts'
import { documentEndpoints } from './misc/documents.ts'
import { distributionEndpoints } from './project/distributions.ts'
import type { Endpoint } from './endpoint.ts'
import type { StaffPermission } from './permissions.ts'
import { feeEndpoints } from './project/fees.ts'
import { figureEndpoints } from './project/figures.ts'
import { loanBookEndpoints } from './project/loan-book.ts'
import { irregularityEndpoints } from './project/irregularities.ts'
import { loanDefaultEndpoints } from './project/loan-defaults.ts'
import { outcomeStatementEndpoints } from './project/outcome-statements.ts'
import { riskRateEndpoints } from './project/risk-rates.ts'
import { statisticEndpoints } from './project/statistics.ts'
import { orderMovementEndpoints } from './project/order-movements.ts'
import { orderEndpoints } from './project/orders.ts'
import { phaseEndpoints } from './project/phases.ts'
import { promotionEndpoints } from './promotion/promotions.ts'
import { paymentCalendarEndpoints } from './project/payment-calendars.ts'
import { reservationEndpoints } from './project/reservations.ts'
import { projectAlertEndpoints } from './project/project-alerts.ts'
import { accountHoldEndpoints } from './account/account-holds.ts'
import { diligenceEndpoints } from './account/diligence.ts'
import { customerDeclarationEndpoints } from './account/customer-declarations.ts'
import { classificationEndpoints } from './account/classifications.ts'
import { knowledgeEndpoints } from './account/knowledge.ts'
import { lossSimulationEndpoints } from './account/loss-simulations.ts'
import { projectFollowEndpoints } from './project/project-follows.ts'
import { projectDescriptionEndpoints } from './project/project-descriptions.ts'
import { projectDocumentEndpoints } from './project/project-documents.ts'
import { projectMediaFileEndpoints } from './project/project-media-files.ts'
import { informationSheetEndpoints } from './project/information-sheets.ts'
import { sheetDraftEndpoints } from './project/sheet-drafts.ts'
import { projectTypeEndpoints } from './project/project-types.ts'
import { projectEndpoints } from './project/projects.endpoints.ts'
import { reconciliationEndpoints } from './wallet/reconciliation.ts'
import { bankBooksEndpoints } from './bank/books.ts'
import { emailChangeEndpoints } from './auth/email-changes.ts'
import { passkeyEndpoints } from './auth/passkeys.ts'
import { sessionEndpoints } from './auth/sessions.ts'
import { settingEndpoints } from './misc/settings.ts'
import { templateEndpoints } from './project/templates.ts'
import { bankMovementEndpoints } from './bank/movements.ts'
import { bankFileEndpoints } from './bank/files.ts'
import { bankStatementEndpoints } from './bank/statements.ts'
import { companyAccountEndpoints } from './bank/company-accounts.ts'
import { taxDetailEndpoints } from './tax/tax-details.ts'
import { declarerEndpoints } from './tax/declarers.ts'
import { withholdingAgentEndpoints } from './tax/withholding-agents.ts'
import { taxFileEndpoints } from './tax/tax-files.ts'
import { withholdingEndpoints } from './tax/withholdings.ts'
import { withholdingRateEndpoints } from './tax/withholding-rates.ts'
import { depositEndpoints } from './bank/deposits.ts'
import { matchingEndpoints } from './bank/matching.ts'
import { institutionEndpoints } from './bank/institution.ts'
import { paymentBatchEndpoints } from './bank/payment-batches.endpoints.ts'
import { paymentEndpoints } from './bank/payments.ts'
import { complaintLinkEndpoints } from './support/complaint-links.ts'
import { complaintEndpoints } from './support/complaints.ts'
import { ticketEndpoints } from './support/tickets.ts'
import { annualReportEndpoints } from './project/annual-reports.ts'
import { conflictEndpoints } from './project/conflicts.ts'
import { timelineEndpoints } from './project/timeline.ts'
import { totpEndpoints } from './auth/totps.ts'
import { transactionEndpoints } from './wallet/transactions.ts'
import { userAssignmentEndpoints } from './account/user-assignments.ts'
import { customerEndpoints } from './account/customers.ts'
import { closingEndpoints } from './account/closings.ts'
import { examinationAccessEndpoints } from './account/examination-accesses.ts'
import { examinationEndpoints } from './account/examinations.ts'
import { keptIdentityEndpoints } from './account/kept-identities.ts'
import { dataExportEndpoints } from './account/data-exports.ts'
import { notificationEndpoints } from './account/notifications.ts'
import { userNoteEndpoints } from './account/user-notes.ts'
import { userTaskEndpoints } from './account/user-tasks.ts'
import { userEndpoints } from './account/users.ts'
import { verificationEndpoints } from './account/verifications.ts'
import { walletEndpoints } from './wallet/wallets.ts'

/** Every endpoint, by noun. The server binds all of them or does not start. */
export const api = {
  sessions: sessionEndpoints,
  totps: totpEndpoints,
  passkeys: passkeyEndpoints,
  emailChanges: emailChangeEndpoints,
  users: userEndpoints,
  userAssignments: userAssignmentEndpoints,
  customers: customerEndpoints,
  notifications: notificationEndpoints,
  dataExports: dataExportEndpoints,
  closings: closingEndpoints,
  keptIdentities: keptIdentityEndpoints,
  userNotes: userNoteEndpoints,
  userTasks: userTaskEndpoints,
  verifications: verificationEndpoints,
  accountDocuments: accountDocumentEndpoints,
  issuedDocuments: issuedDocumentEndpoints,
  bankAccounts: bankAccountEndpoints,
  wallets: walletEndpoints,
  transactions: transactionEndpoints,
  companyAccounts: companyAccountEndpoints,
  withholdingRates: withholdingRateEndpoints,
  withholdingAgents: withholdingAgentEndpoints,
  declarers: declarerEndpoints,
  taxFiles: taxFileEndpoints,
  withholdings: withholdingEndpoints,
  taxDetails: taxDetailEndpoints,
  deposits: depositEndpoints,
  matching: matchingEndpoints,
  bankFiles: bankFileEndpoints,
  bankStatements: bankStatementEndpoints,
  bankMovements: bankMovementEndpoints,
  institution: institutionEndpoints,
  payments: paymentEndpoints,
  paymentBatches: paymentBatchEndpoints,
  projectTypes: projectTypeEndpoints,
  phases: phaseEndpoints,
  projects: projectEndpoints,
  projectDescriptions: projectDescriptionEndpoints,
  projectMediaFiles: projectMediaFileEndpoints,
  projectDocuments: projectDocumentEndpoints,
  timeline: timelineEndpoints,
  sheetDrafts: sheetDraftEndpoints,
  informationSheets: informationSheetEndpoints,
  projectAlerts: projectAlertEndpoints,
  projectFollows: projectFollowEndpoints,
  lossSimulations: lossSimulationEndpoints,
  knowledge: knowledgeEndpoints,
  classifications: classificationEndpoints,
  customerDeclarations: customerDeclarationEndpoints,
  diligence: diligenceEndpoints,
  accountHolds: accountHoldEndpoints,
  examinationAccesses: examinationAccessEndpoints,
  examinations: examinationEndpoints,
  paymentCalendars: paymentCalendarEndpoints,
  figures: figureEndpoints,
  templates: templateEndpoints,
  documentTypes: documentTypeEndpoints,
  promotions: promotionEndpoints,
  orders: orderEndpoints,
  orderMovements: orderMovementEndpoints,
  reservations: reservationEndpoints,
  fees: feeEndpoints,
  distributions: distributionEndpoints,
  statistics: statisticEndpoints,
  conflicts: conflictEndpoints,
  riskRates: riskRateEndpoints,
  irregularities: irregularityEndpoints,
  loanDefaults: loanDefaultEndpoints,
  loanBook: loanBookEndpoints,
  outcomeStatements: outcomeStatementEndpoints,
  annualReports: annualReportEndpoints,
  reconciliation: reconciliationEndpoints,
  bankBooks: bankBooksEndpoints,
  tickets: ticketEndpoints,
  complaints: complaintEndpoints,
  complaintLinks: complaintLinkEndpoints,
  audit: auditEndpoints,
  retentionRecords: retentionRecordEndpoints,
  countries: countryEndpoints,
  settings: settingEndpoints,
  claims: claimEndpoints,
  imports: importEndpoints,
  importLines: importLineEndpoints,
  documents: documentEndpoints,
  demonstration: demonstrationEndpoints,
  bankDemonstration: bankDemonstrationEndpoints,
} as const

export type Api = typeof api
type Values<T> = T[keyof T]
export type AnyEndpoint = Values<{ [Noun in keyof Api]: Values<Api[Noun]> }>

type StaffWrite<Noun extends keyof Api> = {
  [Key in keyof Api[Noun]]: Api[Noun][Key] extends { method: 'GET' }
    ? never
    : Api[Noun][Key] extends { permission: StaffPermission }
      ? `${Noun}.${Key & string}`
      : never
}[keyof Api[Noun]]

/** Nouns with their own restricted audit records (decision 303). */
type NounWithOwnRecords = 'examinations' | 'examinationAccesses'

/**
 * Audited operations: every staff write, the first half of four-eyes operations (distributions until decision 312),
 * suspended offers cancelled with their project, and changes to one's own second factor (handbook rules 2.34 and 2.35).
 * Of reads, only opening issued documents (rule 10.19).
 */
export type AuditedOperation =
  | { [Noun in keyof Api]: StaffWrite<Noun> }[Exclude<keyof Api, NounWithOwnRecords>]
  | 'projects.requestRefund'
  | 'distributions.approveFirst'
  | 'irregularities.cancel'
  | 'totps.change'
  | 'totps.renewRecoveryCodes'
  | 'issuedDocuments.open'

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
