import { accessChangesFlow } from './flows/access-changes.ts'
import { addTimelineEventFlow } from './flows/add-timeline-event.ts'
import { brandSamplesFlow } from './flows/brand-samples.ts'
import { checkDocumentFlow } from './flows/check-document.ts'
import { customerPageFlow } from './flows/customer-page/index.ts'
import { decidePayeeFlow } from './flows/decide-payee.ts'
import { decideTransactionFlow } from './flows/decide-transaction.ts'
import { transactionContextFlow } from './flows/transaction-context.ts'
import { distributeFlow } from './flows/distribute/index.ts'
import { editProjectFlow } from './flows/edit-project.ts'
import { handOverTaxFlow } from './flows/hand-over-tax.ts'
import { payOwnFlow } from './flows/pay-own.ts'
import { financeProjectFlow } from './flows/finance-project.ts'
import { publishSheetFlow } from './flows/publish-sheet/index.ts'
import { issueDocumentsFlow } from './flows/issue-documents/index.ts'
import { importsFlow } from './flows/imports/index.ts'
import { inboxFlow } from './flows/inbox/index.ts'
import { investFlow } from './flows/invest/index.ts'
import { matchMovementsFlow } from './flows/match-movements/index.ts'
import { irregularitiesFlow } from './flows/irregularities/index.ts'
import { loanDefaultsFlow } from './flows/loan-defaults/index.ts'
import { leaveProjectFlow } from './flows/leave-project.ts'
import { lapseSuspensionsFlow } from './flows/refund/lapse-suspensions.ts'
import { refundProjectFlow } from './flows/refund/refund-project.ts'
import { cancelTransactionFlow } from './flows/cancel-transaction.ts'
import { payThirdPartyFlow } from './flows/pay-third-party.ts'
import { requestTransactionFlow } from './flows/request-transaction.ts'
import { preinvestFlow } from './flows/preinvest/index.ts'
import { paymentOrderFlow } from './flows/payment-order.ts'
import { paymentsFlow } from './flows/payments/index.ts'
import { notifyFollowersFlow } from './flows/notify-followers.ts'
import { notifyInvestorsFlow } from './flows/notify-investors.ts'
import { docsModule } from './docs/index.ts'
import { changeEmailFlow } from './flows/change-email.ts'
import { closeAccountFlow } from './flows/close-account.ts'
import { confirmEmailFlow } from './flows/confirm-email.ts'
import { deliverMailFlow } from './flows/deliver-mail.ts'
import { remindOfReviewsFlow } from './flows/remind-of-reviews/index.ts'
import { retentionFlow } from './flows/retention/index.ts'
import { exportDataFlow } from './flows/export-data/index.ts'
import { editUserFlow } from './flows/edit-user.ts'
import { logInFlow } from './flows/log-in.ts'
import { registerFlow } from './flows/register.ts'
import { relatedPartiesFlow } from './flows/related-parties.ts'
import { setPasswordFlow } from './flows/set-password.ts'
import { setUpFlow } from './flows/set-up.ts'
import type { ModuleFactory } from './module.ts'
import { abandonedJobsModule } from './platform/abandoned-jobs.ts'
import { accountDocumentsModule } from './modules/account/account-documents/index.ts'
import { accessChangesModule } from './modules/account/access-changes/index.ts'
import { personHandsModule } from './modules/account/person-hands/index.ts'
import { keptIdentitiesModule } from './modules/account/kept-identities/index.ts'
import { examinationAccessesModule } from './modules/account/examination-accesses/index.ts'
import { examinationsModule } from './modules/account/examinations/index.ts'
import { issuedDocumentsModule } from './modules/account/issued-documents/index.ts'
import { bankAccountsModule } from './modules/payment/bank-accounts/index.ts'
import { distributionsModule } from './modules/project/distributions/index.ts'
import { countriesModule } from './modules/misc/countries/index.ts'
import { auditModule } from './modules/misc/audit/index.ts'
import { importsModule } from './modules/misc/imports/index.ts'
import { claimsModule } from './modules/misc/claims/index.ts'
import { documentsModule } from './modules/misc/documents/index.ts'
import { demonstrationModule } from './modules/misc/demonstration/index.ts'
import { devicesModule } from './modules/auth/devices/index.ts'
import { documentTypesModule } from './modules/misc/document-types/index.ts'
import { figuresModule } from './modules/project/figures/index.ts'
import { loanBookModule } from './modules/project/loan-book/index.ts'
import { irregularitiesModule } from './modules/project/irregularities/index.ts'
import { loanDefaultsModule } from './modules/project/loan-defaults/index.ts'
import { outcomeStatementsModule } from './modules/project/outcome-statements/index.ts'
import { annualReportsModule } from './modules/project/annual-reports/index.ts'
import { conflictsModule } from './modules/project/conflicts/index.ts'
import { dutyRecordsModule } from './modules/resilience/duty-records/index.ts'
import { incidentsModule } from './modules/resilience/incidents/index.ts'
import { providersModule } from './modules/resilience/providers/index.ts'
import { riskRatesModule } from './modules/project/risk-rates/index.ts'
import { statisticsModule } from './modules/project/statistics/index.ts'
import { filesModule } from './platform/files/index.ts'
import { ordersModule } from './modules/project/orders/index.ts'
import { picturesModule } from './platform/pictures/index.ts'
import { paymentCalendarsModule } from './modules/project/payment-calendars/index.ts'
import { phasesModule } from './modules/project/phases/index.ts'
import { reservationsModule } from './modules/project/reservations/index.ts'
import { projectAlertsModule } from './modules/project/project-alerts/index.ts'
import { customerDeclarationsModule } from './modules/account/customer-declarations/index.ts'
import { accountHoldsModule } from './modules/account/account-holds/index.ts'
import { diligenceModule } from './modules/account/diligence/index.ts'
import { classificationsModule } from './modules/account/classifications/index.ts'
import { knowledgeModule } from './modules/account/knowledge/index.ts'
import { lossSimulationsModule } from './modules/account/loss-simulations/index.ts'
import { projectFollowsModule } from './modules/project/project-follows/index.ts'
import { informationSheetsModule } from './modules/project/information-sheets/index.ts'
import { projectDescriptionsModule } from './modules/project/project-descriptions/index.ts'
import { projectDocumentsModule } from './modules/project/project-documents/index.ts'
import { projectMediaFilesModule } from './modules/project/project-media-files/index.ts'
import { projectTypesModule } from './modules/project/project-types/index.ts'
import { projectsModule } from './modules/project/projects/index.ts'
import { promotionsModule } from './modules/promotion/promotions/index.ts'
import { talliesModule } from './platform/tallies.ts'
import { sealingModule } from './platform/sealing/index.ts'
import { sessionsModule } from './modules/auth/sessions/index.ts'
import { parametersModule } from './modules/misc/parameters/index.ts'
import { settingsModule } from './modules/misc/settings/index.ts'
import { bankDemonstrationModule } from './modules/bank/demonstration/index.ts'
import { dailyClosesModule } from './modules/bank/daily-closes/index.ts'
import { bankBooksModule } from './modules/bank/books/index.ts'
import { templatesModule } from './modules/project/templates/index.ts'
import { matchingModule } from './modules/bank/matching/index.ts'
import { bankStatementsModule } from './modules/bank/statements/index.ts'
import { payeesModule } from './modules/bank/payees/index.ts'
import { companyAccountsModule } from './modules/bank/company-accounts/index.ts'
import { brandsModule } from './modules/misc/brands/index.ts'
import { companyDetailsModule } from './modules/misc/company-details/index.ts'
import { legalTextsModule } from './modules/misc/legal-texts/index.ts'
import { declarersModule } from './modules/tax/declarers/index.ts'
import { withholdingAgentsModule } from './modules/tax/withholding-agents/index.ts'
import { withholdingRatesModule } from './modules/tax/withholding-rates/index.ts'
import { taxDetailsModule } from './modules/tax/tax-details/index.ts'
import { taxFilesModule } from './modules/tax/tax-files/index.ts'
import { withholdingsModule } from './modules/tax/withholdings/index.ts'
import { institutionModule } from './modules/bank/institution/index.ts'
import { paymentsModule } from './modules/bank/payments/index.ts'
import { contactMessagesModule } from './modules/support/contact-messages/index.ts'
import { complaintsModule } from './modules/support/complaints/index.ts'
import { ticketsModule } from './modules/support/tickets/index.ts'
import { timelineModule } from './modules/project/timeline/index.ts'
import { passkeysModule } from './modules/auth/passkeys/index.ts'
import { totpsModule } from './modules/auth/totps/index.ts'
import { transactionsModule } from './modules/wallet/transactions/index.ts'
import { userAssignmentsModule } from './modules/account/user-assignments/index.ts'
import { notificationsModule } from './modules/account/notifications/index.ts'
import { userNotesModule } from './modules/account/user-notes/index.ts'
import { userTasksModule } from './modules/account/user-tasks/index.ts'
import { usersModule } from './modules/account/users/index.ts'
import { verificationsModule } from './modules/account/verifications/index.ts'
import { walletsModule } from './modules/wallet/wallets/index.ts'
import { reconciliationModule } from './modules/wallet/reconciliation/index.ts'
import { earlierDocumentsModule } from './modules/misc/earlier-documents/index.ts'
import { retentionRecordsModule } from './modules/misc/retention-records/index.ts'

