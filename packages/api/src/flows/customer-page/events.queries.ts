import type { CUSTOMER_EVENTS, EventKind } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import { uuidArray, type Executor } from '../../database/index.ts'
import { findAuditedMoney } from '../../modules/misc/audit/index.ts'
import { doneBy, namedDecisions } from '../../modules/wallet/transactions/index.ts'
import { sourcesOf, type Source } from './event-sources.queries.ts'

const EVENTS_PER_PAGE = 20

export interface EventPage {
  readonly kinds: readonly EventKind[]
  readonly before?: Date | undefined
  readonly beforeId?: string | undefined
}

interface EventRow extends Record<string, unknown> {
  readonly event_id: string
  readonly kind: EventKind
  readonly what: (typeof CUSTOMER_EVENTS)[number]
  readonly at: string
  readonly amount: string | null
  readonly change: string | null
  readonly name: string | null
  readonly state: string | null
  readonly task_title: string | null
  readonly actor_as: 'owner' | 'staff' | 'platform' | null
  readonly actor_name: string | null
  readonly record_id: string
  readonly decision_id: string | null
}

export async function listEvents(executor: Executor, userId: string, page: EventPage) {
  const limit = EVENTS_PER_PAGE + 1
  const parts = sourcesOf(userId, page.kinds)
    .filter(({ kind }) => page.kinds.includes(kind))
    .map((source) => partOf(source, page, limit))
  const { rows } = await executor.execute<EventRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as events order by at desc, event_id desc limit ${limit}`,
  )
  const shown = rows.slice(0, EVENTS_PER_PAGE)
  const doneOf = await findDone(executor, shown)
  const events = shown.map((row) => ({
    eventId: row.event_id,
    kind: row.kind,
    at: new Date(row.at),
    state: row.state,
    taskTitle: row.task_title,
    recordId: row.record_id,
    ...toldBy(row),
    ...doneOf.get(row.event_id),
  }))
  return { events, hasMore: rows.length > EVENTS_PER_PAGE }
}

const toldBy = ({ what, amount, change, name, actor_as: as, actor_name: actor }: EventRow) => ({
  what,
  isFirst: false,
  amount: amount === null ? null : BigInt(amount),
  balanceChange: change === null ? null : BigInt(change),
  name,
  by: as === null ? null : { as, names: actor === null ? [] : [actor] },
})

/** What decisions say, and what staff did with money. */
async function findDone(
  executor: Executor,
  rows: readonly EventRow[],
): Promise<Map<string, Partial<ReturnType<typeof toldBy>>>> {
  const ids = rows.flatMap(({ decision_id: id }) => id ?? [])
  const decisions = ids.length === 0 ? [] : await namedDecisions(executor, sql`select unnest(${uuidArray(ids)})`)
  const decided = new Map(decisions.map((decision) => [decision.decisionId, doneBy(decision)]))
  const audited = await findAuditedMoney(
    executor,
    rows.filter(({ what }) => what === 'staff').map(({ event_id: id }) => id),
  )
  return new Map(
    rows.map((row) => {
      const done = row.decision_id === null ? undefined : decided.get(row.decision_id)
      if (done) return [row.event_id, { what: done.act, by: done.by }]
      const money = audited.get(row.event_id)
      if (!money) return [row.event_id, {}]
      const { act, isFirst, amount, projectName: name } = money
      return [row.event_id, { ...(act && { what: act }), isFirst, amount, name }]
    }),
  )
}

function partOf({ kind, at, id, from, ...source }: Source, { before, beforeId }: EventPage, limit: number): SQL {
  const none = (type: 'bigint' | 'text' | 'uuid') => sql`null::${sql.raw(type)}`
  const until = before?.toISOString()
  const earlier =
    until === undefined
      ? sql``
      : beforeId === undefined
        ? sql` and ${at} < ${until}::timestamptz`
        : sql` and (${at}, ${id}) < (${until}::timestamptz, ${beforeId}::uuid)`
  return sql`(
    select ${id} as event_id, ${kind}::text as kind, (${source.what})::text as what, ${at} as at, ${source.amount ?? none('bigint')} as amount, ${source.change ?? none('bigint')} as change,
      ${source.name ?? none('text')} as name, ${source.state ?? none('text')} as state, ${source.task ?? none('text')} as task_title, ${source.as ?? none('text')} as actor_as, ${source.actor ?? none('text')} as actor_name,
      ${source.record ?? id} as record_id, ${source.decision ?? none('uuid')} as decision_id
    from ${from}${earlier} order by ${at} desc, ${id} desc limit ${limit}
  )`
}
