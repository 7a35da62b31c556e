import { issueDocuments } from '@cauce/api/flows/issue-documents/index'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { calendarDateOf, PHASE_IDS, PROMOTION_TYPE_IDS, TICKET_STATE_IDS } from '@cauce/contract'
import { importFile, statementFile } from './bank-files.ts'
import { conflicted } from './given-irregularities.ts'
import { closedAccount, doneByJobs, companyAccount, configured, lossResultOf } from './given-configuration.ts'
import { noted } from './given-notes.ts'
import { complained } from './given-complaints.ts'
import { given, KNOWN_SECRET, type Person } from './given.ts'
import { screened } from './given-diligence.ts'
import { asked, examined } from './given-examinations.ts'
import { inTrouble, payReturn } from './given-loan.ts'
import { reserved } from './given-reservations.ts'
import { givenSheet, askedForClass } from './given-sheet.ts'
import { granted } from './granted.ts'
import { checkedImport, csvFile, CUSTOMER_HEADINGS, customerLine } from './csv-imports.ts'
import { pdf, png, spanishIban } from './sample-files.ts'
import { givenPayee, openCompanyAccount } from './given-company-account.ts'
import { placeOrder } from './given-project.ts'
import { givenPasskey } from './software-authenticator.ts'
import type { TestApp } from './test-app.ts'

export interface GivenWorld {
  readonly customer: Person
  readonly manager: Person
  readonly administrator: Person
  /**
   * Ids by noun and path parameter (`orders.id`), or by operation if it differs (`tickets.viewDocument.id`). Document
   * types and project types are public.
   */
  readonly ids: Readonly<Record<string, string>>
}

type Ids = Readonly<Record<string, string>>

/** Ids that are part of the contract, the same in every installation. */
export const CATALOGUE_IDS: Ids = {
  'users.identificationDocumentType': 'PASSPORT',
  'phases.id': PHASE_IDS.Investment,
  'promotionTypes.id': PROMOTION_TYPE_IDS.Retail,
  'tickets.readState.id': TICKET_STATE_IDS.Open,
  'countries.alpha2': 'ES',
  'legalTexts.document': 'terms',
}

type People = Omit<GivenWorld, 'ids'>

/** Through the API, so that records are as in production. */
export async function givenWorld(app: TestApp): Promise<GivenWorld> {
  const manager = await given(app).manager()
  const people: People = {
    manager,
    customer: await given(app).person({ wallet: '5000.00', managerId: manager.userId }),
    administrator: await given(app).administrator(),
  }
  const { customer } = people
  const { userId } = customer
  const before = {
    ...{ 'users.id': userId, 'userAssignments.userId': userId, 'customers.id': userId, 'taxDetails.status.id': userId },
    'wallets.id': customer.walletId,
    ...{ ...(await verified(app, customer)), ...(await reserved(app, customer)) },
    ...(await withMoney(people)),
    ...(await withQuestions(customer)),
    ...(await complained(app, people)),
    ...(await configured(app, people)),
    ...(await noted(people)),
    ...(await screened(people)),
    ...(await examined(app, people)),
    ...(await imported(app, people)),
    ...(await stated(app, people)),
    ...(await doneByJobs(app, people.administrator)),
    'keptIdentities.id': await closedAccount(app, people.administrator, { name: 'Ausente' }),
  }
  const project = await invested(app, people, before)
  // Sessions expired when the clock moved.
  app.clock.advance({ days: 5 })
  const later = await loggedIn(app, people)
  const after = {
    ...(await payReturn(app, later.administrator, project['projects.id']!)),
    ...(await conflicted(later.administrator, project['projects.id']!)),
    ...(await inTrouble(app, later.administrator, project['projects.id']!)),
    ...(await paidOut(app, later.administrator, project['projects.id']!)),
    ...(await withAccess(app, later.customer)),
    ...(await withIssued(app, later.customer)),
    ...(await asked(app, later.administrator)),
  }
  return { ...later, ids: { ...before, ...project, ...after } }
}

async function verified(app: TestApp, customer: Person): Promise<Ids> {
  const { verificationId } = await granted(customer.client.POST('/v1/account/verifications'))
  const params = { path: { id: verificationId } }
  await granted(
    customer.client.POST('/v1/account/verifications/{id}/sandbox', { params, body: { outcome: 'Approved' } }),
  )
  await app.runJobs()
  const { data } = await granted(customer.client.GET('/v1/account/verifications'))
  const notifications = await granted(customer.client.GET('/v1/account/notifications'))
  return {
    'verifications.id': verificationId,
    'verifications.mediaId': data[0]!.mediaIds[0]!,
    'notifications.id': notifications.data[0]!.notificationId,
  }
}

