import type { api } from '@cauce/contract'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { allOf, type Executor, listOf, rowsOf } from '../../../database/index.ts'
import { incidents } from '../../../database/schema/resilience.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { incidentId, state, dueAt } = incidents

export const incidentRows = rowsOf(incidents, incidentId)

export async function listIncidents(executor: Executor, query: QueryOf<typeof api.incidents.list>) {
  const where = allOf(
    query.state && eq(state, query.state),
    query.isDue === undefined ? undefined : query.isDue ? isNotNull(dueAt) : isNull(dueAt),
  )
  return listOf(
    executor,
    executor.select().from(incidents),
    { id: incidentId, where, order: 'noticedAt', search: ['title', 'description', 'services', 'cause'] },
    query,
  )
}
