import { createHash, randomBytes } from 'node:crypto'
import {
  addDays,
  answersWithoutGap,
  api,
  type Api,
  calendarDateOf,
  KNOWLEDGE_VERSION,
  parseAmount,
  PHASE_IDS,
} from '@cauce/contract'
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test'
import type { z } from 'zod'
import { call } from './api.ts'
import { pdfFile, pngFile } from './files.ts'
import { fullNameOf, newPerson, type Person } from './person.ts'

type Output<E extends { output: z.ZodType }> = z.input<E['output']>
export type User = Output<Api['users']['create']>
export type Project = Output<Api['projects']['read']>

export interface Member {
  readonly person: Person
  readonly user: User
  readonly request: APIRequestContext
}

export const NOBODY = { cookies: [], origins: [] }

/** From the demonstration's mails. */
export async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const find = async () => {
    const { data } = await call(request, api.demonstration.listMails, { query: { to } })
    const words = data.flatMap(({ text }) => text.split(/\s+/))
    return words.find((word) => word.includes(`${path}?token=`))
  }
  await expect.poll(find).toBeDefined()
  return (await find())!
}

export async function complaintPageOf(request: APIRequestContext, to: string): Promise<string> {
  const { pathname, search } = new URL(await mailedLink(request, to, '/complaints/follow'))
  return pathname + search
}

export const confirmationLink = (request: APIRequestContext, { email }: Person): Promise<string> =>
  mailedLink(request, email, '/auth/confirm')

export async function registered(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  person: Person,
  companyName?: string,
): Promise<Member> {
  // Each person has separate cookies.
  const request = await playwright.request.newContext({ baseURL, storageState: NOBODY })
  const { email, password } = person
  const user = await call(request, api.users.create, { body: bodyOf(person, companyName) })
  const token = new URL(await confirmationLink(request, person)).searchParams.get('token')!
  await call(request, api.sessions.confirmEmail, { body: { token } })
  await call(request, api.sessions.login, { body: { email, password } })
  const { totpId, secret } = await call(request, api.totps.create)
  person.authenticator.read(secret)
  await call(request, api.totps.confirm, { params: { totpId }, body: { code: person.authenticator.nextCode() } })
  await call(request, api.totps.keepRecoveryCodes)
  return { person, user, request }
}

/** Verified in the sandbox. */
export async function verified(member: Member): Promise<Member> {
  const { verificationId } = await call(member.request, api.verifications.start)
  await call(member.request, api.verifications.play, { params: { id: verificationId }, body: { outcome: 'Approved' } })
  return member
}

export async function tested(member: Member): Promise<Member> {
  const body = { version: KNOWLEDGE_VERSION, answers: answersWithoutGap() } as const
  await call(member.request, api.knowledge.answer, { body })
  return member
}

/** A person: a company names its owners too. */
export async function declared(member: Member): Promise<Member> {
  await call(member.request, api.customerDeclarations.declare, {
    body: { activity: 'Maestra', purpose: 'savings', origins: ['salary'], exposure: 'none', owners: [] },
  })
  return member
}

/** Two administrators: the sums of a week may need both. */
export async function funded(member: Member, [staff, second]: TwoStaff, amount: string): Promise<Member> {
  const { person, request } = member
  const certificate = pdfFile('certificado.pdf', 'Certificado de titularidad')
  const account = await call(request, api.bankAccounts.create, {
    body: { alias: 'Nómina', account: person.iban },
    files: { document: certificate },
  })
  const { bankAccountId } = account
  const seen = createHash('sha256').update(certificate.buffer).digest('hex')
  await call(staff, api.bankAccounts.edit, { params: { id: bankAccountId }, body: { state: 'valid', seen } })
  if (parseAmount(amount) === 0n) return member
  const income = await call(request, api.transactions.create, { body: { type: 'income', amount, bankAccountId } })
  const params = { id: income.transactionId }
  const { status } = await call(staff, api.transactions.decide, {
    params,
    body: { status: 'completed' },
    files: { file: pdfFile('justificante.pdf', 'Transferencia recibida') },
  })
  if (status === 'pending') await call(second, api.transactions.decide, { params, body: { status: 'completed' } })
  return member
}

type TwoStaff = readonly [APIRequestContext, APIRequestContext]

/** The certificate of the account is proposed by one administrator and approved by another. */
export async function approveAccount([staff, second]: TwoStaff, project: Project): Promise<void> {
  const { projectId, promoterName: beneficiary, destinationBankAccount: iban } = project
  const document = pdfFile('titularidad.pdf', 'Certificado de titularidad')
  const { payeeId } = await call(staff, api.payees.create, {
    body: { kind: 'project', projectId, beneficiary, iban: iban! },
    files: { document },
  })
  const seen = createHash('sha256').update(document.buffer).digest('hex')
  await call(second, api.payees.decide, { params: { id: payeeId }, body: { state: 'active', seen } })
}

export async function openProject(both: TwoStaff, terms: Partial<ProjectTerms> = {}): Promise<Project> {
  const [staff] = both
  const project = await draftProject(staff, terms)
  await approveAccount(both, project)
  for (const phaseId of [PHASE_IDS.Next_Opening, PHASE_IDS.Investment])
    await call(staff, api.projects.edit, { params: { id: project.projectId }, body: { phaseId } })
  return call(staff, api.projects.read, { params: { id: project.projectId } })
}

