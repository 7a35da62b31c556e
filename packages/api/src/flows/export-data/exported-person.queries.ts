import * as account from '../../database/schema/account.ts'
import * as auth from '../../database/schema/auth.ts'
import { classificationDocuments, classifications } from '../../database/schema/classifications.ts'
import { accountClosings } from '../../database/schema/closings.ts'
import { dataExports } from '../../database/schema/data-exports.ts'
import { customerDeclarations } from '../../database/schema/diligence.ts'
import * as distributions from '../../database/schema/distributions.ts'
import * as imports from '../../database/schema/imports.ts'
import * as platform from '../../database/schema/platform.ts'
import * as project from '../../database/schema/project.ts'
import * as suitability from '../../database/schema/suitability.ts'
import { taxDetails } from '../../database/schema/tax.ts'
import { type ExportedTable, is, within, person } from './exported-table.queries.ts'

export const PERSON_TABLES: readonly ExportedTable[] = [
  person(
    account.users,
    is(account.users.userId),
    'userId kind role name surname companyName legalRepresentativeName taxNumber email emailConfirmedAt phone gender nationality birthdayAt identificationDocumentType identificationDocumentNumber language disabled generalEmailNotifications ticketEmailNotifications verificationStatus termsAcceptedAt privacyAcknowledgedAt legalVersion lastAccessAt createdAt updatedAt',
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
    'taxDetailId userId kind country province validFrom validUntil documentId state reason decidedAt remindedAt createdAt updatedAt',
    { staff: 'decidedBy' },
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
  person(auth.loginPlaces, is(auth.loginPlaces.userId), 'userId network browser firstAt lastAt'),
  person(auth.emailChanges, is(auth.emailChanges.userId), 'userId formerEmail newEmail createdAt confirmedAt'),
  person(auth.mailedLinks, is(auth.mailedLinks.userId), 'purpose userId email createdAt expiresAt', {
    secret: 'tokenHash',
  }),
  person(project.projectAlerts, is(project.projectAlerts.userId), 'projectAlertId userId projectId createdAt'),
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
    { staff: 'decidedBy endedBy' },
  ),
  person(
    customerDeclarations,
    is(customerDeclarations.userId),
    'customerDeclarationId userId activity purpose purposeText origins originText exposure exposedOffice exposedPerson exposureEndedOn control owners createdAt',
  ),
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
    { others: 'recordId userId before after reason', technical: 'requestId' },
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
