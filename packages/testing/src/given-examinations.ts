import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

const PATH = '/v1/account/examination-accesses'

/** Granted by another one. */
export async function examiner(app: TestApp, { client }: Person) {
  const colleague = await given(app).administrator()
  const { accessId } = await granted(client.POST(PATH, { body: { reason: 'Revisión del trimestre' } }))
  const params = { path: { id: accessId } }
  await granted(colleague.client.POST(`${PATH}/{id}/steps`, { params, body: { action: 'grant' } }))
  return { accessId, colleague }
}

export async function examined(app: TestApp, people: Readonly<Record<'customer' | 'administrator', Person>>) {
  const { customer, administrator } = people
  await examiner(app, administrator)
  const body = { userId: customer.userId, reason: 'Tres ingresos seguidos de terceros' }
  const { examinationId } = await granted(administrator.client.POST('/v1/account/examinations', { body }))
  return { 'examinations.id': examinationId }
}

export async function asked(app: TestApp, administrator: Person) {
  const { colleague } = await examiner(app, administrator)
  const { accessId } = await granted(colleague.client.POST(PATH, { body: { reason: 'Concluir lo pendiente' } }))
  return { 'examinationAccesses.id': accessId }
}
