import { api, calendarDateOf, type Endpoint, PROMOTION_TYPE_IDS } from '@cauce/contract'
import type { LegalDocument } from '@cauce/contract/pages.ts'
import { type Person, given } from './given.ts'
import { granted } from './granted.ts'
import { pdf, png, spanishIban } from './sample-files.ts'
import type { TestApp } from './test-app.ts'
import { closeDays } from '@cauce/api/modules/bank/daily-closes'
import { carryOutRetention } from '@cauce/api/flows/retention/index'
import { verificationEvents } from '@cauce/api/schema/account'

export const companyAccount = (number: number) => ({
  iban: spanishIban(700 + number),
  bic: 'CAUCESM1XXX',
  beneficiary: 'Cauce Financiación Participativa, S. L.',
  bankName: `Banco ${number}`,
  main: number === 1,
  document: pdf(),
})

const treatyRate = (percentage: number) =>
  ({
    scope: 'treaty',
    country: 'CH',
    percentage,
    validFrom: '2027-01-01',
    source: 'Convenio con Suiza, art. 11',
  }) as const

const agentOf = (agent: 'promoter' | 'platform') =>
  ({ agent, validFrom: '2027-01-01', source: 'Contrato con los promotores' }) as const

const declarerOf = (phone: string) =>
  ({ taxNumber: 'B12345674', name: 'Cauce, S. L.', contact: 'Íñigo Peña', phone }) as const

export const brandBody = (name: string) => ({
  ...{ name, color: '#7a1fa2', mark: null, headings: 'hanken-grotesk' as const },
  ...{ headline: null, headlineEn: null, lead: null, leadEn: null, footer: null, footerEn: null },
})

export const companyBody = (name: string) => ({
  ...{ name, taxNumber: 'B12345674', address: 'Calle Mayor 1, 28013 Madrid' },
  ...{ register: 'Registro Mercantil de Madrid, hoja M-1', email: 'hola@ribera.example', phone: '915 550 142' },
  ...{ authorityNumber: '7', lei: '9598CAUCE00000000012', paymentInstitution: 'Pagos del Norte, E. P., S. A.' },
  ...{ complaintContact: null, sender: null, paymentFormat: 'pain.001.001.09' as const, initiatingPartyId: null },
  referencePrefix: null,
  ...{ basis: 'Escritura de constitución' },
})

export const textBody = (validFrom: string) => ({
  ...{ document: 'terms' as LegalDocument, title: 'Condiciones', titleEn: 'Terms' },
  ...{ description: 'Lo que vale entre nosotros', descriptionEn: 'What holds between us', asksAgain: false },
  sections: [
    { heading: 'Quién', headingEn: 'Who', text: 'Somos %{name}.\n\n- Uno', textEn: 'We are %{name}.\n\n- One' },
  ],
  ...{ validFrom, basis: 'Lo pide el abogado' },
})

/** More than a page; shared by worlds. */
async function loanFigures(client: Person['client']) {
  const known = await granted(client.GET('/v1/project/risk-rates'))
  if (known.total > 0) {
    const published = await granted(client.GET('/v1/project/outcome-statements'))
    return {
      'riskRates.id': known.data[0]!.riskRateId,
      'outcomeStatements.id': published.data[0]!.outcomeStatementId,
    }
  }
  const rates = [
    { category: 'A', expectedRate: 1, validFrom: '2024-01-01' },
    { category: 'B', expectedRate: 3, validFrom: '2024-01-01' },
    { category: 'B', expectedRate: 4, validFrom: '2030-01-01' },
    { category: 'C', expectedRate: 8, validFrom: '2024-01-01' },
  ] as const
  const ids = []
  for (const rate of rates) {
    const body = { ...rate, method: 'Con hipoteca de primer rango' }
    ids.push((await granted(client.POST('/v1/project/risk-rates', { body }))).riskRateId)
  }
  const statements = []
  for (const year of [2020, 2021, 2022, 2023]) {
    const body = { year, assumptions: 'Préstamos con hipoteca' }
    statements.push((await granted(client.POST('/v1/project/outcome-statements', { body }))).outcomeStatementId)
  }
  return { 'riskRates.id': ids[0]!, 'outcomeStatements.id': statements[0]! }
}

