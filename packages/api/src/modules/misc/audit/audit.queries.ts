import type { api, AuditRecord, AuditedMoney, MovementAct } from '@cauce/contract'
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  allOf,
  type Executor,
  listOf,
  only,
  tallyOf,
  uuidArray,
  betweenDates,
  sameAs,
} from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { userTasks } from '../../../database/schema/customer-work.ts'
import { informationSheets } from '../../../database/schema/information-sheets.ts'
import { irregularities } from '../../../database/schema/irregularities.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { auditRecords, projectOfRecord } from '../../../database/schema/platform.ts'
import {
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timelineEvents,
  projects,
} from '../../../database/schema/project.ts'
import { bankMovements, paymentBatches, payments } from '../../../database/schema/bank.ts'
import { moneyDecisions } from '../../../database/schema/decisions.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import { ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { doneBy, namedDecisions } from '../../wallet/transactions/index.ts'

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
  taskTitle: userTasks.title,
  timelineEvent: {
    projectId: timelineEvents.projectId,
    title: timelineEvents.title,
    titleEn: timelineEvents.titleEn,
  },
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

/** Includes deleted records. */
function isAboutProject(projectId: string): SQL {
  const present = content.map(({ rows, id, of }) => sql`select ${id} from ${rows} where ${of} = ${projectId}`)
  const about = sql`${recordId} in (
    select ${projectId}::uuid union all ${sql.join(present, sql` union all `)}
    union all select ${earlier.recordId} from ${auditRecords} ${sql.identifier('earlier')} where ${projectOfRecord(earlier)} = ${projectId})`
  return and(inArray(noun, ['projects', ...CONTENT]), about)!
}

export async function listAuditRecords(executor: Executor, query: QueryOf<typeof api.audit.list>) {
  const rows = executor
    .select(fields)
    .from(auditRecords)
    .leftJoin(actors, eq(actors.userId, actorId))
    .leftJoin(customers, eq(customers.userId, userId))
    .leftJoin(userTasks, and(eq(noun, 'userTasks'), eq(userTasks.userTaskId, recordId)))
    .leftJoin(timelineEvents, and(eq(noun, 'timeline'), eq(timelineEvents.timelineEventId, recordId)))
  const where = allOf(
    sameAs({ noun, recordId, userId, actorId, operation }, query),
    query.projectId && isAboutProject(query.projectId),
    ...betweenDates(createdAt, query.fromDate, query.toDate),
  )
  const kinds = [only(query.noun), only(query.operation)]
  const tally = tallyOf({ counted: 'audit_records', instant: createdAt, kinds }, query, ['noun', 'operation'])
  return listOf(
    executor,
    rows,
    { id: auditRecordId, where, order: 'createdAt', tally, search: ['reason', 'actorName', 'userName'] },
    query,
  )
}

interface Row extends Record<string, unknown> {
  readonly audit_record_id: string
  readonly operation: string
  readonly decision_id: string | null
  readonly is_movement: boolean
  readonly amount: string
  readonly project_id: string | null
  readonly project_name: string | null
}

type Told = Omit<AuditedMoney, 'amount' | 'names'> & { readonly amount: bigint; readonly names: string[] }

export async function findAuditedMoney(
  executor: Executor,
  auditRecordIds: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  const { rows } = await executor.execute<Row>(sql`
    select a.audit_record_id, a.operation, told.decision_id, t.transaction_id is not null as is_movement,
      coalesce(t.amount, abs(m.amount), p.amount, b.total, d.amount, h.amount)::bigint as amount, ${projects.projectId} as project_id, ${projects.name} as project_name
    from ${auditRecords} a
    left join ${transactions} t on a.noun = 'transactions' and t.transaction_id = a.record_id
    left join ${bankMovements} m on a.noun = 'matching' and m.movement_id = a.record_id
    left join ${payments} p on a.noun = 'payments' and p.payment_id = a.record_id
    left join ${paymentBatches} b on a.noun = 'paymentBatches' and b.batch_id = a.record_id
    left join ${distributions} d on a.noun = 'distributions' and d.distribution_id = a.record_id
    left join ${taxHandovers} h on a.noun = 'withholdings' and h.handover_id = a.record_id
    left join ${projects} on ${projects.projectId} = coalesce(t.project_id, d.project_id, h.project_id)
    left join lateral (
      select decision_id from ${moneyDecisions} made where made.made_in = a.made_in and decision_id in (
        select decision_id from ${ledgerTransfers} where transaction_id = t.transaction_id
        union all select decision_id from ${ledgerTransfers} where movement_id = m.movement_id
        union all select decision_id from ${ledgerTransfers} where payment_id = p.payment_id
        union all select decision_id from ${moneyDecisions} first where first.record_id = a.record_id and first.four_eyes
        union all select decision_id from ${moneyDecisions} of_line where of_line.decided_as = 'staff' and of_line.subject_id = t.user_id and of_line.verdict = 'first'
        union all select decision_id from ${moneyDecisions} of_batch where b.batch_id is not null and of_batch.decided_as = 'staff' and of_batch.decided_by = a.actor_id
          and of_batch.created_at between a.created_at - interval '1 minute' and a.created_at + interval '1 minute'
        union all select decision_id from ${moneyDecisions} of_payment join ${payments} paid on paid.payment_id = of_payment.record_id
          where paid.batch_id = b.batch_id and of_payment.kind in ('make_batch', 'release_batch', 'hand_over_batch'))
      order by made.created_at, decision_id limit 1) told on true
    where a.audit_record_id = any (${uuidArray([...auditRecordIds])}) and a.noun in ('transactions', 'matching', 'payments', 'paymentBatches', 'distributions', 'withholdings')
      and coalesce(t.amount, m.amount, p.amount, b.total, d.amount, h.amount) is not null`)
  const ids = rows.flatMap(({ decision_id: id }) => id ?? [])
  const decisions = ids.length === 0 ? [] : await namedDecisions(executor, sql`select unnest(${uuidArray(ids)})`)
  const doneOf = new Map(decisions.map((decision) => [decision.decisionId, doneBy(decision)]))
  return new Map(
    rows.map((row) => {
      const done = row.decision_id === null ? undefined : doneOf.get(row.decision_id)
      const names = done?.by.names ?? []
      return [
        row.audit_record_id,
        {
          act: done?.act ?? undecidedActOf(row),
          isFirst: done?.isFirst ?? false,
          amount: BigInt(row.amount),
          projectId: row.project_id,
          projectName: row.project_name,
          names: names.length > 1 ? names : [],
        },
      ]
    }),
  )
}

/** Asking for an income and rejecting it move no money. */
const undecidedActOf = ({ is_movement: isMovement, operation }: Row): MovementAct | null => {
  if (!isMovement) return null
  if (operation === 'transactions.create') return 'ask_deposit'
  return operation === 'transactions.decide' ? 'reject_deposit' : null
}
