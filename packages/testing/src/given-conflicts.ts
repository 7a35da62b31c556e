import { INSIDER_KINDS } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

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
