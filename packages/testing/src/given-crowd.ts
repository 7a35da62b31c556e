import { issueDocuments } from '@cauce/api/flows/issue-documents/index'
import { passkeys } from '@cauce/api/schema/auth'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { PROMOTION_TYPE_IDS } from '@cauce/contract'
import { anotherConflict, withIrregularities } from './given-irregularities.ts'
import { closedAccount, companyAccount, lossResultOf } from './given-configuration.ts'
import { manyComplaints } from './given-complaints.ts'
import { given, KNOWN_SECRET, type Person } from './given.ts'
import { csvFile, MOVEMENT_HEADINGS } from './csv-imports.ts'
import { givenBankCrowd } from './given-bank-crowd.ts'
import { givenReservable, reservedOrWithdrawn } from './given-reservations.ts'
import { givenSheet, classRequest } from './given-sheet.ts'
import { granted } from './granted.ts'
import type { GivenWorld } from './given-world.ts'
import { payReturn } from './given-loan.ts'
import { placeOrder } from './given-project.ts'
import { ABROAD, pdf, png, spanishIban } from './sample-files.ts'
import type { TestApp } from './test-app.ts'
import { v7 } from 'uuid'

const NAMES = ['Álvaro', 'Begoña', 'Carme', 'Zoe', 'ana'] as const
const STATES = ['pending', 'valid', 'error', 'valid', 'pending'] as const

/** Several records a noun, some simultaneous, to test sorting. */
export async function givenCrowd(app: TestApp, world: GivenWorld): Promise<void> {
  const { manager, administrator } = world
  const open = await given(app).project({ managerId: manager.userId, financingAmount: '90000.00' })
  const awaited = await givenReservable(app)
  for (const [index, name] of NAMES.entries()) {
    const isTwin = index % 2 === 1
    if (!isTwin) app.clock.advance({ hours: 9 })
    const token = (await given(app).session(administrator.userId)).token
    const staff = { ...administrator, client: app.client(token) }
    const person = await given(app).investor({
      wallet: '5000.00',
      managerId: manager.userId,
      name,
      disabled: index > 3,
    })
    await withTaxDetails(person.client, staff.client, index)
    await withClass(person.client, staff.client, index)
    await withMoney(person, staff, index)
    await withQuestions(person.client, index)
    await configured(staff.client, open.projectId, index)
    await anotherConflict(app, staff, open.projectId, index)
    await noted(staff.client, person.userId, index)
    await accessed(staff.client, person.userId, index)
    await imported(staff, index)
    await withVersion(staff, open.projectId, index)
    await placeOrder(person, open, `${(index + 1) * 100}.00`)
    await reservedOrWithdrawn(person, awaited.projectId, index)
    await given(app).project({
      name: `${name} ${index}`,
      country: isTwin ? 'PT' : 'ES',
      phase: isTwin ? 'Next_Opening' : 'Draft',
      projectDuration: 12 + index,
      targetProfitability: 900 + index * 50,
      minimumInvestment: `${100 + index * 50}.00`,
      managerId: isTwin ? manager.userId : null,
    })
  }
  await withOthers(app, world)
  await manyComplaints(app, await given(app).session(world.administrator.userId))
  await claimed(app, world)
  await givenBankCrowd(app, world, { amount: 10_000n, counterpartyIban: spanishIban(901) })
}

async function withVersion(staff: Pick<Person, 'client'>, projectId: string, index: number): Promise<void> {
  const riskOther = `Riesgo ${index}`
  await givenSheet(staff, projectId, {
    content: { riskOther, riskOtherEn: `Risk ${index}` },
    isInEnglish: index % 2 === 0,
    ...(index > 0 && { changes: riskOther, isMaterial: index % 2 === 0 }),
  })
}

async function claimed(app: TestApp, { administrator: { userId } }: GivenWorld): Promise<void> {
  const { client } = await given(app).session(userId)
  const { data } = await client.GET('/v1/project/projects', { params: { query: { take: 2 } } })
  for (const { projectId } of data!.data)
    await client.POST('/v1/misc/claims', { body: { recordId: projectId, kind: 'refund' } })
}