async function catalogued(client: Person['client']): Promise<Record<string, string>> {
  const about = { name: crypto.randomUUID(), description: 'Qué vale lo que se financia' }
  const ids: Record<string, string> = {}
  for (const [noun, calls] of Object.entries(api)) {
    const { create } = calls as { readonly create?: Endpoint }
    if (create?.permission !== `${noun}.edit` || create.files || !create.body?.safeParse(about).success) continue
    const record = await granted(client.POST(create.path as '/v1/project/templates', { body: about }))
    ids[`${noun}.id`] = Object.values(record)[0]!
  }
  return ids
}

async function accessed(client: Person['client'], { userId: id }: Person) {
  const params = { path: { id } }
  await granted(client.PATCH('/v1/account/users/{id}', { params, body: { role: 'user', nationality: 'FR' } }))
  const changes = await granted(client.GET('/v1/account/access-changes', { params: { query: { userId: id } } }))
  const hands = await granted(client.GET('/v1/account/person-hands', { params: { query: { userIds: [id] } } }))
  return { 'accessChanges.id': changes.data[0]!.accessChangeId, 'personHands.id': hands.data[0]!.personHandId }
}

async function registered({ clock }: TestApp, client: Person['client']) {
  const now = clock.now().toISOString()
  const incident = { title: 'Caída', description: 'Sin servicio', services: 'Monederos', noticedAt: now }
  const { incidentId } = await granted(client.POST('/v1/resilience/incidents', { body: incident }))
  const step = (id: string, criteria: readonly ('criticalServices' | 'maliciousAccess')[]) =>
    granted(
      client.POST('/v1/resilience/incidents/{id}/steps', {
        params: { path: { id } },
        body: { step: 'classify', criteria: [...criteria], reason: 'Umbrales revisados' },
      }),
    )
  await step(incidentId, [])
  const major = await granted(client.POST('/v1/resilience/incidents', { body: incident }))
  await step(major.incidentId, ['criticalServices', 'maliciousAccess'])
  const report = { kind: 'initialReport', incidentId: major.incidentId, reference: 'CNMV-1' } as const
  await granted(client.POST('/v1/resilience/duty-records', { body: { ...report, doneAt: now, document: pdf() } }))
  const provider = {
    ...{ name: 'Alojamientos del Norte', taxNumber: 'B95000001', country: 'ES', service: 'Alojamiento' },
    ...{ functionSupported: 'Toda la plataforma', isCritical: true, dataLocation: 'Bilbao', startsOn: '2025-01-01' },
  }
  const { providerId } = await granted(client.POST('/v1/resilience/providers', { body: provider }))
  const ended = { ...provider, isCritical: false, endsOn: '2025-12-31' }
  await granted(client.POST('/v1/resilience/providers', { body: ended }))
  const plan = { kind: 'exitPlan', providerId, doneAt: now, notes: 'Aprobado', document: pdf() } as const
  const { dutyRecordId } = await granted(client.POST('/v1/resilience/duty-records', { body: plan }))
  return { 'incidents.id': incidentId, 'providers.id': providerId, 'dutyRecords.id': dutyRecordId }
}

interface Staff {
  readonly administrator: Person
  readonly manager: Person
}

