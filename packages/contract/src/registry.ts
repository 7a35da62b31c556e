import type { Endpoint } from './endpoint.ts'
import { bankDemonstrationEndpoints } from './bank/demonstration.ts'
import { demonstrationEndpoints } from './misc/demonstration.ts'
import { brandEndpoints } from './misc/brands.ts'
export * from './misc/brands.ts'
import { companyDetailsEndpoints } from './misc/company-details.ts'
export * from './misc/company-details.ts'
import { legalTextEndpoints } from './misc/legal-texts.ts'
export * from './misc/legal-texts.ts'
import { documentEndpoints } from './misc/documents.ts'
import { paymentCalendarEndpoints } from './project/payment-calendars.ts'
import { projectEndpoints } from './project/projects.ts'
import { institutionEndpoints } from './bank/institution.ts'
import { paymentBatchEndpoints } from './bank/payment-batches.ts'
export * from './auth/passkeys.ts'
import { passkeyEndpoints } from './auth/passkeys.ts'
import { emailChangeEndpoints } from './auth/email-changes.ts'
export * from './auth/email-changes.ts'
import { sessionEndpoints } from './auth/sessions.ts'
export * from './auth/sessions.ts'
import { totpEndpoints } from './auth/totps.ts'
export * from './auth/totps.ts'
import { auditEndpoints } from './misc/audit.ts'
export * from './misc/audit.ts'
import { earlierDocumentEndpoints } from './misc/earlier-documents.ts'
export * from './misc/earlier-documents.ts'
import { userEndpoints } from './account/users.ts'
export * from './account/users.ts'
import { accessChangeEndpoints, personHandEndpoints } from './account/access-changes.ts'
export * from './account/access-changes.ts'
import { userAssignmentEndpoints } from './account/user-assignments.ts'
export * from './account/user-assignments.ts'
import { customerEndpoints } from './misc/customers.ts'
export * from './misc/customers.ts'
import { notificationEndpoints } from './account/notifications.ts'
export * from './account/notifications.ts'
import { closingEndpoints } from './account/closings.ts'
export * from './account/closings.ts'
import { examinationAccessEndpoints } from './account/examination-accesses.ts'
export * from './account/examination-accesses.ts'
import { examinationEndpoints } from './account/examinations.ts'
export * from './account/examinations.ts'
import { keptIdentityEndpoints } from './account/kept-identities.ts'
export * from './account/kept-identities.ts'
import { dataExportEndpoints } from './account/data-exports.ts'
export * from './account/data-exports.ts'
import { userNoteEndpoints } from './account/user-notes.ts'
export * from './account/user-notes.ts'
import { userTaskEndpoints } from './account/user-tasks.ts'
export * from './account/user-tasks.ts'
import { accountDocumentEndpoints } from './account/account-documents.ts'
export * from './account/account-documents.ts'
import { issuedDocumentEndpoints } from './account/issued-documents.ts'
export * from './account/issued-documents.ts'
import { complaintLinkEndpoints } from './support/complaint-links.ts'
import { complaintEndpoints } from './support/complaints.ts'
export * from './support/complaints.ts'
import { contactLinkEndpoints, contactMessageEndpoints } from './support/contact-messages.ts'
export * from './support/contact-messages.ts'
import { ticketEndpoints } from './support/tickets.ts'
export * from './support/tickets.ts'
import { verificationEndpoints } from './account/verifications.ts'
export * from './account/verifications.ts'
import { bankAccountEndpoints } from './payment/bank-accounts.ts'
export * from './payment/bank-accounts.ts'
import { walletEndpoints } from './wallet/wallets.ts'
export * from './wallet/wallets.ts'
import { transactionEndpoints } from './wallet/transactions.ts'
export * from './wallet/movement-steps.ts'
export * from './wallet/transactions.ts'
export * from './wallet/transfers.ts'
import { projectTypeEndpoints } from './project/project-types.ts'
export * from './project/project-types.ts'
import { sheetDraftEndpoints } from './project/sheet-drafts.ts'
export * from './project/sheet-drafts.ts'
import { informationSheetEndpoints } from './project/information-sheets.ts'
export * from './project/information-sheets.ts'
import { phaseEndpoints } from './project/phases.ts'
export * from './project/phases.ts'
import { taxDetailEndpoints } from './tax/tax-details.ts'
export * from './tax/tax-details.ts'
import { withholdingRateEndpoints } from './tax/withholding-rates.ts'
export * from './tax/withholding-rates.ts'
import { withholdingAgentEndpoints } from './tax/withholding-agents.ts'
export * from './tax/withholding-agents.ts'
import { declarerEndpoints } from './tax/declarers.ts'
export * from './tax/declarers.ts'
import { taxFileEndpoints } from './tax/tax-files.ts'
export * from './tax/tax-files.ts'
import { withholdingEndpoints } from './tax/withholdings.ts'
export * from './tax/withholdings.ts'
export * from './project/project-requirements.ts'
export * from './project/projects.ts'
import { projectDescriptionEndpoints } from './project/project-descriptions.ts'
export * from './project/project-descriptions.ts'
import { projectMediaFileEndpoints } from './project/project-media-files.ts'
export * from './project/project-media-files.ts'
import { projectDocumentEndpoints } from './project/project-documents.ts'
export * from './project/project-documents.ts'
import { timelineEndpoints } from './project/timeline.ts'
export * from './project/timeline.ts'
import { templateEndpoints } from './project/templates.ts'
export * from './project/templates.ts'
import { claimEndpoints } from './misc/claims.ts'
export * from './misc/claims.ts'
import { inboxEndpoints } from './misc/inbox.ts'
export * from './misc/inbox.ts'
import { importEndpoints, importLineEndpoints } from './misc/imports.ts'
export * from './misc/imports.ts'
import { bankBooksEndpoints } from './bank/books.ts'
import { dailyCloseEndpoints } from './bank/daily-closes.ts'
export * from './bank/daily-closes.ts'
export * from './bank/journal.ts'
export * from './bank/books.ts'
import { payeeEndpoints } from './bank/payees.ts'
export * from './bank/payees.ts'
import { companyAccountEndpoints } from './bank/company-accounts.ts'
export * from './bank/company-accounts.ts'
import { depositEndpoints } from './bank/deposits.ts'
export * from './bank/deposits.ts'
export * from './bank/files.ts'
export * from './bank/file-outlooks.ts'
export * from './bank/take-backs.ts'
import { bankFileEndpoints } from './bank/files.ts'
import { bankMovementEndpoints } from './bank/movements.ts'
export * from './bank/movements.ts'
import { bankStatementEndpoints } from './bank/statements.ts'
export * from './bank/statements.ts'
export * from './bank/matching.ts'
import { matchingEndpoints } from './bank/matching.ts'
import { paymentEndpoints } from './bank/payments.ts'
export * from './bank/payments.ts'
export * from './bank/payment-batches.ts'
import { documentTypeEndpoints } from './misc/document-types.ts'
export * from './misc/document-types.ts'
import { promotionEndpoints } from './promotion/promotions.ts'
export * from './promotion/promotions.ts'
import { projectAlertEndpoints } from './project/project-alerts.ts'
export * from './project/project-alerts.ts'
import { projectFollowEndpoints } from './project/project-follows.ts'
export * from './project/project-follows.ts'
import { lossSimulationEndpoints } from './account/loss-simulations.ts'
export * from './account/loss-simulations.ts'
import { knowledgeEndpoints } from './account/knowledge.ts'
export * from './account/knowledge.ts'
import { classificationEndpoints } from './account/classifications.ts'
export * from './account/classifications.ts'
import { customerDeclarationEndpoints } from './account/customer-declarations.ts'
export * from './account/customer-declarations.ts'
export * from './account/diligence.ts'
import { diligenceEndpoints } from './account/diligence.ts'
import { accountHoldEndpoints } from './account/account-holds.ts'
export * from './account/account-holds.ts'
import { figureEndpoints } from './project/figures.ts'
export * from './project/figures.ts'
import { parameterEndpoints } from './misc/parameters.ts'
export * from './misc/parameters.ts'
import { countryEndpoints, settingEndpoints } from './misc/settings.ts'
export * from './misc/settings.ts'
import { retentionRecordEndpoints } from './misc/retention-records.ts'
export * from './misc/retention-records.ts'
import { orderEndpoints } from './project/orders.ts'
export * from './project/orders.ts'
import { reservationEndpoints } from './project/reservations.ts'
export * from './project/reservations.ts'
import { distributionEndpoints } from './project/distributions.ts'
export * from './project/distributions.ts'
import { feeEndpoints, orderMovementEndpoints } from './project/fees.ts'
export * from './project/fees.ts'
import { statisticEndpoints } from './project/statistics.ts'
export * from './project/statistics.ts'
import { riskRateEndpoints } from './project/risk-rates.ts'
export * from './project/risk-rates.ts'
import { annualReportEndpoints } from './project/annual-reports.ts'
export * from './project/annual-reports.ts'
import { conflictEndpoints } from './project/conflicts.ts'
export * from './project/conflicts.ts'
import { loanDefaultEndpoints } from './project/loan-defaults.ts'
export * from './project/loan-defaults.ts'
import { irregularityEndpoints } from './project/irregularities.ts'
export * from './project/irregularities.ts'
import { loanBookEndpoints } from './project/loan-book.ts'
export * from './project/loan-book.ts'
import { outcomeStatementEndpoints } from './project/outcome-statements.ts'
export * from './project/outcome-statements.ts'
import { dutyRecordEndpoints } from './resilience/duty-records.ts'
export * from './resilience/duty-records.ts'
import { incidentEndpoints } from './resilience/incidents.ts'
export * from './resilience/incidents.ts'
import { providerEndpoints } from './resilience/providers.ts'
export * from './resilience/providers.ts'
import { reconciliationEndpoints } from './wallet/reconciliation.ts'
export * from './wallet/reconciliation.ts'

