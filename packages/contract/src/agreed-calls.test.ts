import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { successStatusOf, type Endpoint } from './endpoint.ts'
import { ATTACHMENT_KINDS, DOCUMENT_KINDS, IMAGE_KINDS, type FileKind } from './files.ts'
import { inputParts, type JsonSchema } from './testing/json-schemas.ts'
import type { Permission } from './permissions.ts'
import { allEndpoints } from './registry.ts'

/** What calls take, as it was agreed, in words. A change of a call needs a change here. */

const isRead = ({ method }: Endpoint) => method === 'GET'
const operations = (endpoints: readonly Endpoint[]) => endpoints.map(({ operation }) => operation)

describe('a call that moves money, promises it or decides on it', () => {
  /** Under these permissions nothing else is written than what moves money. */
  const MOVING: readonly Permission[] = [
    'transactions.create',
    'transactions.decide',
    'transactions.cancel',
    'projects.refund',
    'orders.create',
    'orders.revoke',
    'reservations.create',
    'reservations.withdraw',
    'distributions.edit',
    'matching.decide',
    'bankStatements.import',
    'payments.batch',
    'payments.cancel',
    'imports.edit',
  ]
  const moving = allEndpoints.filter((endpoint) => !isRead(endpoint) && MOVING.includes(endpoint.permission))
  /** A draft that is thrown away was not paid yet, and there is nothing left to throw away a second time. An uploaded file, or one that is checked, counts for nothing. */
  const FREE = ['distributions.discard', 'bankFiles.create', 'bankFiles.remove', 'imports.create', 'imports.check']

  test('takes an Idempotency-Key, and no other call does (handbook rule 12.20)', () => {
    expect(operations(allEndpoints.filter(({ isIdempotent }) => isIdempotent))).toEqual(
      operations(moving).filter((operation) => !FREE.includes(operation)),
    )
  })

  test.each(MOVING)('is there under %s', (permission) => {
    expect(operations(moving.filter((endpoint) => endpoint.permission === permission))).not.toEqual([])
  })
})

test('these calls take the one-time code, also of a trusted browser (handbook rule 2.24)', () => {
  const withCode = (when: Endpoint['needsCode']) =>
    operations(allEndpoints.filter(({ needsCode }) => needsCode === when))
  expect(withCode('always').toSorted()).toEqual([
    'bankAccounts.create',
    'dataExports.url',
    'devices.create',
    'emailChanges.request',
    'passkeys.beginCreate',
    'passkeys.create',
    'passkeys.remove',
  ])
  expect(withCode('sometimes').toSorted()).toEqual([
    'bankAccounts.edit',
    'orders.create',
    'reservations.create',
    'transactions.create',
  ])
})

test('what others sign is taken as its bytes', () => {
  expect(operations(allEndpoints.filter(({ isRawBody }) => isRawBody))).toEqual([
    'verifications.receive',
    'institution.receive',
  ])
})

