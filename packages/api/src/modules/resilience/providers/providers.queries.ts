import { DUTY_REVIEW_MONTHS, type api, type DutyRecordKind } from '@cauce/contract'
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { allOf, type Executor, listOf, rowsOf } from '../../../database/index.ts'
import { dutyRecords, providers } from '../../../database/schema/resilience.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const providerRows = rowsOf(providers, providers.providerId)

/** Columns are qualified, because Drizzle omits the table in single-table selects. */
const latest = (kind: DutyRecordKind): SQL<string | null> => sql`(
  select (max(r.done_at) at time zone 'Europe/Madrid')::date::text from ${dutyRecords} r
  where r.provider_id = ${providers}.provider_id and r.kind = ${kind})`

export const providerReviewDueOn = (today: string) => sql<string | null>`case
  when ${providers}.ends_on < ${today}::date then null
  else (coalesce(${latest('providerReview')}::date, (${providers}.created_at at time zone 'Europe/Madrid')::date)
    + make_interval(months => ${DUTY_REVIEW_MONTHS}::integer))::date::text end`

export async function listProviders(executor: Executor, query: QueryOf<typeof api.providers.list>, today: string) {
  const where = allOf(query.isCritical === undefined ? undefined : eq(providers.isCritical, query.isCritical))
  const rows = executor
    .select({
      ...getTableColumns(providers),
      exitPlannedOn: latest('exitPlan'),
      reviewedOn: latest('providerReview'),
      reviewDueOn: providerReviewDueOn(today),
    })
    .from(providers)
  const search = ['name', 'lei', 'taxNumber', 'service', 'functionSupported'] as const
  return listOf(executor, rows, { id: providers.providerId, where, order: ['name', 'asc'], search }, query)
}
