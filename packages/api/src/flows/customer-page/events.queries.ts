import type { CUSTOMER_EVENTS, EventKind } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { sourcesOf, type Source } from './event-sources.queries.ts'

export interface EventPage {
  readonly kinds: readonly EventKind[]
  readonly take: number
  readonly before?: Date | undefined
  readonly beforeId?: string | undefined
}

interface EventRow extends Record<string, unknown> {
  readonly event_id: string
  readonly kind: EventKind
  readonly what: (typeof CUSTOMER_EVENTS)[number]
  readonly at: string
  readonly amount: string | null
  readonly name: string | null
  readonly state: string | null
  readonly actor_name: string | null
  readonly record_id: string
}

export async function listEvents(executor: Executor, userId: string, page: EventPage) {
  const limit = page.take + 1
  const parts = sourcesOf(userId)
    .filter(({ kind }) => page.kinds.includes(kind))
    .map((source) => partOf(source, page, limit))
  const { rows } = await executor.execute<EventRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as events order by at desc, event_id desc limit ${limit}`,
  )
  const events = rows.slice(0, page.take).map((row) => ({
    eventId: row.event_id,
    kind: row.kind,
    what: row.what,
    at: new Date(row.at),
    amount: row.amount === null ? null : BigInt(row.amount),
    name: row.name,
    state: row.state,
    actorName: row.actor_name,
    recordId: row.record_id,
  }))
  return { events, hasMore: rows.length > page.take }
}

function partOf({ kind, at, id, from, ...source }: Source, { before, beforeId }: EventPage, limit: number): SQL {
  const none = (type: 'bigint' | 'text') => sql`null::${sql.raw(type)}`
  const until = before?.toISOString()
  const earlier =
    until === undefined
      ? sql``
      : beforeId === undefined
        ? sql` and ${at} < ${until}::timestamptz`
        : sql` and (${at}, ${id}) < (${until}::timestamptz, ${beforeId}::uuid)`
  return sql`(
    select ${id} as event_id, ${kind}::text as kind, (${source.what})::text as what, ${at} as at, ${source.amount ?? none('bigint')} as amount,
      ${source.name ?? none('text')} as name, ${source.state ?? none('text')} as state, ${source.actor ?? none('text')} as actor_name,
      ${source.record ?? id} as record_id
    from ${from}${earlier} order by ${at} desc, ${id} desc limit ${limit}
  )`
}