/** Differ in every filter. */
async function withOthers(app: TestApp, world: GivenWorld): Promise<void> {
  const colleague = await given(app).manager()
  const applicant = await given(app).person({ managerId: colleague.userId })
  const { data } = await applicant.client.POST('/v1/account/verifications')
  const params = { path: { id: data!.verificationId } }
  await applicant.client.POST('/v1/account/verifications/{id}/sandbox', { params, body: { outcome: 'Completed' } })
  await app.runJobs()
  await installTotp(app.kernel, app.kernel.database, applicant.userId, KNOWN_SECRET)
  const administrator = { ...world.administrator, ...(await given(app).session(world.administrator.userId)) }
  for (const index of [20, 21])
    await administrator.client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Otra', account: spanishIban(900 + index), userId: applicant.userId, document: pdf() },
    })
  await withTicketOf(applicant, colleague)
  await closedAccount(app, administrator, { name: 'Marchada' })
  await closedAccount(app, administrator, { name: 'Sin rastro', hasProof: false })
  const { promotionTypeId, images } = { promotionTypeId: PROMOTION_TYPE_IDS.Retail, images: [png(), png()] }
  const [startsAt, endsAt] = ['2026-12-24T00:00:00.000Z', '2030-01-01T00:00:00.000Z']
  const body = { promotionTypeId, title: 'Siempre', startsAt, endsAt, images }
  await granted(administrator.client.POST('/v1/promotion/promotions', { body }))
  await withReturns(app, world)
}

async function withTicketOf({ client }: Person, colleague: Person): Promise<void> {
  const { data } = await client.POST('/v1/support/tickets', { body: { title: 'Otra', description: 'Una pregunta' } })
  const params = { path: { id: data!.id } }
  await colleague.client.POST('/v1/support/tickets/{id}/messages', { params, body: { message: 'Dígame' } })
}

async function withReturns(app: TestApp, world: GivenWorld): Promise<void> {
  const people = [await given(app).investor({ wallet: '700.00' }), await given(app).investor({ wallet: '300.00' })]
  const project = await given(app).project({
    financingAmount: '1000.00',
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  for (const [index, person] of people.entries()) await placeOrder(person, project, ['700.00', '300.00'][index]!)
  const customer = await given(app).session(world.customer.userId)
  await customer.client.POST('/v1/project/project-follows', { body: { projectId: project.projectId } })
  await customer.client.POST('/v1/account/loss-simulations', { body: lossResultOf(app) })
  await customer.client.POST('/v1/account/notifications/read', { body: { ids: [world.ids['notifications.id']!] } })
  const again = await given(app).investor({ wallet: '100.00' })
  const open = await given(app).project()
  const { data: revoked } = await placeOrder(again, open, '100.00')
  await again.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: revoked!.orderId } } })
  app.clock.advance({ days: 5 })
  await payReturn(app, world.administrator, project.projectId)
  await withDefaults(app, world, project.projectId)
  await withIrregularities(app, { ...world.administrator, ...(await given(app).session(world.administrator.userId)) })
  app.clock.advance({ days: 160 })
  const { userId: late } = await given(app).investor({ wallet: '100.00' })
  app.clock.advance({ days: 40 })
  await issueDocuments(app.kernel, late)
  const browser = app.client((await given(app).session(world.customer.userId)).token)
  await browser.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
  await withPasskeys(app, world.administrator)
}

async function withDefaults(app: TestApp, { administrator }: GivenWorld, projectId: string): Promise<void> {
  const { client } = await given(app).session(administrator.userId)
  const record = () =>
    granted(client.POST('/v1/project/loan-defaults', { body: { projectId, reason: 'Refinanciación' } }))
  for (const reason of ['Ha pagado', 'Ha vuelto a pagar']) {
    const params = { path: { id: (await record()).loanDefaultId } }
    await granted(client.PATCH('/v1/project/loan-defaults/{id}', { params, body: { state: 'cured', reason } }))
  }
  await record()
}

/** By SQL: no audit records. */
async function withPasskeys(app: TestApp, { userId }: Person): Promise<void> {
  const row = { userId, publicKey: '', counter: 0, transports: [], isSynced: false, createdAt: app.clock.now() }
  const names = ['Portátil', 'Teléfono', 'Llave USB', 'Tableta']
  await app.kernel.database
    .insert(passkeys)
    .values(names.map((name) => ({ ...row, name, passkeyId: v7(), credentialId: v7() })))
}

type Client = Person['client']

async function withTaxDetails(client: Client, staff: Client, index: number): Promise<void> {
  if (index > 3) return
  const country = ['DE', 'FR', 'CH'][index % 3]!
  const validFrom = `2026-0${index + 1}-01`
  if (index % 2 === 0) {
    await granted(client.POST('/v1/tax/tax-details', { body: { kind: 'residence', country, validFrom, ...ABROAD } }))
    return
  }
  const certificate = { kind: 'certificate', country, validFrom, validUntil: `2027-0${index}-28` } as const
  const { taxDetailId } = await granted(
    client.POST('/v1/tax/tax-details', { body: { ...certificate, document: pdf() } }),
  )
  const params = { path: { id: taxDetailId } }
  const body = index === 1 ? ({ state: 'valid' } as const) : ({ state: 'refused', reason: 'Otro año' } as const)
  await granted(staff.PATCH('/v1/tax/tax-details/{id}', { params, body }))
}