const STATUSES: Readonly<Record<string, number>> = {
  'sessions.login': 200,
  'sessions.otp': 200,
  'sessions.logout': 204,
  'password.change': 204,
  'password.forgot': 202,
  'password.reset': 204,
  'email.confirm': 204,
  'email.resend': 202,
  'totps.confirm': 200,
  'totps.keepRecoveryCodes': 204,
  'emailChanges.request': 202,
  'dataExports.request': 202,
  'dataExports.url': 200,
  'emailChanges.confirm': 204,
  'emailChanges.undo': 204,
  'passkeys.beginCreate': 200,
  'passkeys.beginLogin': 200,
  'passkeys.login': 200,
  'passkeys.beginProof': 200,
  'notifications.markRead': 204,
  'verifications.receive': 204,
  'verifications.play': 200,
  'issuedDocuments.request': 202,
  'institution.receive': 204,
  'institution.play': 204,
  'wallets.create': 200,
  'transactions.cancel': 200,
  'transactions.cancelTransfer': 200,
  'payments.cancel': 200,
  'paymentBatches.release': 200,
  'withholdings.payOver': 200,
  'taxFiles.make': 200,
  'annualReports.make': 200,
  'keptIdentities.open': 200,
  'diligence.decideHold': 200,
  'examinationAccesses.step': 200,
  'examinations.conclude': 200,
  'examinations.reopen': 200,
  'conflicts.decide': 200,
  'paymentBatches.handOver': 200,
  'paymentBatches.cancel': 200,
  'projects.refund': 200,
  'orders.revoke': 200,
  'orders.disinvest': 200,
  'reservations.withdraw': 200,
  'distributions.record': 200,
  'distributions.discard': 200,
  'distributions.confirm': 202,
  'matching.match': 200,
  'matching.setAside': 200,
  'matching.sendBack': 200,
  'matching.undo': 200,
  'bankFiles.import': 200,
  'claims.hold': 200,
  'classifications.giveUp': 200,
  'classifications.withdraw': 200,
  'taxDetails.withdraw': 200,
  'imports.check': 200,
  'imports.begin': 200,
  'imports.takeBack': 200,
}
test('a call that was carried out answers 200, 201 where it creates, 204 where nothing is left to say, but for the agreed ones', () => {
  const usual = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 }
  const others = allEndpoints.filter((endpoint) => successStatusOf(endpoint) !== usual[endpoint.method])
  expect(Object.fromEntries(others.map((endpoint) => [endpoint.operation, successStatusOf(endpoint)]))).toEqual(
    STATUSES,
  )
})

const COLUMNS: Readonly<Record<string, string>> = {
  'sessions.list': 'lastUsedAt createdAt',
  'devices.list': 'lastUsedAt createdAt',
  'totps.list': 'createdAt',
  'passkeys.list': 'createdAt lastUsedAt',
  'users.list': 'createdAt name surname email role disabled updatedAt verificationStatus balance',
  'users.listIdentificationDocumentTypes': 'name',
  'userAssignments.list': 'userName managerName',
  'notifications.list': 'createdAt',
  'userNotes.list': 'pinned createdAt',
  'userTasks.list': 'dueOn createdAt',
  'verifications.list': 'updatedAt createdAt status',
  'accountDocuments.list': 'createdAt',
  'issuedDocuments.list': 'createdAt',
  'bankAccounts.list': 'createdAt alias account main state updatedAt',
  'wallets.list': 'createdAt balance available',
  'transactions.list': 'createdAt amount type status updatedAt',
  'projectTypes.list': 'name createdAt updatedAt',
  'projectTypes.listAlias': 'name createdAt updatedAt',
  'phases.list': 'orderIndex',
  'projectPhases.list': 'startedAt',
  'projects.list':
    'createdAt name dateStart dateEnd financingAmount amountInvested percentageInvested targetProfitability annualProfitability minimumInvestment projectDuration phase updatedAt',
  'projectDescriptions.list': 'order createdAt',
  'projectMediaFiles.list': 'order createdAt',
  'projectDocuments.list': 'createdAt description',
  'timeline.list': 'date createdAt',
  'projectAlerts.list': 'createdAt',
  'projectFollows.list': 'createdAt',
  'lossSimulations.list': 'createdAt',
  'classifications.list': 'createdAt updatedAt state',
  'accountHolds.list': 'updatedAt placedAt',
  'keptIdentities.list': 'closedAt',
  'templates.list': 'name createdAt updatedAt',
  'companyAccounts.list': 'createdAt bankName state updatedAt',
  'withholdingRates.list': 'validFrom createdAt scope state updatedAt',
  'withholdingAgents.list': 'validFrom createdAt state updatedAt',
  'declarers.list': 'createdAt state updatedAt',
  'taxDetails.list': 'createdAt updatedAt validFrom validUntil state',
  'matching.list': 'bookingDay amount createdAt updatedAt',
  'bankFiles.list': 'createdAt',
  'bankStatements.list': 'toDay createdAt iban',
  'bankMovements.list': 'bookingDay amount createdAt',
  'payments.list': 'createdAt amount state updatedAt',
  'paymentBatches.list': 'createdAt total state executionDay updatedAt',
  'documentTypes.list': 'name createdAt updatedAt',
  'promotionTypes.list': 'name',
  'promotions.list': 'startsAt endsAt title createdAt updatedAt',
  'orders.list': 'createdAt amount status updatedAt',
  'reservations.list': 'createdAt place amount updatedAt',
  'orderMovements.list': 'createdAt amount type',
  'fees.list': 'createdAt amount',
  'distributions.list': 'dueDate number status updatedAt',
  'distributions.listPayments': 'dueDate',
  'distributions.listShares': 'invested net',
  'riskRates.list': 'validFrom category createdAt',
  'retentionRecords.list': 'day',
  'conflicts.list': 'createdAt since reviewedOn updatedAt',
  'irregularities.list': 'createdAt updatedAt lastDay',
  'loanDefaults.list': 'since createdAt updatedAt',
  'loanBook.list': 'lentOn',
  'outcomeStatements.list': 'year publishedAt',
  'informationSheets.list': 'publishedAt version',
  'tickets.listStates': 'orderIndex',
  'tickets.list': 'updatedAt createdAt title state',
  'tickets.listMessages': 'createdAt',
  'complaints.list': 'dueOn createdAt number name',
  'audit.list': 'createdAt',
  'countries.list': 'name',
  'claims.list': 'claimedAt',
  'imports.list': 'createdAt',
  'importLines.list': 'line',
  'demonstration.listMails': 'createdAt',
}
test('lists are sorted by the agreed columns, of which the first is the default, and by id', () => {
  const sorted = allEndpoints.flatMap(({ operation, query }) => {
    const orderBy = query?.shape['orderBy'] as z.ZodOptional<z.ZodEnum> | undefined
    return orderBy ? [[operation, orderBy.unwrap().options.join(' ')]] : []
  })
  const agreed = Object.entries(COLUMNS).map(([operation, columns]) => [operation, `${columns} id`])
  expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(agreed))
})

