import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'
import { INSIDER_KINDS } from '@cauce/contract'

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

const entryOf = (index: number, projectId: string) =>
  ({
    kind: INSIDER_KINDS[index % INSIDER_KINDS.length]!,
    tie: index % 2 === 0 ? 'investor' : 'other',
    personName: `Persona ${index}`,
    projectId: index === 3 ? null : projectId,
    nature: 'Invierte en el proyecto',
    measure: 'Lo hace como los demás',
    since: `2026-0${index + 1}-01`,
  }) as const

export async function conflicted({ client }: Pick<Person, 'client'>, projectId: string, index = 0) {
  const { conflictId } = await granted(client.POST('/v1/project/conflicts', { body: entryOf(index, projectId) }))
  return { 'conflicts.id': conflictId, 'conflicts.disclosed.id': projectId }
}

export async function anotherConflict(app: TestApp, staff: Pick<Person, 'client'>, projectId: string, index: number) {
  const id = (await conflicted(staff, projectId, index))['conflicts.id']
  const body = { step: 'end', reason: 'Ha vendido' } as const
  if (index === 4)
    await granted(staff.client.POST('/v1/project/conflicts/{id}/steps', { params: { path: { id } }, body }))
  const statement = "update conflicts set reviewed_on = '2025-01-01' where conflict_id = $1"
  if (index === 1) await app.kernel.database.$client.query(statement, [id])
}
