import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

export const SUSPENDING = {
  irregularity: 'La hipoteca no es la primera.',
  irregularityEn: 'The mortgage is not the first one.',
  steps: 'La promotora prepara la información corregida.',
  stepsEn: 'The promoter is preparing the corrected information.',
} as const

export const CORRECTED = {
  irregularity: 'La tasación era de 2024.',
  correction: 'La tasación es de 2026, por 1.640.000 €.',
} as const

export async function withIrregularity(
  { client }: Person,
  projectId: string,
  texts: typeof SUSPENDING | typeof CORRECTED = SUSPENDING,
): Promise<string> {
  return (await granted(client.POST('/v1/project/irregularities', { body: { projectId, ...texts } }))).irregularityId
}

export async function withIrregularities(app: TestApp, administrator: Person): Promise<void> {
  const projectOf = async () => (await given(app).project()).projectId
  await withIrregularity(administrator, await projectOf(), CORRECTED)
  await withIrregularity(administrator, await projectOf())
  const resumed = await withIrregularity(administrator, await projectOf())
  const params = { path: { id: resumed } }
  const body = { correction: 'Consta la hipoteca anterior.' }
  await granted(administrator.client.PATCH('/v1/project/irregularities/{id}', { params, body }))
  const closed = await projectOf()
  await withIrregularity(administrator, closed)
  const refund = { params: { path: { id: closed } }, body: { reason: 'No se puede corregir' } }
  await granted(administrator.client.POST('/v1/project/projects/{id}/refund', refund))
}