interface Part {
  readonly name: string
  readonly kinds: readonly FileKind[]
  readonly isRequired?: true
  readonly maximumCount?: number
  readonly maximumMegabytes?: number
}
const PARTS: readonly Part[] = [
  { name: 'accountDocuments.create file', kinds: DOCUMENT_KINDS, isRequired: true },
  { name: 'bankAccounts.create document', kinds: ATTACHMENT_KINDS, isRequired: true },
  { name: 'bankAccounts.edit document', kinds: ATTACHMENT_KINDS },
  { name: 'transactions.create file', kinds: ATTACHMENT_KINDS },
  { name: 'transactions.decide file', kinds: ATTACHMENT_KINDS },
  { name: 'taxDetails.create document', kinds: ATTACHMENT_KINDS },
  { name: 'bankFiles.create file', kinds: ['xml', 'txt', 'zip'], isRequired: true, maximumMegabytes: 128 },
  { name: 'paymentBatches.report file', kinds: ['xml'], isRequired: true },
  { name: 'projectTypes.create image', kinds: IMAGE_KINDS, isRequired: true },
  { name: 'projectTypes.edit image', kinds: IMAGE_KINDS },
  { name: 'projectMediaFiles.create file', kinds: IMAGE_KINDS, isRequired: true },
  { name: 'projectMediaFiles.create video', kinds: ['mp4'] },
  { name: 'projectDocuments.create file', kinds: ATTACHMENT_KINDS, isRequired: true },
  { name: 'classifications.create documents', kinds: ATTACHMENT_KINDS, isRequired: true, maximumCount: 6 },
  ...['create', 'edit'].flatMap((verb) => [
    { name: `promotions.${verb} images`, kinds: IMAGE_KINDS, maximumCount: 2 },
    { name: `promotions.${verb} largeImage`, kinds: IMAGE_KINDS },
    { name: `promotions.${verb} smallImage`, kinds: IMAGE_KINDS },
    { name: `promotions.${verb} largeImageEn`, kinds: IMAGE_KINDS },
    { name: `promotions.${verb} smallImageEn`, kinds: IMAGE_KINDS },
  ]),
  { name: 'distributions.record file', kinds: ATTACHMENT_KINDS, isRequired: true },
  { name: 'tickets.create documents', kinds: [...ATTACHMENT_KINDS, 'json'], maximumCount: 26 },
  { name: 'tickets.createMessage file', kinds: ATTACHMENT_KINDS },
  ...['complaints.create', 'complaints.createMessage', 'complaintLinks.createMessage'].map((operation) => ({
    ...{ name: `${operation} documents`, kinds: ATTACHMENT_KINDS, maximumCount: 5 },
  })),
  { name: 'imports.create file', kinds: ['txt'], isRequired: true, maximumMegabytes: 32 },
]
test('files are of the agreed kinds, and required where they prove something (handbook rules 17.3 and 17.19)', () => {
  const parts = allEndpoints.flatMap(({ operation, files = {} }) =>
    Object.entries(files).map(([name, part]) => ({ name: `${operation} ${name}`, ...part })),
  )
  expect(parts).toEqual(PARTS.map((part) => ({ ...part, description: expect.any(String) })))
  expect([ATTACHMENT_KINDS, DOCUMENT_KINDS, IMAGE_KINDS]).toEqual([
    ['png', 'jpg', 'pdf'],
    ['pdf'],
    ['png', 'jpg', 'webp'],
  ])
})

