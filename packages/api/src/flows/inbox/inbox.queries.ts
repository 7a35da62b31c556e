import { LATE_AFTER_HOURS, type api, type InboxKind } from '@cauce/contract'
import { eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  contains,
  containsTerms,
  pageOf,
  readSearchTerms,
  textArray,
  type Database,
  type Executor,
} from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { bankMovements, payments } from '../../database/schema/bank.ts'
import { claims } from '../../database/schema/misc.ts'
import { tickets } from '../../database/schema/support.ts'
import type { Call } from '../../http/bind.ts'
import { isUnreadBy, listedTo } from '../../modules/support/tickets/index.ts'
import { dutiesOf } from './duties.queries.ts'
import { moneyDecisionsOf } from './money.queries.ts'
import { peopleDecisionsOf } from './people.queries.ts'
import type { Fact, InboxReader, Rows } from './waiting.queries.ts'

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
  const all = sql.join(
    kinds.map(({ rows }) => rows(factsOf(query))),
    sql` union all `,
  )
  const [counts, page] = [countsFor(reader, query), pageFor(query)]
  // A search is evaluated once for each row.
  const [kept, statements] =
    query.q === undefined ? [sql`not materialized`, [counts, page]] : [sql`materialized`, [sql`${counts}, ${page}`]]
  const answers = await Promise.all(
    statements.map((columns) =>
      database.execute<Partial<Answer>>(sql`
        with waiting as ${kept} (
          select kind, id, amount, since, "dueOn", "needsMyApproval", ${conditionOf(query)} as matches from (${all}) each
        ) select ${columns}`),
    ),
  )
  const { page: places, counted, ...others } = Object.assign({}, ...answers.map(({ rows }) => rows[0])) as Answer
  return { ...others, counted: counted ?? [], items: await readItems(database, kinds, places ?? [], reader) }
}

type Answer = Omit<Stored, 'items' | 'counted'> & { counted: Stored['counted'] | null; page: readonly Place[] | null }

const isAskedBy = ({ needsMyApproval }: InboxQuery) =>
  needsMyApproval === undefined ? sql`matches` : sql`matches and "needsMyApproval" = ${needsMyApproval}`

function countsFor(reader: InboxReader, query: InboxQuery): SQL {
  const isAsked = isAskedBy(query)
  const lateSince = new Date(reader.now.getTime() - LATE_AFTER_HOURS * 3_600_000).toISOString()
  const viewer = { userId: reader.adminId, scope: reader.managerId === undefined ? 'all' : 'assigned' } as const
  return sql`
    (select json_agg(counted) from (
      select kind, count(*)::integer as waiting, count(*) filter (where ${isAsked})::integer as total,
        count(*) filter (where matches and "needsMyApproval")::integer as "toApprove",
        count(*) filter (where ${isAsked} and since < ${lateSince}::timestamptz)::integer as late,
        coalesce(sum(amount) filter (where ${isAsked}), 0)::text as amount
      from waiting group by kind) counted) as counted,
    (select count(*)::integer from ${tickets} where ${allOf(listedTo(viewer), isUnreadBy(viewer), isForReader(reader))}) as unread,
    ${reader.seesPayments ? queuedPayments : sql`0`} as queued,
    ${administrators} as administrators`
}

function pageFor(query: InboxQuery): SQL {
  const { limit, offset } = pageOf(query)
  const order = ORDERS[query.orderBy ?? 'since'](query.orderSide === 'desc' ? sql`desc` : sql`asc`)
  return sql`(select json_agg(page) from (
    select id, kind from waiting where ${isAskedBy(query)} order by ${order} limit ${limit} offset ${offset}) page) as page`
}

const factsOf = ({ q, userId }: InboxQuery): readonly Fact[] => [
  ...(['id', 'amount', 'since', 'dueOn', 'needsMyApproval'] as const),
  ...(q === undefined ? [] : (['name', 'title', 'text', 'iban', 'number'] as const)),
  ...(userId === undefined ? [] : (['userId'] as const)),
]

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

/** `2.000,00`, `2000,00` and `2000.00`: an amount as it is shown and as people type it. */
const plain = sql`to_char(abs(amount) / 100.0, 'FM99999999999990.00')`
const grouped = sql`translate(to_char(abs(amount) / 100.0, 'FM99,999,999,999,990.00'), ',.', '.,')`
const figures = sql`, number, ${plain}, replace(${plain}, '.', ','), ${grouped}`
const searchedFor = (text: string) => sql`concat_ws(' ', name, title, text, iban${/\d/.test(text) ? figures : sql``})`

function conditionOf({ kind, q, ids, userId }: InboxQuery): SQL {
  return (
    allOf(
      kind && sql`kind = ${kind}`,
      userId && sql`"userId" = ${userId}`,
      ids && sql`id = any(${textArray(ids)})`,
      q && containsTerms((text) => contains(searchedFor(text), text), readSearchTerms(q)),
    ) ?? sql`true`
  )
}

export const findMovements = (executor: Executor, ids: readonly string[]) =>
  executor
    .select()
    .from(bankMovements)
    .where(inArray(bankMovements.movementId, [...ids]))