/** Listed, not discovered. */
export const modules: readonly ModuleFactory[] = [
  abandonedJobsModule,
  accessChangesModule,
  accessChangesFlow,
  personHandsModule,
  accountDocumentsModule,
  issuedDocumentsModule,
  auditModule,
  bankAccountsModule,
  bankStatementsModule,
  withholdingRatesModule,
  withholdingAgentsModule,
  declarersModule,
  brandsModule,
  withholdingsModule,
  taxFilesModule,
  taxDetailsModule,
  countriesModule,
  demonstrationModule,
  bankDemonstrationModule,
  devicesModule,
  notificationsModule,
  distributionsModule,
  docsModule,
  claimsModule,
  importsModule,
  documentsModule,
  keptIdentitiesModule,
  earlierDocumentsModule,
  retentionRecordsModule,
  documentTypesModule,
  figuresModule,
  statisticsModule,
  conflictsModule,
  incidentsModule,
  providersModule,
  dutyRecordsModule,
  riskRatesModule,
  irregularitiesModule,
  loanDefaultsModule,
  loanBookModule,
  outcomeStatementsModule,
  annualReportsModule,
  filesModule,
  ordersModule,
  picturesModule,
  paymentCalendarsModule,
  phasesModule,
  projectAlertsModule,
  reservationsModule,
  projectFollowsModule,
  lossSimulationsModule,
  knowledgeModule,
  classificationsModule,
  customerDeclarationsModule,
  diligenceModule,
  accountHoldsModule,
  examinationAccessesModule,
  examinationsModule,
  informationSheetsModule,
  projectDescriptionsModule,
  projectDocumentsModule,
  projectMediaFilesModule,
  projectTypesModule,
  projectsModule,
  promotionsModule,
  reconciliationModule,
  bankBooksModule,
  dailyClosesModule,
  sealingModule,
  sessionsModule,
  companyDetailsModule,
  legalTextsModule,
  parametersModule,
  settingsModule,
  talliesModule,
  templatesModule,
  companyAccountsModule,
  payeesModule,
  matchingModule,
  institutionModule,
  paymentsModule,
  ticketsModule,
  complaintsModule,
  contactMessagesModule,
  timelineModule,
  totpsModule,
  passkeysModule,
  transactionsModule,
  userAssignmentsModule,
  userNotesModule,
  userTasksModule,
  usersModule,
  verificationsModule,
  walletsModule,
  changeEmailFlow,
  closeAccountFlow,
  confirmEmailFlow,
  deliverMailFlow,
  retentionFlow,
  remindOfReviewsFlow,
  editUserFlow,
  exportDataFlow,
  logInFlow,
  registerFlow,
  setPasswordFlow,
  setUpFlow,
  addTimelineEventFlow,
  brandSamplesFlow,
  checkDocumentFlow,
  customerPageFlow,
  decidePayeeFlow,
  decideTransactionFlow,
  transactionContextFlow,
  distributeFlow,
  editProjectFlow,
  financeProjectFlow,
  handOverTaxFlow,
  payOwnFlow,
  issueDocumentsFlow,
  publishSheetFlow,
  importsFlow,
  inboxFlow,
  investFlow,
  preinvestFlow,
  leaveProjectFlow,
  irregularitiesFlow,
  loanDefaultsFlow,
  matchMovementsFlow,
  refundProjectFlow,
  relatedPartiesFlow,
  lapseSuspensionsFlow,
  cancelTransactionFlow,
  requestTransactionFlow,
  payThirdPartyFlow,
  paymentOrderFlow,
  paymentsFlow,
  notifyFollowersFlow,
  notifyInvestorsFlow,
]