/** A text that people fill with what they like: no choice, and no format or pattern that ends by itself. */
const isFreeText = ({ type, enum: choices, const: only, maxLength, pattern, format }: JsonSchema): boolean =>
  type === 'string' &&
  choices === undefined &&
  only === undefined &&
  (maxLength !== undefined || (pattern === undefined && format === undefined))
/** A body of several kinds repeats what they share. */
const maximaOf = (endpoint: Endpoint): string => {
  const texts = inputParts(endpoint).filter(({ schema }) => isFreeText(schema))
  return [...new Set(texts.map(({ field, schema }) => `${field} ${schema['maxLength']}`))].join(', ')
}

const MAXIMA: Readonly<Record<string, string>> = {
  'sessions.login': 'email 254, password 200',
  'sessions.otp':
    'code 80, recoveryCode 40, id 1400, clientDataJSON 4000, authenticatorData 4000, signature 4000, userHandle 100',
  'devices.create': 'name 60',
  'password.change': 'currentPassword 200, password 200, repeatPassword 200',
  'password.forgot': 'email 254',
  'password.reset': 'token 200, password 200, repeatPassword 200',
  'knowledge.answer': 'chosen 40',
  'classifications.decide': 'reason 500',
  'diligence.screen': 'subject 200, listName 120, reason 1000',
  'diligence.assess': 'reason 1000',
  'diligence.decideHold': 'reason 1000',
  'examinationAccesses.ask': 'reason 500',
  'examinations.create': 'reason 4000',
  'examinations.note': 'text 4000',
  'examinations.conclude': 'text 4000, reportReference 120',
  'examinations.reopen': 'text 4000',
  'customerDeclarations.declare':
    'activity 200, purposeText 300, originText 500, exposedOffice 200, exposedPerson 200, name 200',
  'email.confirm': 'token 200',
  'emailChanges.request': 'email 254, repeatEmail 254',
  'emailChanges.confirm': 'token 200',
  'emailChanges.undo': 'token 200',
  'totps.confirm': 'code 80',
  'totps.change':
    'code 80, recoveryCode 40, id 1400, clientDataJSON 4000, authenticatorData 4000, signature 4000, userHandle 100',
  'totps.renewRecoveryCodes': 'code 80',
  'passkeys.create': 'name 60, id 1400, clientDataJSON 4000, attestationObject 20000, transports 30',
  'passkeys.login': 'id 1400, clientDataJSON 4000, authenticatorData 4000, signature 4000, userHandle 100',
  'users.create':
    'name 80, surname 120, identificationDocumentNumber 80, email 254, repeatEmail 254, password 200, repeatPassword 200, companyName 160, legalRepresentativeName 200, taxNumber 80',
  'users.list': 'name 100, multiSearch 100',
  'users.edit':
    'name 80, surname 120, identificationDocumentNumber 80, companyName 160, legalRepresentativeName 200, taxNumber 80, email 254, reason 500',
  'userNotes.create': 'text 4000',
  'userNotes.edit': 'text 4000',
  'userTasks.create': 'title 200',
  'userTasks.edit': 'title 200',
  'imports.takeBack': 'reason 300',
  'verifications.decide': 'reason 500, decisionReason 500',
  'verifications.play': 'reason 200',
  'bankAccounts.list': 'alias 60, account 40',
  'bankAccounts.create': 'alias 60, account 80, errorMessage 300',
  'bankAccounts.edit': 'alias 60, account 80, errorMessage 300',
  'transactions.list': 'number 40',
  'transactions.create': 'note 300',
  'transactions.decide': 'rejectReason 300',
  'projectTypes.list': 'name 80',
  'projectTypes.listAlias': 'name 80',
  'projectTypes.create': 'name 80, nameEn 80, description 2000, descriptionEn 2000',
  'projectTypes.edit': 'name 80, nameEn 80, description 2000, descriptionEn 2000',
  'projects.list': 'name 160, url 120',
  'projects.create':
    'name 160, direction 240, locality 120, url 120, destinationBankAccount 80, promoterName 160, promoterTaxNumber 80, promoterDescription 2000, promoterDescriptionEn 2000, guaranteeAgentName 160, guaranteeAgentDescription 2000, guaranteeAgentDescriptionEn 2000',
  'projects.edit':
    'name 160, direction 240, locality 120, url 120, destinationBankAccount 80, promoterName 160, promoterTaxNumber 80, promoterDescription 2000, promoterDescriptionEn 2000, guaranteeAgentName 160, guaranteeAgentDescription 2000, guaranteeAgentDescriptionEn 2000, reason 500',
  'projects.refund': 'reason 500',
  'projectDescriptions.create': 'title 160, titleEn 160, description 10000, descriptionEn 10000',
  'projectDescriptions.edit': 'title 160, titleEn 160, description 10000, descriptionEn 10000',
  'projectMediaFiles.create': 'description 300, descriptionEn 300',
  'projectMediaFiles.edit': 'description 300, descriptionEn 300',
  'projectDocuments.create': 'description 300, descriptionEn 300',
  'projectDocuments.edit': 'description 300, descriptionEn 300',
  'timeline.create': 'title 160, titleEn 160, description 1000, descriptionEn 1000',
  'timeline.edit': 'title 160, titleEn 160, description 1000, descriptionEn 1000',
  'templates.list': 'name 160',
  'templates.create': 'name 160, description 10000, nameEn 160, descriptionEn 10000',
  'bankStatements.list': 'iban 80',
  'bankMovements.list': 'iban 80, text 80',
  'companyAccounts.create': 'iban 80, bic 80, beneficiary 70, bankName 70',
  'templates.edit': 'name 160, description 10000, nameEn 160, descriptionEn 10000',
  'companyAccounts.decide': 'reason 300',
  'withholdingRates.create': 'source 200',
  'withholdingRates.decide': 'reason 300',
  'keptIdentities.list': 'search 120',
  'keptIdentities.open': 'reason 300',
  'taxFiles.make': 'promoter 200, taxNumber 20, name 100, phone 20, contact 100, number 20',
  'declarers.create': 'taxNumber 80, name 100, contact 100, phone 80',
  'declarers.decide': 'reason 300',
  'conflicts.create': 'personName 160, taxNumber 20, nature 1000, natureEn 1000, measure 1000, measureEn 1000',
  'conflicts.edit': 'personName 160, taxNumber 20, nature 1000, natureEn 1000, measure 1000, measureEn 1000',
  'conflicts.decide': 'reason 500',
  'riskRates.create': 'method 2000, methodEn 2000',
  'irregularities.create':
    'irregularity 1000, irregularityEn 1000, part 120, partEn 120, stated 240, statedEn 240, actual 240, actualEn 240, steps 1000, stepsEn 1000, correction 1000, correctionEn 1000',
  'irregularities.correct': 'correction 1000, correctionEn 1000',
  'loanDefaults.create': 'reason 500',
  'loanDefaults.decide': 'reason 500',
  'informationSheets.create': 'changes 1000, changesEn 1000, irregularity 1000, irregularityEn 1000',
  'sheetDrafts.edit':
    'legalForm 120, legalFormEn 120, ownership 800, ownershipEn 800, activities 1500, activitiesEn 1500, accountsAbsence 400, accountsAbsenceEn 400, figuresAbsence 400, figuresAbsenceEn 400, purpose 2000, purposeEn 2000, capitalAndDebt 800, capitalAndDebtEn 800, riskProject 1500, riskProjectEn 1500, riskSector 1000, riskSectorEn 1000, riskDefault 1000, riskDefaultEn 1000, riskReturn 1000, riskReturnEn 1000, riskPlatform 800, riskPlatformEn 800, riskLiquidity 800, riskLiquidityEn 800, riskOther 1000, riskOtherEn 1000, loanTerms 1000, loanTermsEn 1000, earlyRepayment 600, earlyRepaymentEn 600, ownerDefaults 800, ownerDefaultsEn 800, registrationNumber 80, office 240, website 300, email 254, accountsUrl 300, name 160, role 160, roleEn 160, purpose 160, purposeEn 160, description 600, descriptionEn 600',
  'outcomeStatements.create': 'assumptions 4000, assumptionsEn 4000, correction 1000, correctionEn 1000',
  'withholdingAgents.create': 'source 200',
  'withholdingAgents.decide': 'reason 300',
  'taxDetails.decide': 'reason 300',
  'matching.list': 'search 100',
  'matching.candidates': 'search 100',
  'matching.match': 'reason 300',
  'matching.setAside': 'reason 300',
  'matching.sendBack': 'reason 300',
  'matching.undo': 'reason 300',
  'payments.edit': 'beneficiary 70, iban 80, bic 80, street 70, postCode 16, town 35',
  'payments.cancel': 'reason 300',
  'paymentBatches.cancel': 'reason 300',
  'paymentCalendars.open': 'token 100',
  'documentTypes.list': 'name 80',
  'documentTypes.create': 'name 80, description 2000, nameEn 80, descriptionEn 2000',
  'documentTypes.edit': 'name 80, description 2000, nameEn 80, descriptionEn 2000',
  'promotions.list': 'name 160',
  'promotions.create': 'title 160, titleEn 160',
  'promotions.edit': 'title 160, titleEn 160',
  'tickets.list': 'title 150',
  'tickets.create': 'title 150, description 5000',
  'tickets.createMessage': 'message 5000',
  'complaints.create':
    'name 150, firstName 100, registrationNumber 60, address 200, postcode 20, city 100, email 254, contactName 150, contactFirstName 100, contactAddress 200, contactPostcode 20, contactCity 100, contactEmail 254, representativeName 150, representativeFirstName 100, representativeRegistrationNumber 60, representativeAddress 200, representativePostcode 20, representativeCity 100, representativeEmail 254, investmentReference 200, description 10000, dates 500, damage 2000, otherComments 5000, place 100',
  'complaints.list': 'search 150',
  'complaints.edit': 'draft 10000, measures 5000',
  'complaints.decide': 'reason 5000, handlerName 150, handlerEmail 254, answer 10000',
  'complaints.createMessage': 'message 5000',
  'complaintLinks.read': 'token 100',
  'complaintLinks.createMessage': 'token 100, message 5000',
  'complaintLinks.withdraw': 'token 100',
  'complaintLinks.viewDocument': 'token 100',
  'audit.list': 'noun 60, operation 80',
  'documents.view': 'signature 100',
  'documents.viewAlias': 'signature 100',
  'demonstration.listMails': 'ids 100, to 254',
}
test('texts have the agreed maximum of characters, and none is without (handbook rule 12.36)', () => {
  const limited = allEndpoints.map((endpoint) => [endpoint.operation, maximaOf(endpoint)] as const)
  expect(Object.fromEntries(limited.filter(([, maxima]) => maxima !== ''))).toEqual(MAXIMA)
})
