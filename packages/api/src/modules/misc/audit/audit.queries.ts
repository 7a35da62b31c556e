import type { AuditRecord, auditFilters } from '@cauce/contract'
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  among,
  allOf,
  betweenDates,
  type Executor,
  type ListInput,
  listOf,
  only,
  orderOf,
  tallyOf,
} from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { informationSheets } from '../../../database/schema/information-sheets.ts'
import { irregularities } from '../../../database/schema/irregularities.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { auditRecords, projectOfRecord } from '../../../database/schema/platform.ts'
import {
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timelineEvents,
} from '../../../database/schema/project.ts'

type Filters = { readonly [Name in keyof typeof auditFilters]?: z.output<(typeof auditFilters)[Name]> }
type Values = z.output<typeof AuditRecord>['before']

const actors = alias(users, 'actors')
const customers = alias(users, 'customers')
const earlier = alias(auditRecords, 'earlier')
const { requestId: _requestId, madeIn: _madeIn, ...recorded } = getTableColumns(auditRecords)
const { auditRecordId, actorId, actorRole, operation, noun, recordId, userId, before, after, createdAt } = recorded

const fields = {
  ...recorded,
  actorName: sql<string>`coalesce(${userName(actors)}, '—')`,
  actorRole: sql<z.output<typeof AuditRecord>['actorRole']>`${actorRole}`,
  userName: optionalUserName(customers),
  before: sql<Values>`${before}`,
  after: sql<Values>`${after}`,
}

/** Records of projects: created and deleted ones name their project, present ones by table. */
const CONTENT = [
  'projectDescriptions',
  'projectMediaFiles',
  'projectDocuments',
  'timeline',
  'distributions',
  'loanDefaults',
  'sheetDrafts',
  'informationSheets',
  'irregularities',
]
const content = [
  { rows: projectDescriptions, id: projectDescriptions.projectDescriptionId, of: projectDescriptions.projectId },
  { rows: projectMediaFiles, id: projectMediaFiles.projectMediaFileId, of: projectMediaFiles.projectId },
  { rows: projectDocuments, id: projectDocuments.projectDocumentId, of: projectDocuments.projectId },
  { rows: timelineEvents, id: timelineEvents.timelineEventId, of: timelineEvents.projectId },
  { rows: distributions, id: distributions.distributionId, of: distributions.projectId },
  { rows: informationSheets, id: informationSheets.informationSheetId, of: informationSheets.projectId },
  { rows: loanDefaults, id: loanDefaults.loanDefaultId, of: loanDefaults.projectId },
  { rows: irregularities, id: irregularities.irregularityId, of: irregularities.projectId },
]

/**
 * Includes deleted records. #d9944
 */
function isAboutProject(projectId: string): SQL {
  const present = content.map(({ rows, id, of }) => sql`select ${id} from ${rows} where ${of} = ${projectId}`)
  const about = sql`${recordId} in (
    select ${projectId}::uuid union all ${sql.join(present, sql` union all `)}
    union all select ${earlier.recordId} from ${auditRecords} ${sql.identifier('earlier')} where ${projectOfRecord(earlier)} = ${projectId})`
  return and(inArray(noun, ['projects', ...CONTENT]), about)!
}

export async function listAuditRecords(executor: Executor, filters: Filters, input: ListInput) {
  const rows = executor
    .select(fields)
    .from(auditRecords)
    .leftJoin(actors, eq(actors.userId, actorId))
    .leftJoin(customers, eq(customers.userId, userId))
    .$dynamic()
  const where = allOf(
    among(auditRecordId, input),
    filters.noun && eq(noun, filters.noun),
    filters.recordId && eq(recordId, filters.recordId),
    filters.userId && eq(userId, filters.userId),
    filters.projectId && isAboutProject(filters.projectId),
    filters.actorId && eq(actorId, filters.actorId),
    filters.operation && eq(operation, filters.operation),
    ...betweenDates(createdAt, filters.fromDate, filters.toDate),
  )
  const kinds = [only(filters.noun), only(filters.operation)]
  const tally = tallyOf({ counted: 'audit_records', instant: createdAt, kinds }, filters, ['noun', 'operation'])
  const order = orderOf(input, 'createdAt', auditRecordId)
  return listOf(
    executor,
    rows,
    { id: auditRecordId, where, order, tally, search: ['operation', 'reason', 'actorName', 'userName'] },
    input,
  )
}