export async function configured(app: TestApp, { administrator: { client }, manager }: Staff) {
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString()
  const catalogues = await catalogued(client)
  const { companyAccountId } = await granted(client.POST('/v1/bank/company-accounts', { body: companyAccount(1) }))
  const payee = { kind: 'taxOffice', beneficiary: 'Agencia Tributaria', iban: spanishIban(790) } as const
  const { payeeId } = await granted(client.POST('/v1/bank/payees', { body: { ...payee, document: pdf() } }))
  const { withholdingRateId } = await granted(client.POST('/v1/tax/withholding-rates', { body: treatyRate(5) }))
  const { withholdingAgentId } = await granted(client.POST('/v1/tax/withholding-agents', { body: agentOf('promoter') }))
  const refused = await granted(client.POST('/v1/tax/declarers', { body: declarerOf('935550101') }))
  const params = { path: { id: refused.declarerId } }
  const refusal = { state: 'refused', reason: 'El teléfono es de otra persona' } as const
  await granted(client.PATCH('/v1/tax/declarers/{id}', { params, body: refusal }))
  const { declarerId } = await granted(client.POST('/v1/tax/declarers', { body: declarerOf('915550101') }))
  for (const name of ['Vega Sur', 'Vega Alta', 'Vega Baja']) {
    const { brandId: id } = await granted(client.POST('/v1/misc/brands', { body: brandBody(name) }))
    await granted(client.PATCH('/v1/misc/brands/{id}', { params: { path: { id } }, body: refusal }))
  }
  const { brandId } = await granted(client.POST('/v1/misc/brands', { body: brandBody('Ribera Norte') }))
  for (const name of ['Vega Sur, S. L.', 'Vega Alta, S. L.', 'Vega Baja, S. L.']) {
    const refused = await granted(client.POST('/v1/misc/company-details', { body: companyBody(name) }))
    const params = { path: { id: refused.companyDetailsId } }
    await granted(client.PATCH('/v1/misc/company-details/{id}', { params, body: refusal }))
  }
  const company = await granted(client.POST('/v1/misc/company-details', { body: companyBody('Ribera Norte, S. L.') }))
  const text = textBody(inDays(7).slice(0, 10))
  for (const document of ['privacy', 'cookies', 'notice'] as const) {
    const { legalTextId: id } = await granted(client.POST('/v1/misc/legal-texts', { body: { ...text, document } }))
    await granted(client.PATCH('/v1/misc/legal-texts/{id}', { params: { path: { id } }, body: refusal }))
  }
  const { legalTextId } = await granted(client.POST('/v1/misc/legal-texts', { body: text }))
  const coming = { ...text, document: 'terms', asksAgain: false } as const
  const { legalTextId: comingId } = await granted(client.POST('/v1/misc/legal-texts', { body: coming }))
  const { client: publisher } = await given(app).administrator()
  const ofComing = { params: { path: { id: comingId } }, body: { state: 'active' } } as const
  await granted(publisher.PATCH('/v1/misc/legal-texts/{id}', ofComing))
  const parameter = { name: 'closingDays', value: '14', validFrom: inDays(7).slice(0, 10), basis: 'Acuerdo' } as const
  const periods = { ...parameter, name: 'reflectionDays' } as const
  const ofPeriods = await granted(client.POST('/v1/misc/parameters', { body: periods }))
  const ofRefused = { path: { id: ofPeriods.parameterId } }
  await granted(client.PATCH('/v1/misc/parameters/{id}', { params: ofRefused, body: refusal }))
  const { parameterId } = await granted(client.POST('/v1/misc/parameters', { body: parameter }))
  const { taxFileId } = await granted(client.POST('/v1/tax/tax-files', { body: { form: '193', year: 2025 } }))
  const loans = await loanFigures(client)
  const body = {
    promotionTypeId: PROMOTION_TYPE_IDS.Retail,
    title: 'Sin comisión',
    startsAt: inDays(30),
    endsAt: inDays(33),
    images: [png(), png()],
  }
  const { promotionId } = await granted(client.POST('/v1/promotion/promotions', { body }))
  return {
    ...catalogues,
    'companyAccounts.id': companyAccountId,
    'payees.id': payeeId,
    'withholdingRates.id': withholdingRateId,
    'withholdingAgents.id': withholdingAgentId,
    'declarers.id': declarerId,
    'brands.id': brandId,
    'companyDetails.id': company.companyDetailsId,
    'legalTexts.id': legalTextId,
    'legalTexts.accept.id': comingId,
    'parameters.id': parameterId,
    'taxFiles.id': taxFileId,
    ...loans,
    ...(await registered(app, client)),
    ...(await accessed(client, manager)),
    'promotions.id': promotionId,
  }
}

export const lossResultOf = ({ clock }: TestApp) =>
  ({ amount: '4260.00', referenceDate: calendarDateOf(clock.now()), toolVersion: 1 }) as const

export async function closedAccount(
  app: TestApp,
  { client }: Person,
  { name, hasProof = true }: { readonly name: string; readonly hasProof?: boolean },
): Promise<string> {
  const person = await given(app).person({ name })
  if (hasProof) await granted(person.client.POST('/v1/account/verifications'))
  await client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
  return person.userId
}

export async function doneByJobs(app: TestApp, { client }: Person): Promise<Readonly<Record<string, string>>> {
  const old = { eventHash: crypto.randomUUID(), receivedAt: new Date('2020-01-01T00:00:00Z') }
  await app.kernel.database.insert(verificationEvents).values(old)
  await carryOutRetention(app.kernel)
  const { data } = await granted(client.GET('/v1/misc/retention-records'))
  await closeDays(app.kernel)
  const closes = await granted(client.GET('/v1/bank/daily-closes'))
  return { 'retentionRecords.id': data[0]!.retentionRecordId, 'dailyCloses.id': closes.data[0]!.dailyCloseId }
}
