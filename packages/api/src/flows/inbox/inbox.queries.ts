import { DEFAULT_TAKE, LATE_AFTER_HOURS, type api, type InboxKind } from '@cauce/contract'
import { eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { allOf, idsNamed, textArray, type Database, type Executor } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { bankMovements, payments } from '../../database/schema/bank.ts'
import { claims } from '../../database/schema/misc.ts'
import { tickets } from '../../database/schema/support.ts'
import type { Call } from '../../http/bind.ts'
import { isUnreadBy, listedTo } from '../../modules/support/tickets/index.ts'
import { dutiesOf } from './duties.queries.ts'
import { moneyDecisionsOf } from './money.queries.ts'
import { peopleDecisionsOf } from './people.queries.ts'
import type { InboxReader, Narrowing, Rows } from './waiting.queries.ts'

export type InboxQuery = Call<typeof api.inbox.list>['query']

/** As JSON has it: cents are text, because they may be larger than its numbers. */
interface StoredItem {
  readonly id: string
  readonly kind: InboxKind
  readonly noun: string
  readonly recordId: string
  readonly name: string | null
  readonly userId: string | null
  readonly title: string | null
  readonly text: string | null
  readonly code: string | null
  readonly iban: string | null
  readonly number: number | null
  readonly count: number | null
  readonly percentage: number | null
  readonly day: string | null
  readonly cents: string | null
  readonly since: string
  readonly dueOn: string | null
  readonly firstBy: string | null
  readonly firstByName: string | null
  readonly firstAt: string | null
  readonly firstLasts: boolean
  readonly needsMyApproval: boolean
  readonly hasProof: boolean
  readonly claimedBy: string | null
  readonly claimedByName: string | null
  readonly claimedAt: string | null
}

/** Of a kind: what waits, and what of it is asked for. Sums in cents. */
interface Counted {
  readonly kind: InboxKind
  readonly waiting: number
  readonly total: number
  readonly toApprove: number
  readonly late: number
  readonly amount: string
}

interface Stored {
  readonly waiting: readonly Counted[]
  readonly counted: readonly Counted[]
  readonly unread: number
  readonly queued: number
  readonly administrators: number
  readonly items: readonly StoredItem[]
}

const ORDERS = {
  since: (side: SQL) => sql`since ${side}, id ${side}`,
  dueOn: (side: SQL) => sql`"dueOn" ${side}, since ${side}, id ${side}`,
  id: (side: SQL) => sql`id ${side}`,
}

export async function readInbox(database: Database, reader: InboxReader, query: InboxQuery): Promise<Stored> {
  const kinds = [...moneyDecisionsOf(reader), ...peopleDecisionsOf(reader), ...dutiesOf(reader)].filter(({ kind }) =>
    reader.kinds.has(kind),
  )
  const asked = kinds.filter(({ kind }) => query.kind === undefined || kind === query.kind)
  const isNarrowed = [query.q, query.userId, query.ids].some((one) => one !== undefined)
  const [whole, found]: Partial<Answer>[] = await Promise.all(
    [
      sql`select ${countsOf(rowsOf(kinds), reader, query)}, ${othersFor(reader)}`,
      asked.length > 0 && (isNarrowed ? narrowed(asked, reader, query) : sql`select ${pageOf(rowsOf(asked), query)}`),
    ].map(async (statement) => (statement ? (await database.execute<Partial<Answer>>(statement)).rows[0]! : {})),
  )
  const items = await readItems(database, kinds, found!.page ?? [], reader)
  const waiting = whole!.counted ?? []
  const counted = isNarrowed ? found!.counted : waiting.filter(({ kind }) => asked.some((each) => each.kind === kind))
  return { ...(whole as Answer), waiting, counted: counted ?? [], items }
}

type Answer = Omit<Stored, 'items' | 'waiting' | 'counted'> & {
  readonly counted: Stored['counted'] | null
  readonly page: readonly Place[] | null
}

const rowsOf = (kinds: readonly Rows[], narrowing: Narrowing = {}): readonly SQL[] =>
  kinds.map(({ rows }) => rows(['id', 'amount', 'since', 'dueOn', 'needsMyApproval'], narrowing))

function narrowed(kinds: readonly Rows[], reader: InboxReader, query: InboxQuery): SQL {
  const named = query.q === undefined ? sql`` : sql`named as (${idsNamed(query.q)}), `
  const waiting = [sql`select * from waiting`]
  return sql`with ${named}waiting as (${united(rowsOf(kinds, query))})
    select ${countsOf(waiting, reader, query)}, ${pageOf(waiting, query)}`
}

const united = (each: readonly SQL[]) => sql.join([...each], sql` union all `)

const isAskedBy = ({ needsMyApproval }: InboxQuery) =>
  needsMyApproval === undefined ? sql`true` : sql`"needsMyApproval" = ${needsMyApproval}`

/** Counts each kind separately, which costs a third less than grouping all rows. */
function countsOf(kinds: readonly SQL[], reader: InboxReader, query: InboxQuery): SQL {
  const isAsked = isAskedBy(query)
  const lateSince = new Date(reader.now.getTime() - LATE_AFTER_HOURS * 3_600_000).toISOString()
  const counts = kinds.map(
    (rows) => sql`select kind, count(*) as waiting, count(*) filter (where ${isAsked}) as total,
      count(*) filter (where "needsMyApproval") as approvals,
      count(*) filter (where ${isAsked} and since < ${lateSince}::timestamptz) as late,
      coalesce(sum(amount) filter (where ${isAsked}), 0) as amount
    from (${rows}) each group by kind`,
  )
  return sql`(select json_agg(counted) from (
    select kind, sum(waiting)::integer as waiting, sum(total)::integer as total, sum(approvals)::integer as "toApprove",
      sum(late)::integer as late, sum(amount)::text as amount
    from (${united(counts)}) counts group by kind) counted) as counted`
}

function othersFor(reader: InboxReader): SQL {
  const viewer = { userId: reader.adminId, scope: reader.managerId === undefined ? 'all' : 'assigned' } as const
  return sql`
    (select count(*)::integer from ${tickets} where ${allOf(listedTo(viewer), isUnreadBy(viewer), isForReader(reader))}) as unread,
    ${reader.seesPayments ? queuedPayments : sql`0`} as queued,
    ${administrators} as administrators`
}

/** Sorts and limits each kind before all of them are merged. */
function pageOf(kinds: readonly SQL[], query: InboxQuery): SQL {
  const { skip = 0, take = DEFAULT_TAKE } = query
  const order = ORDERS[query.orderBy ?? 'since'](query.orderSide === 'desc' ? sql`desc` : sql`asc`)
  const first = kinds.map(
    (rows) =>
      sql`(select id, kind, since, "dueOn" from (${rows}) each where ${isAskedBy(query)} order by ${order} limit ${skip + take})`,
  )
  return sql`(select json_agg(page) from (
    select id, kind from (${united(first)}) waiting order by ${order} limit ${take} offset ${skip}) page) as page`
}

type Place = Pick<StoredItem, 'id' | 'kind'>

async function readItems(
  executor: Executor,
  kinds: readonly Rows[],
  page: readonly Place[],
  { now }: InboxReader,
): Promise<readonly StoredItem[]> {
  if (page.length === 0) return []
  const places = Map.groupBy(page, ({ kind }) => kind)
  const rows = kinds.flatMap(({ kind, among }) => {
    const own = places.get(kind)
    return own ? [among(own.map(({ id }) => id.slice(id.indexOf('/') + 1)))] : []
  })
  const { rows: answers } = await executor.execute<{ items: readonly StoredItem[] | null }>(sql`
    select json_agg(shown) as items from (
      select item.*, item.amount::text as cents, ${nameIn(sql`item."firstBy"`)} as "firstByName",
        ${claims.userId} as "claimedBy", ${nameIn(claims.userId)} as "claimedByName", ${claims.claimedAt} as "claimedAt"
      from (${sql.join(rows, sql` union all `)}) item
        join unnest(${textArray(page.map(({ id }) => id))}) with ordinality as page (id, place) using (id)
        left join ${claims} on ${claims.recordId}::text = item."recordId" and ${claims.kind} = item.kind and ${claims.expiresAt} > ${now.toISOString()}::timestamptz
      order by place
    ) shown`)
  return answers[0]!.items ?? []
}

/** Of a ticket, who is responsible for it reads its news; of one without, everybody who sees it. */
const isForReader = ({ adminId }: InboxReader) => or(isNull(tickets.managerId), eq(tickets.managerId, adminId))

const administrators = sql`(select count(*)::integer from ${users} where ${users.role} = 'admin' and not ${users.disabled} and ${users.deletedAt} is null)`

const queuedPayments = sql`(select count(*)::integer from ${payments} where ${eq(payments.state, 'queued')})`

const nameIn = (person: SQL | typeof claims.userId) =>
  sql`(select ${userName()} from ${users} where ${users.userId} = ${person})`

export const findMovements = (executor: Executor, ids: readonly string[]) =>
  executor
    .select()
    .from(bankMovements)
    .where(inArray(bankMovements.movementId, [...ids]))
