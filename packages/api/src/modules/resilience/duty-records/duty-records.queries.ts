import type { api } from '@cauce/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { type Executor, listOf, rowsOf, sameAs } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'
import { dutyRecords, incidents, providers } from '../../../database/schema/resilience.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { dutyRecordId, kind, incidentId, providerId, doneAt, dueAt } = dutyRecords

export const dutyRecordRows = rowsOf(dutyRecords, dutyRecordId)

const fields = {
  ...getTableColumns(dutyRecords),
  subject: sql<string | null>`coalesce(${incidents.title}, ${providers.name})`,
  isLate: sql<boolean>`coalesce(${doneAt} > ${dueAt}, false)`,
  recordedByName: userName(),
  file: files,
}

export async function listDutyRecords(executor: Executor, query: QueryOf<typeof api.dutyRecords.list>) {
  const where = sameAs({ kind, incidentId, providerId }, query)
  const rows = executor
    .select(fields)
    .from(dutyRecords)
    .innerJoin(files, eq(files.fileId, dutyRecords.fileId))
    .innerJoin(users, eq(users.userId, dutyRecords.recordedBy))
    .leftJoin(incidents, eq(incidents.incidentId, incidentId))
    .leftJoin(providers, eq(providers.providerId, providerId))
  return listOf(executor, rows, { id: dutyRecordId, where, order: 'doneAt', search: ['reference', 'notes'] }, query)
}