let ibans = 500
async function withMoney({ customer, administrator }: People): Promise<Ids> {
  const account = spanishIban((ibans += 1))
  const { bankAccountId, document } = await granted(
    customer.client.POST('/v1/payment/bank-accounts', { body: { alias: 'Nómina', account, document: pdf() } }),
  )
  const params = { path: { id: bankAccountId } }
  await granted(administrator.client.PATCH('/v1/payment/bank-accounts/{id}', { params, body: { state: 'valid' } }))
  const other = { alias: 'Antigua', account: spanishIban((ibans += 1)), userId: customer.userId, document: pdf() }
  const former = await granted(
    administrator.client.POST('/v1/payment/bank-accounts', { body: { ...other, state: 'valid' } }),
  )
  const ofFormer = { params: { path: { id: former.bankAccountId } } }
  await granted(administrator.client.DELETE('/v1/payment/bank-accounts/{id}', ofFormer))
  const earlier = await granted(administrator.client.GET('/v1/misc/earlier-documents'))
  const { transactionId } = await granted(
    customer.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '250.00', bankAccountId, file: pdf() },
    }),
  )
  return {
    'bankAccounts.id': bankAccountId,
    'earlierDocuments.id': earlier.data[0]!.earlierDocumentId,
    'transactions.id': transactionId,
    'documents.id': document!.fileId,
  }
}

async function withQuestions({ client }: Person): Promise<Ids> {
  const { accountDocumentId } = await granted(client.POST('/v1/account/account-documents', { body: { file: pdf() } }))
  const ticket = await granted(
    client.POST('/v1/support/tickets', {
      body: { title: 'Una duda', description: 'No encuentro mi pago', documents: [png()] },
    }),
  )
  const certificate = { kind: 'certificate', country: 'DE', validFrom: '2026-01-01', validUntil: '2026-12-31' } as const
  const { taxDetailId } = await granted(
    client.POST('/v1/tax/tax-details', { body: { ...certificate, document: pdf() } }),
  )
  const alert = await granted(client.POST('/v1/project/project-alerts'))
  const params = { path: { id: ticket.id } }
  const message = await granted(
    client.POST('/v1/support/tickets/{id}/messages', { params, body: { message: 'Sigo esperando' } }),
  )
  return {
    'accountDocuments.id': accountDocumentId,
    'taxDetails.id': taxDetailId,
    ...(await askedForClass(client)),
    'projectAlerts.id': alert.projectAlertId,
    'tickets.id': ticket.id,
    'tickets.messageId': message.messageId,
    'tickets.viewDocument.id': ticket.documents[0]!.documentId,
  }
}

async function withIssued(app: TestApp, { client, userId }: Person): Promise<Ids> {
  await issueDocuments(app.kernel, userId)
  const { data } = await granted(client.GET('/v1/account/issued-documents'))
  return { 'issuedDocuments.id': data[0]!.issuedDocumentId }
}

/** A checked customer import that creates nothing yet. */
async function imported(app: TestApp, { administrator }: People): Promise<Ids> {
  const file = csvFile([CUSTOMER_HEADINGS, customerLine(1), customerLine(2, { 0: 'sin arroba' })])
  const { importId } = await checkedImport(app, administrator, 'customers', file)
  const query = { importId }
  const lines = await granted(administrator.client.GET('/v1/misc/import-lines', { params: { query } }))
  return {
    'imports.id': importId,
    'importLines.id': lines.data[0]!.importLineId,
    'importLines.importId': importId,
  }
}

/** Statement with an unannounced transfer. */
async function stated(app: TestApp, { administrator }: People): Promise<Ids> {
  const colleague = await given(app).administrator()
  const body = companyAccount(3)
  await openCompanyAccount([administrator, colleague], body)
  const day = calendarDateOf(app.clock.now())
  const movements = [1_200n, 3_400n, -250n, 5_000n, 7_100n].map((amount) => ({ bookingDay: day, amount }))
  const file = statementFile({ iban: body.iban, from: day, to: day, opening: 0n, movements })
  const { fileId } = await granted(importFile(administrator, file))
  const statements = await granted(administrator.client.GET('/v1/bank/statements'))
  const waiting = await granted(administrator.client.GET('/v1/bank/matching'))
  const { movementId } = waiting.data[0]!
  return {
    'bankFiles.id': fileId!,
    'bankStatements.id': statements.data[0]!.statementId,
    'bankMovements.id': movementId,
    'matching.id': movementId,
  }
}

