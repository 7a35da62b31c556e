import type { api } from '@cauce/contract'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { allOf, among, type Executor, listOf, orderOf, rowsOf } from '../../../database/index.ts'
import { incidents } from '../../../database/schema/resilience.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { incidentId, state, dueAt } = incidents

export const incidentRows = rowsOf(incidents, incidentId)

export async function listIncidents(executor: Executor, query: QueryOf<typeof api.incidents.list>) {
  const where = allOf(
    among(incidentId, query),
    query.state && eq(state, query.state),
    query.isDue === undefined ? undefined : query.isDue ? isNotNull(dueAt) : isNull(dueAt),
  )
  const order = orderOf(query, 'noticedAt', incidentId)
  return listOf(
    executor,
    executor.select().from(incidents).$dynamic(),
    { id: incidentId, where, order, search: ['title', 'description', 'services', 'cause'] },
    query,
  )
}