/** Every endpoint, by noun. The server binds all of them or does not start. */
export const api = {
  sessions: sessionEndpoints,
  totps: totpEndpoints,
  accessChanges: accessChangeEndpoints,
  personHands: personHandEndpoints,
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
  payees: payeeEndpoints,
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
  brands: brandEndpoints,
  companyDetails: companyDetailsEndpoints,
  legalTexts: legalTextEndpoints,
  promotions: promotionEndpoints,
  orders: orderEndpoints,
  orderMovements: orderMovementEndpoints,
  reservations: reservationEndpoints,
  fees: feeEndpoints,
  distributions: distributionEndpoints,
  statistics: statisticEndpoints,
  conflicts: conflictEndpoints,
  incidents: incidentEndpoints,
  providers: providerEndpoints,
  dutyRecords: dutyRecordEndpoints,
  riskRates: riskRateEndpoints,
  irregularities: irregularityEndpoints,
  loanDefaults: loanDefaultEndpoints,
  loanBook: loanBookEndpoints,
  outcomeStatements: outcomeStatementEndpoints,
  annualReports: annualReportEndpoints,
  reconciliation: reconciliationEndpoints,
  bankBooks: bankBooksEndpoints,
  dailyCloses: dailyCloseEndpoints,
  tickets: ticketEndpoints,
  contactMessages: contactMessageEndpoints,
  contactLinks: contactLinkEndpoints,
  complaints: complaintEndpoints,
  complaintLinks: complaintLinkEndpoints,
  audit: auditEndpoints,
  earlierDocuments: earlierDocumentEndpoints,
  retentionRecords: retentionRecordEndpoints,
  countries: countryEndpoints,
  parameters: parameterEndpoints,
  settings: settingEndpoints,
  claims: claimEndpoints,
  inbox: inboxEndpoints,
  imports: importEndpoints,
  importLines: importLineEndpoints,
  documents: documentEndpoints,
  demonstration: demonstrationEndpoints,
  bankDemonstration: bankDemonstrationEndpoints,
} as const

export type Api = typeof api
export type AnyEndpoint = { [Noun in keyof Api]: Api[Noun][keyof Api[Noun]] }[keyof Api]

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap<Endpoint>((group) => Object.values(group))