async function invested(app: TestApp, { customer, manager, administrator }: People, ids: Ids): Promise<Ids> {
  const project = await given(app).project({
    financingAmount: '1000.00',
    managerId: manager.userId,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  const { projectId } = project
  const content = await withContent(manager, projectId, ids['documentTypes.id']!)
  const { informationSheetId } = await givenSheet(administrator, projectId)
  const order = await granted(placeOrder(customer, project, '1000.00'))
  await app.kernel.database.$client.query('update projects set private = true where project_id = $1', [projectId])
  const { projectFollowId } = await granted(
    customer.client.POST('/v1/project/project-follows', { body: { projectId } }),
  )
  const { lossSimulationId } = await granted(
    customer.client.POST('/v1/account/loss-simulations', { body: lossResultOf(app) }),
  )
  const types = await granted(app.client().GET('/v1/project/project-types'))
  return {
    ...content,
    'projectTypes.id': types.data[0]!.projectTypeId,
    'projects.id': projectId,
    ...{ 'informationSheets.id': informationSheetId, 'sheetDrafts.id': projectId },
    ...{ 'projectFollows.id': projectFollowId, 'lossSimulations.id': lossSimulationId },
    ...{ 'orders.id': order.orderId, 'distributions.orderId': order.orderId },
    'projectPhases.id': project.projectPhaseId,
  }
}

async function withContent({ client }: Person, projectId: string, documentTypeId: string): Promise<Ids> {
  const description = 'Doce viviendas junto al río'
  const { projectDescriptionId } = await granted(
    client.POST('/v1/project/project-descriptions', { body: { projectId, title: 'La obra', description } }),
  )
  const { projectDocumentId } = await granted(
    client.POST('/v1/project/project-documents', {
      body: { projectId, documentTypeId, description, visible: true, file: pdf() },
    }),
  )
  const { projectMediaFileId } = await granted(
    client.POST('/v1/project/project-media-files', { body: { projectId, description, file: png() } }),
  )
  const { timelineEventId } = await granted(
    client.POST('/v1/project/projects/{id}/timeline', {
      params: { path: { id: projectId } },
      body: { date: '2026-11-20', title: 'Licencia concedida' },
    }),
  )
  return {
    'projectDescriptions.id': projectDescriptionId,
    'projectDocuments.id': projectDocumentId,
    'projectMediaFiles.id': projectMediaFileId,
    ...{ 'statistics.id': projectId, 'timeline.id': projectId },
    'timeline.timelineEventId': timelineEventId,
  }
}

async function paidOut(app: TestApp, administrator: Person, projectId: string): Promise<Ids> {
  const [{ client }, colleague] = [administrator, await given(app).administrator()]
  const companyAccountId = await openCompanyAccount([administrator, colleague], companyAccount(2))
  const { data } = await granted(client.GET('/v1/bank/payments', { params: { query: { projectId } } }))
  const { paymentId } = data[0]!
  await givenPayee(administrator, { projectId, iban: spanishIban(799) }, colleague)
  const { batchId } = await granted(
    client.POST('/v1/bank/payment-batches', { body: { paymentIds: [paymentId], companyAccountId } }),
  )
  return { 'payments.id': paymentId, 'paymentBatches.id': batchId, 'bankDemonstration.id': batchId }
}

async function withAccess(app: TestApp, { client, userId }: Person): Promise<Ids> {
  await installTotp(app.kernel, app.kernel.database, userId, KNOWN_SECRET)
  const { deviceId } = await granted(client.POST('/v1/auth/devices', { body: { name: 'Portátil' } }))
  const sessions = await granted(client.GET('/v1/auth/sessions'))
  const totps = await granted(client.GET('/v1/auth/totps'))
  const { passkeyId } = await givenPasskey(client)
  const { token } = await granted(client.POST('/v1/project/payment-calendars/me'))
  return {
    'devices.id': deviceId,
    'sessions.id': sessions.data[0]!.sessionId,
    'totps.totpId': totps.data[0]!.totpId,
    'passkeys.id': passkeyId,
    'paymentCalendars.token': token,
  }
}

async function loggedIn(app: TestApp, people: People): Promise<People> {
  const renewed = async (person: Person) => ({ ...person, ...(await given(app).session(person.userId)) })
  return {
    customer: await renewed(people.customer),
    manager: await renewed(people.manager),
    administrator: await renewed(people.administrator),
  }
}
