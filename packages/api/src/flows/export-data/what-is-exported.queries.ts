import { MONEY_TABLES } from './exported-money.queries.ts'
import {
  type ExportedTable,
  type Reason,
  is,
  money,
  within,
  documents,
  messages,
  person,
} from './exported-table.queries.ts'
import { sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import * as bank from '../../database/schema/bank.ts'
import * as wallet from '../../database/schema/wallet.ts'
import * as access from '../../database/schema/access.ts'
import * as account from '../../database/schema/account.ts'
import { issuedDocuments } from '../../database/schema/issued-documents.ts'
import * as complaint from '../../database/schema/complaints.ts'
import { notifications } from '../../database/schema/notifications.ts'
import * as support from '../../database/schema/support.ts'
import * as auth from '../../database/schema/auth.ts'
import { classificationDocuments, classifications } from '../../database/schema/classifications.ts'
import { accountClosings } from '../../database/schema/account.ts'
import { dataExports } from '../../database/schema/data-exports.ts'
import { textAcceptances } from '../../database/schema/misc.ts'
import { customerDeclarations } from '../../database/schema/diligence.ts'
import * as distributions from '../../database/schema/distributions.ts'
import * as imports from '../../database/schema/imports.ts'
import * as platform from '../../database/schema/platform.ts'
import * as project from '../../database/schema/project.ts'
import * as suitability from '../../database/schema/classifications.ts'
import { taxDetails } from '../../database/schema/tax.ts'

const PERSON_TABLES: readonly ExportedTable[] = [
  person(
    account.users,
    is(account.users.userId),
    'userId kind role name surname companyName legalRepresentativeName taxNumber email emailConfirmedAt phone gender nationality birthdayAt identificationDocumentType identificationDocumentNumber language disabled generalEmailNotifications ticketEmailNotifications verificationStatus lastAccessAt createdAt updatedAt',
    { secret: 'passwordHash', staff: 'managerId', derived: 'searchText nameText surnameText', technical: 'deletedAt' },
  ),
  person(
    account.verifications,
    is(account.verifications.userId),
    'verificationId userId provider status attempt reason reasonCode decision decisionReason decisionData action documents createdAt updatedAt',
    { secret: 'providerSessionId url', staff: 'decidedBy' },
  ),
  person(
    taxDetails,
    is(taxDetails.userId),
    'taxDetailId userId kind country province abroad validFrom validUntil documentId state reason decidedAt remindedAt createdAt updatedAt',
    { staff: 'decidedBy isUnseen' },
    ['documentId'],
  ),
  person(
    auth.sessions,
    is(auth.sessions.userId),
    'sessionId userId stage isCodeGiven isDeviceTrusted deviceId userAgent address createdAt lastUsedAt',
    { secret: 'tokenHash sealedCodes', technical: 'writtenPosition' },
  ),
  person(auth.devices, is(auth.devices.userId), 'deviceId userId name createdAt lastUsedAt expiresAt', {
    secret: 'tokenHash',
  }),
  person(auth.totps, is(auth.totps.userId), 'totpId userId createdAt confirmedAt codesKeptAt', {
    secret: 'sealedSecret',
    technical: 'lastUsedStep sessionId replacesTotpId',
  }),
  person(
    auth.recoveryCodes,
    within(auth.recoveryCodes.totpId, auth.totps.totpId, auth.totps.userId),
    'recoveryCodeId totpId usedAt',
    { secret: 'codeHash' },
  ),
  person(
    auth.passkeys,
    is(auth.passkeys.userId),
    'passkeyId userId name credentialId publicKey counter transports isSynced createdAt lastUsedAt',
  ),
  person(access.personHands, is(access.personHands.userId), 'personHandId userId kind createdAt', { staff: 'handId' }),
  person(auth.loginPlaces, is(auth.loginPlaces.userId), 'userId network browser firstAt lastAt'),
  person(auth.emailChanges, is(auth.emailChanges.userId), 'userId formerEmail newEmail createdAt confirmedAt'),
  person(auth.mailedLinks, is(auth.mailedLinks.userId), 'purpose userId email createdAt expiresAt', {
    secret: 'tokenHash',
  }),
  person(project.projectAlerts, is(project.projectAlerts.userId), 'projectAlertId userId createdAt'),
  person(project.projectFollows, is(project.projectFollows.userId), 'projectFollowId userId projectId createdAt'),
  person(
    suitability.lossSimulations,
    is(suitability.lossSimulations.userId),
    'lossSimulationId userId amount referenceDate toolVersion createdAt remindedAt',
  ),
  person(
    suitability.knowledgeTests,
    is(suitability.knowledgeTests.userId),
    'knowledgeTestId userId version answers isSufficient createdAt remindedAt',
  ),
  person(
    suitability.riskAcknowledgements,
    is(suitability.riskAcknowledgements.userId),
    'riskAcknowledgementId userId warningVersion createdAt',
  ),
  person(
    classifications,
    is(classifications.userId),
    'classificationId userId wantedClass criteria statementVersion state validFrom validUntil reason decidedAt endedAt remindedAt createdAt updatedAt',
    { staff: 'decidedBy endedBy isUnseen' },
  ),
  person(
    customerDeclarations,
    is(customerDeclarations.userId),
    'customerDeclarationId userId activity purpose purposeText origins originText exposure exposedOffice exposedPerson exposureEndedOn control owners createdAt',
  ),
  person(textAcceptances, is(textAcceptances.userId), 'textAcceptanceId userId document legalTextId acceptedAt'),
  person(
    classificationDocuments,
    within(classificationDocuments.classificationId, classifications.classificationId, classifications.userId),
    'classificationDocumentId classificationId fileId',
    {},
    ['fileId'],
  ),
  person(
    platform.auditRecords,
    is(platform.auditRecords.actorId),
    'auditRecordId actorId actorRole operation noun address createdAt',
    { others: 'recordId userId before after reason', technical: 'requestId madeIn' },
  ),
  person(
    imports.importLines,
    is(imports.importLines.userId),
    'importLineId importId line state cells userId amount recordId',
    { technical: 'errors' },
  ),
  person(dataExports, is(dataExports.userId), 'dataExportId userId state createdAt finishedAt expiresAt', {
    technical: 'parts fileId',
  }),
  person(accountClosings, is(accountClosings.userId), 'userId state askedAt closesAt closedAt erasedAt'),
  person(distributions.paymentCalendars, is(distributions.paymentCalendars.userId), 'userId createdAt', {
    secret: 'tokenHash',
  }),
]

const inTicket = (column: PgColumn) => within(column, support.tickets.ticketId, support.tickets.userId)

const ofComplaint = (column: PgColumn) => within(column, complaint.complaints.complaintId, complaint.complaints.userId)
/** Internal notes and their files are not the complainant's. */
const isNoNote = (messageId: PgColumn) =>
  sql`not exists (select from ${complaint.complaintMessages} m where m.message_id = ${messageId} and m.is_internal)`
const readByComplainant = (complaintId: PgColumn, messageId: PgColumn) => (userId: string) =>
  sql`${ofComplaint(complaintId)(userId)} and ${isNoNote(messageId)}`

const PAPER_TABLES: readonly ExportedTable[] = [
  documents(
    account.accountDocuments,
    (userId) =>
      sql`${account.accountDocuments.accountId} = ${userId} and (${account.accountDocuments.visible} or ${account.accountDocuments.ownerId} = ${userId})`,
    'accountDocumentId accountId visible fileId createdAt',
    { staff: 'ownerId' },
    ['fileId'],
  ),
  documents(
    issuedDocuments,
    is(issuedDocuments.userId),
    'issuedDocumentId number kind userId orderId projectId periodStart periodEnd year language sha256 fileId edition stated createdAt',
    { technical: 'dataVersion' },
    ['fileId'],
  ),
  documents(
    account.verificationMedia,
    within(
      account.verificationMedia.verificationId,
      account.verifications.verificationId,
      account.verifications.userId,
    ),
    'mediaId verificationId fileId createdAt',
    { technical: 'providerMediaId' },
    ['fileId'],
  ),
  messages(
    support.tickets,
    is(support.tickets.userId),
    'ticketId title description state userId isUnreadByCustomer createdAt updatedAt',
    { staff: 'managerId isUnreadByStaff' },
  ),
  messages(
    support.ticketMessages,
    inTicket(support.ticketMessages.ticketId),
    'messageId ticketId isFromStaff message state createdAt',
    { staff: 'userId' },
  ),
  messages(
    support.ticketStateChanges,
    inTicket(support.ticketStateChanges.ticketId),
    'ticketStateChangeId ticketId state isFromStaff createdAt',
  ),
  messages(
    support.ticketDocuments,
    inTicket(support.ticketDocuments.ticketId),
    'ticketDocumentId ticketId messageId ownerType fileId',
    {},
    ['fileId'],
  ),
  messages(
    complaint.complaints,
    is(complaint.complaints.userId),
    'complaintId number state language userId name email form admissibilityDueOn decisionDueOn handlerName handlerEmail handlerPhone outcome answer createdAt updatedAt',
    { staff: 'kind draft measures', technical: 'contentHash' },
  ),
  messages(
    complaint.complaintSteps,
    ofComplaint(complaint.complaintSteps.complaintId),
    'complaintStepId complaintId step reason dueOn createdAt',
  ),
  messages(
    complaint.complaintMessages,
    readByComplainant(complaint.complaintMessages.complaintId, complaint.complaintMessages.messageId),
    'messageId complaintId message createdAt',
    { staff: 'authorId isInternal' },
  ),
  messages(
    complaint.complaintDocuments,
    readByComplainant(complaint.complaintDocuments.complaintId, complaint.complaintDocuments.messageId),
    'complaintDocumentId complaintId messageId fileId',
    {},
    ['fileId'],
  ),
  messages(notifications, is(notifications.userId), 'notificationId userId words page createdAt readAt'),
]

const { wallets, ledgerAccounts, ledgerTransfers, transactions } = wallet

const accountsOf = (userId: string) =>
  sql`(select a.account_id from ${ledgerAccounts} a join ${wallets} w on w.wallet_id = a.wallet_id where w.user_id = ${userId})`

/** For conditions on all allocations of a line. */
const each = alias(bank.bankAllocations, 'each')

/** Allocations to the person's movements and payments. */
const allocated = (userId: string, { transactionId, paymentId }: Record<'transactionId' | 'paymentId', PgColumn>) =>
  sql`(${transactionId} in (select ${transactions.transactionId} from ${transactions} where ${transactions.userId} = ${userId})
    or ${paymentId} in (select ${bank.payments.paymentId} from ${bank.payments} where ${bank.payments.userId} = ${userId}))`

const POSTING_TABLES: readonly ExportedTable[] = [
  money(
    ledgerAccounts,
    (userId) => sql`${ledgerAccounts.accountId} in ${accountsOf(userId)}`,
    'accountId kind walletId balance unreceived garnished available',
    { technical: 'projectId' },
  ),
  money(
    ledgerTransfers,
    (userId) =>
      sql`(${ledgerTransfers.debitAccountId} in ${accountsOf(userId)} or ${ledgerTransfers.creditAccountId} in ${accountsOf(userId)})`,
    'transferId kind debitAccountId creditAccountId amount transactionId orderId distributionId movementId paymentId reservationId createdAt',
    { technical: 'decisionId' },
  ),
  money(
    bank.payments,
    is(bank.payments.userId),
    'paymentId kind transactionId projectId userId amount beneficiary iban bic address remittance endToEndId state reasonCode reasonText givenBackId payeeVerification verifiedName createdAt updatedAt',
    { staff: 'enteredBy enteredByAll payeeByOne', technical: 'movementId handoverId batchId' },
  ),
  money(
    bank.bankAllocations,
    (userId) => allocated(userId, bank.bankAllocations),
    'allocationId movementId transactionId paymentId amount createdAt undoneAt',
    { staff: 'reasons automatic createdBy undoneBy', technical: 'distributionId' },
  ),
  money(
    bank.bankMovements,
    // A line that pays several people is not one person's data.
    (userId) =>
      sql`${bank.bankMovements.movementId} in (select ${each.movementId} from ${bank.bankAllocations} ${sql.identifier('each')} where ${allocated(userId, each)})
        and not exists (select from ${bank.bankAllocations} ${sql.identifier('each')} where ${each.movementId} = ${bank.bankMovements.movementId} and ${allocated(userId, each)} is not true)`,
    'movementId bookingDay valueDay amount kind counterpartyName counterpartyIban remittance reference endToEndId createdAt',
    {
      technical:
        'statementId parentId iban occurrence bankReference batchReference searchText returnReason preparedId settled updatedAt',
      staff: 'state stateReason',
    },
  ),
]

export const EXPORTED: readonly ExportedTable[] = [
  ...PERSON_TABLES,
  ...MONEY_TABLES,
  ...POSTING_TABLES,
  ...PAPER_TABLES,
]

export const LEFT_OUT: Readonly<Record<Reason, string>> = {
  secret: 'complaint_links login_attempts passkey_challenges set_up_codes demonstration_accounts',
  staff:
    'access_changes account_holds bank_files bank_statements bank_periods brands claims company_accounts company_details conflicts daily_close_sign_offs declarers duty_records examination_accesses examination_entries examination_records examinations guardian_consents imports incidents kept_identities money_decisions outcome_statements parameters payees payment_batches payment_reports providers risk_assessments risk_rates screenings tax_filings tax_returns user_notes user_tasks withholding_agents withholding_rates',
  others:
    'document_types information_sheets irregularities legal_texts loan_defaults pictures project_descriptions project_documents project_media_files project_phases project_types promotions refunds sheet_drafts tax_handovers contact_messages ticket_visitors templates timeline_events',
  derived:
    'cohort_investments cohorts_kept custody_days files idempotency_keys kept_bank_books tallies tally_changes tax_return_lines wallet_moves',
  technical:
    'backups daily_closes demonstrations institution_cursors institution_events reconciliations restores request_counts retention_records staged_lines staged_statements verification_events',
}