export async function announcedProject(both: TwoStaff): Promise<Project> {
  const [staff] = both
  const project = await draftProject(staff)
  await approveAccount(both, project)
  const { projectId } = project
  return call(staff, api.projects.edit, { params: { id: projectId }, body: { phaseId: PHASE_IDS.Next_Opening } })
}

export function financingDays() {
  const today = calendarDateOf(new Date())
  return { dateStart: addDays(today, -20), dateEnd: addDays(today, 220) }
}

type ProjectTerms = z.input<Api['projects']['create']['body']>

export async function draftProject(staff: APIRequestContext, terms: Partial<ProjectTerms> = {}): Promise<Project> {
  const types = await call(staff, api.projectTypes.list)
  const mark = randomBytes(4).toString('hex')
  const project = await call(staff, api.projects.create, {
    body: {
      name: `Molino de la Vega ${mark}`,
      direction: 'Camino del Molino 4',
      locality: 'Aranjuez',
      country: 'ES',
      projectTypeId: types.data[0]!.projectTypeId,
      url: `molino-de-la-vega-${mark}`,
      ...financingDays(),
      financingAmount: '250000.00',
      projectDuration: 18,
      targetProfitability: 10.5,
      minimumInvestment: '100.00',
      cancellationFee: 2.5,
      managerFee: 10,
      deliveryFeePeriod: 'quarterly',
      riskCategory: 'B',
      destinationBankAccount: 'ES9121000418450200051332',
      promoterName: 'Molinos del Tajo, S. L.',
      // Of its own: the offers of one promoter have a maximum.
      promoterTaxNumber: newPerson('es').documentNumber,
      raisedElsewhere: '0.00',
      raisedElsewhereOn: calendarDateOf(new Date()),
      ...terms,
    },
  })
  const { projectId } = project
  await addContent(staff, projectId)
  return project
}

async function addContent(staff: APIRequestContext, projectId: string): Promise<void> {
  const documentTypes = await call(staff, api.documentTypes.list)
  const documentTypeId =
    documentTypes.data[0]?.documentTypeId ??
    (
      await call(staff, api.documentTypes.create, {
        body: { name: 'Tasación', description: 'Valoración del inmueble' },
      })
    ).documentTypeId
  await call(staff, api.projectDescriptions.create, {
    body: { projectId, title: 'El proyecto', description: 'Rehabilitación de un molino en seis viviendas.' },
  })
  await call(staff, api.projectMediaFiles.create, {
    body: { projectId, description: 'El molino visto desde el camino' },
    files: { file: pngFile('molino.png') },
  })
  await call(staff, api.projectDocuments.create, {
    body: { projectId, documentTypeId, description: 'Tasación del molino', visible: true },
    files: { file: pdfFile('tasacion.pdf', 'Tasacion') },
  })
}

const bodyOf = (person: Person, companyName: string | undefined) =>
  companyName === undefined
    ? ({ ...registrationOf(person), kind: 'individual' } as const)
    : ({
        ...registrationOf(person),
        kind: 'company',
        companyName,
        legalRepresentativeName: fullNameOf(person),
      } as const)

function registrationOf(person: Person) {
  const { name, surname, email, password, phone, birthdayAt, documentNumber, language } = person
  return {
    name,
    surname,
    email,
    repeatEmail: email,
    password,
    repeatPassword: password,
    phone,
    birthdayAt,
    gender: null,
    nationality: 'ES',
    identificationDocumentType: 'ID_CARD' as const,
    identificationDocumentNumber: documentNumber,
    language,
    acceptsTerms: true as const,
    acknowledgesPrivacy: true as const,
  }
}

/** With Portuguese, and a picture of the home page. */
export async function proposedBrand(staff: APIRequestContext): Promise<string> {
  const texts = { headline: '', headlineEn: '', lead: '', leadEn: '', footer: '', footerEn: '' }
  const look = { name: 'Ribera Norte', color: '#7a1fa2', mark: '', headings: 'besley' } as const
  const { brandId } = await call(staff, api.brands.create, {
    body: { ...texts, ...look, furtherLanguages: ['pt'], pictureDescription: 'Un canal' },
    files: { picture: pngFile('canal.png') },
  })
  return brandId
}

export async function proposedText(staff: APIRequestContext): Promise<string> {
  const words = { title: 'Política de cookies', titleEn: 'Cookie policy' }
  const about = { description: 'Qué cookies usamos', descriptionEn: 'Which cookies we use' }
  const section = { heading: 'Sesión', headingEn: 'Session', text: 'Una sola.', textEn: 'Just one.' }
  const validFrom = addDays(calendarDateOf(new Date()), 30)
  const { legalTextId } = await call(staff, api.legalTexts.create, {
    body: {
      ...{ document: 'cookies', ...words, ...about, sections: [section] },
      ...{ validFrom, asksAgain: false, basis: 'Revisión anual' },
    },
  })
  return legalTextId
}
