import { inTransaction } from '@cauce/api/database'
import { projectTypeRows } from '@cauce/api/modules/project/project-types'
import { openProject } from '@cauce/api/modules/project/projects'
import { keepBytes } from '@cauce/api/platform/files'
import { storePicture } from '@cauce/api/platform/pictures'
import type { NewProject } from '@cauce/api/schema/project'
import { parseAmount } from '@cauce/contract'
import { v7 } from 'uuid'
import { pngBytes } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

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

/** In Investment by default. */
export async function insertGivenProject(app: TestApp, given: GivenProject = {}): Promise<ProjectReference> {
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
      promoterName: 'Levante, S. L.',
      promoterTaxNumber: 'B98765431',
      financingAmount: parseAmount(financingAmount),
      minimumInvestment: parseAmount(minimumInvestment),
      maximumInvestment: maximumInvestment ? parseAmount(maximumInvestment) : null,
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
  })
  return { projectId, projectPhaseId }
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