async function withClass(client: Client, staff: Client, index: number): Promise<void> {
  if (index > 3) return
  const { classificationId } = await granted(client.POST('/v1/account/classifications', { body: classRequest() }))
  const params = { path: { id: classificationId } }
  if (index === 1) await granted(client.POST('/v1/account/classifications/{id}/withdraw', { params }))
  if (index < 2) return
  const body = index === 2 ? ({ state: 'approved' } as const) : ({ state: 'refused', reason: 'No se lee' } as const)
  await granted(staff.PATCH('/v1/account/classifications/{id}', { params, body }))
}

async function withMoney({ userId, client }: Person, staff: Person, index: number): Promise<void> {
  const state = STATES[index]!
  const body = { alias: `Cuenta ${index}`, account: spanishIban(900 + index), userId, state, document: pdf() }
  const { data } = await staff.client.POST('/v1/payment/bank-accounts', {
    body: state === 'error' ? { ...body, errorMessage: 'No se lee' } : body,
  })
  const bankAccountId = data!.bankAccountId
  if (state === 'valid')
    await client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: `${(index + 1) * 50}.00`, bankAccountId, file: pdf() },
    })
}

async function withQuestions(client: Client, index: number): Promise<void> {
  await client.POST('/v1/account/account-documents', { body: { visible: index % 2 === 0, file: pdf() } })
  const about = { title: `Duda ${index}`, description: 'No encuentro mi pago' }
  const { data } = await client.POST('/v1/support/tickets', { body: about })
  const params = { path: { id: data?.id ?? '' } }
  await client.POST('/v1/support/tickets/{id}/messages', { params, body: { message: 'Sigo esperando' } })
  await client.POST('/v1/account/verifications')
}

async function noted(client: Client, userId: string, index: number): Promise<void> {
  await client.POST('/v1/account/user-notes', { body: { userId, text: `Nota ${index}`, pinned: index % 2 === 0 } })
  const about = { userId, title: `Tarea ${index}`, dueOn: `2026-12-0${index + 1}` }
  const { data } = await client.POST('/v1/account/user-tasks', {
    body: index > 2 ? { ...about, assigneeId: null } : about,
  })
  if (index % 2 === 1)
    await client.PATCH('/v1/account/user-tasks/{id}', {
      params: { path: { id: data!.userTaskId } },
      body: { state: 'done' },
    })
}

async function accessed(client: Client, id: string, index: number): Promise<void> {
  const params = { path: { id } }
  await client.PATCH('/v1/account/users/{id}', { params, body: { role: 'operator', nationality: 'FR' } })
  if (index % 2 === 1) return
  const query = { userId: id, state: 'proposed' as const }
  const { data } = await client.GET('/v1/account/access-changes', { params: { query } })
  await client.PATCH('/v1/account/access-changes/{id}', {
    params: { path: { id: data!.data[0]!.accessChangeId } },
    body: { state: 'refused', reason: 'No hace falta' },
  })
}

async function imported({ client }: Person, index: number): Promise<void> {
  if (index > 1) return
  const file = csvFile([MOVEMENT_HEADINGS, ['nadie@correo.example', '', `${index}`, '', '']])
  await client.POST('/v1/misc/imports', { body: { kind: 'movements', file } })
}

async function configured(client: Client, projectId: string, index: number): Promise<void> {
  const about = { name: `Clase ${index}`, description: 'De qué se trata' }
  const type = await client.POST('/v1/misc/document-types', { body: about })
  await client.POST('/v1/project/templates', { body: about })
  const account = await client.POST('/v1/bank/company-accounts', { body: companyAccount(index + 2) })
  if (index % 2 === 0)
    await client.PATCH('/v1/bank/company-accounts/{id}', {
      params: { path: { id: account.data!.companyAccountId } },
      body: { state: 'refused', reason: 'Otra' },
    })
  const { documentTypeId } = type.data!
  const description = `Parte ${index}`
  await client.POST('/v1/project/project-documents', {
    body: { projectId, documentTypeId, description, visible: index % 2 === 0, file: pdf() },
  })
  await client.POST('/v1/project/project-descriptions', { body: { projectId, title: description, description } })
  await client.POST('/v1/project/project-media-files', { body: { projectId, description, file: png() } })
  await client.POST('/v1/promotion/promotions', {
    body: {
      promotionTypeId: PROMOTION_TYPE_IDS.Manager,
      title: `Promoción ${index}`,
      startsAt: `2027-01-0${index + 1}T00:00:00.000Z`,
      endsAt: `2027-01-0${index + 2}T00:00:00.000Z`,
      images: [png(), png()],
    },
  })
}
