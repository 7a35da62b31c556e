import { inTransaction } from '@cauce/api/database'
import { projectTypeRows } from '@cauce/api/modules/project/project-types'
import { openProject } from '@cauce/api/modules/project/projects'
import { keepBytes, storeFile } from '@cauce/api/platform/files'
import { storePicture } from '@cauce/api/platform/pictures'
import { payees } from '@cauce/api/schema/payees'
import type { NewProject } from '@cauce/api/schema/project'
import { calendarDateOf, parseAmount } from '@cauce/contract'
import { v7 } from 'uuid'
import { pdfBytes, pngBytes, pdf, png } from './sample-files.ts'
import type { TestApp } from './test-app.ts'
import type { Person } from './given.ts'
import { granted } from './granted.ts'

/** Amounts are decimal strings. */
export type GivenProject = Partial<Omit<NewProject, 'financingAmount' | 'minimumInvestment' | 'maximumInvestment'>> & {
  readonly financingAmount?: string
  readonly minimumInvestment?: string
  readonly maximumInvestment?: string
}

export interface ProjectReference {
  readonly projectId: string
  readonly projectPhaseId: string
}

const PROMOTER = { promoterName: 'Levante, S. L.', promoterTaxNumber: 'B98765431' }

type Someone = () => Promise<{ readonly userId: string }>

export async function insertGivenProject(
  app: TestApp,
  given: GivenProject,
  someone: Someone,
): Promise<ProjectReference> {
  const {
    financingAmount = '10000.00',
    minimumInvestment = '100.00',
    maximumInvestment,
    phase = 'Investment',
    ...overrides
  } = given
  const now = app.clock.now()
  const [projectId, projectPhaseId] = [v7(), v7()]
  const projectTypeId = overrides.projectTypeId ?? (await insertGivenProjectType(app))
  await inTransaction(app.kernel.database, async (tx) => {
    await openProject(tx, {
      projectId,
      projectPhaseId,
      projectTypeId,
      phase,
      name: 'Ribera del Turia',
      direction: 'Calle de la Barraca 118',
      locality: 'València',
      country: 'ES',
      url: `ribera-${projectId}`,
      dateStart: '2026-11-01',
      dateEnd: '2026-12-31',
      projectDuration: 18,
      targetProfitability: 1088,
      showInvestorNumber: true,
      withdrawMoneyFinanced: false,
      cancellationFee: 250,
      managerFee: 400,
      deliveryFeePeriod: 'quarterly',
      riskCategory: 'B',
      private: false,
      ...PROMOTER,
      raisedElsewhere: 0n,
      raisedElsewhereOn: calendarDateOf(now),
      financingAmount: parseAmount(financingAmount),
      minimumInvestment: parseAmount(minimumInvestment),
      maximumInvestment: maximumInvestment ? parseAmount(maximumInvestment) : null,
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
  })
  if (given.destinationBankAccount) await insertPayee(app, projectId, { ...PROMOTER, ...given }, someone)
  return { projectId, projectPhaseId }
}

type Promoted = Pick<NewProject, 'destinationBankAccount' | 'promoterName' | 'promoterTaxNumber'>

async function insertPayee(app: TestApp, projectId: string, project: Promoted, someone: Someone): Promise<void> {
  const [{ userId: proposedBy }, { userId: approvedBy }] = [await someone(), await someone()]
  const { destinationBankAccount: iban, promoterName: beneficiary, promoterTaxNumber: taxNumber } = project
  const now = app.clock.now()
  const file = { part: 'document', name: 'certificado.pdf', kind: 'pdf', bytes: pdfBytes() } as const
  const upload = await keepBytes(app.kernel, file)
  await inTransaction(app.kernel.database, async (tx) => {
    const { fileId: documentId } = await storeFile(tx, upload, { uploadedBy: proposedBy })
    const decided = { state: 'active', proposedBy, approvedBy, decidedBy: approvedBy, decidedAt: now } as const
    const payee = { payeeId: v7(), kind: 'project', projectId, iban: iban!, beneficiary, taxNumber } as const
    await tx.insert(payees).values({ ...payee, documentId, ...decided, createdAt: now, updatedAt: now })
  })
}

export async function insertGivenProjectType(app: TestApp, name?: string): Promise<string> {
  const [projectTypeId, now] = [v7(), app.clock.now()]
  const upload = await keepBytes(app.kernel, { part: 'image', name: 'tipo.png', kind: 'png', bytes: pngBytes() })
  await inTransaction(app.kernel.database, async (tx) => {
    const { pictureId } = await storePicture(tx, upload, { uploadedBy: null })
    await projectTypeRows.insert(tx, {
      projectTypeId,
      name: name ?? `Tipo ${projectTypeId}`,
      description: 'Un tipo de proyecto',
      imageId: pictureId,
      createdAt: now,
      updatedAt: now,
    })
  })
  return projectTypeId
}

/** Text, picture and visible document. */
export async function givenContent({ client }: Pick<Person, 'client'>, projectId: string): Promise<void> {
  const kind = { name: `Folleto ${projectId}`, description: 'Información' }
  const { documentTypeId } = await granted(client.POST('/v1/misc/document-types', { body: kind }))
  const text = { projectId, title: 'El proyecto', description: 'Doce viviendas' }
  await granted(client.POST('/v1/project/project-descriptions', { body: text }))
  const picture = { projectId, description: 'La fachada', file: png() }
  await granted(client.POST('/v1/project/project-media-files', { body: picture }))
  const paper = { projectId, documentTypeId, description: 'Folleto', visible: true, file: pdf() }
  await granted(client.POST('/v1/project/project-documents', { body: paper }))
}

/** As its investor places it on the site. */
export const placeOrder = (
  { client, userId }: Pick<Person, 'client' | 'userId'>,
  project: ProjectReference,
  amount: string,
) =>
  client.POST('/v1/project/orders', {
    body: { ...project, amount, orderType: 'invest', userId, acceptsTerms: true },
  })
